import { getNextDays } from "../booking/running-days";
import { loadOffer, loadSettings } from "../server/platform/published";

/** Finds a day on which an offer runs, neither today nor tomorrow: the third of them, or a later one. */
export function findRunningDay(
  { service, collection }: { service: string; collection: "excursions" | "activities" },
  count = 3,
): string {
  const offer = loadOffer(service, collection);
  if (!offer) throw new Error(`There is no offer ${service}.`);
  const rules = loadSettings().site.en.booking;
  return getNextDays({ offer, port: undefined, rules, now: Date.now() }, count).at(-1) ?? "";
}
