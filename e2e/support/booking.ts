import { getNextDays } from "../../src/booking/running-days";
import { loadContent, type Offer } from "./fixture";

const site = loadContent("settings/site");

/** Gets one of the offered days, at any hour: not the first, whose cut-off may just have passed. */
export function getOfferedDay(offer: Offer, port: string): string {
  const days = getNextDays({ offer, port, rules: site.en.booking, now: Date.now() }, 3);
  return days.at(-1) ?? "";
}
