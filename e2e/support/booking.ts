import { getNextDays } from "../../src/booking/running-days";
import { loadContent } from "../../src/testing/load-content";
import type { Offer } from "./offers";

const site = loadContent("settings/site");

/** Gets a day that is offered for one tap whatever the hour: not the first, which may just have become too late. */
export function getOfferedDay(offer: Offer, port: string): string {
  const days = getNextDays({ offer, port, rules: site.en.booking, now: Date.now() }, 3);
  return days.at(-1) ?? "";
}
