import { getRefusal } from "../../booking/day-places";
import type { Locale } from "../../config/locales";
import { getMailTranslator } from "../messages";
import { loadOffer } from "../offers/load-offer";
import type { Store } from "../store/store";
import { isClosedByContent, toDepartureRow } from "./day-places";
import { loadDays } from "./load-days";

/** Loads what staff have to know of the places of a day that a guest asks for: how many are taken, that it is full or closed. */
export async function loadPlaceNotes(
  store: Pick<Store, "departures">,
  { service: key, date: day }: { service?: string | undefined; date?: string | undefined },
  locale: Locale,
): Promise<string[]> {
  const offer = key === undefined ? undefined : loadOffer(key);
  if (key === undefined || day === undefined || offer === undefined) return [];
  const days = await loadDays(store, { key, offer, from: day, to: day });
  const t = getMailTranslator(locale);
  const stored = days.stored.get(day);
  const { state, held, capacity, isByBoat } = toDepartureRow({ offer: key, day }, offer, stored);
  const isFull = getRefusal({ ...days.get(day), isClosed: false }, 1) === "full";
  // What the editor has closed is told as sold out already.
  const isClosed = (state === "closed" || state === "cancelled") && !isClosedByContent(offer, day);
  return [
    ...(isClosed ? [t(`problems.${state}`)] : []),
    ...(isFull ? [t("problems.full")] : []),
    ...(capacity === null ? [] : [t(isByBoat ? "problems.boats" : "problems.places", { held, capacity })]),
  ];
}
