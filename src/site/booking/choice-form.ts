import type { BookingPort } from "../../domain/booking/bookable-offer";
import { toChoiceParams, toChoiceTexts, type Choice, parseGuestChoice } from "../../domain/booking/choice";
import { CHOICE_KEYS, PARTY_KINDS } from "../../domain/booking/choice-keys";
import { mergeTrip, withoutPlace } from "../../domain/booking/trip";
import { loadTrip } from "../browser/stored-text";
import type { BookingContext } from "./booking-context";

/** Reads the panel's form, whose fields are named as in addresses. */
export function readFields(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)] as [string, string][]);
}

/** Reads the choice out of the panel's form. Persons of the trip whom the offer does not take have no field, and are still of the party. */
export function readChoice(form: HTMLFormElement, ports: readonly BookingPort[]): Choice {
  const params = readFields(form);
  const trip = new URLSearchParams(loadTrip());
  for (const kind of PARTY_KINDS) {
    const key = CHOICE_KEYS[kind];
    if (!form.elements.namedItem(key)) params.set(key, trip.get(key) ?? "");
  }
  return parseGuestChoice(params, ports);
}

/** Puts a choice into the panel's form; the fields named in `kept` stay as they are. */
export function fillChoice(form: HTMLFormElement, choice: Choice, kept?: ReadonlySet<string>): void {
  const values = new Map(
    toChoiceTexts(choice).map(([field, text = ""]) => [CHOICE_KEYS[field] as string, text]),
  );
  for (const field of form.elements) {
    // A hidden field is the offer's own: it begins at the airport, whatever an address says.
    if (!(field instanceof HTMLInputElement) || field.type === "hidden" || kept?.has(field.name)) continue;
    const value = values.get(field.name);
    if (value === undefined) continue;
    // What the choice leaves open stays as the form has it: the only port of an offer is chosen.
    if (field.type === "radio") field.checked = value === "" ? field.defaultChecked : field.value === value;
    else field.value = value;
  }
}

/**
 * Returns what the page's address says of a choice, and the visit's trip of what it leaves open; `undefined` when nothing was said.
 * A port of the trip that the offer does not have is left out.
 */
export function getSaidChoice(
  search: string,
  { offer, ports }: Pick<BookingContext, "offer" | "ports">,
): Choice | undefined {
  // The place of a transfer is a flight, and nobody's hotel.
  const trip = offer.asks_flight ? withoutPlace(loadTrip()) : loadTrip();
  const params = mergeTrip(trip, new URLSearchParams(search));
  if (!offer.ports.includes(params.get(CHOICE_KEYS.port) ?? "")) params.delete(CHOICE_KEYS.port);
  return Object.values(CHOICE_KEYS).some((key) => params.has(key))
    ? parseGuestChoice(params, ports)
    : undefined;
}

/** Keeps the choice in the page's address, so that going back, a reload and a link sent on find it again. */
export function keepInAddress(choice: Choice): void {
  // The editor's preview is no page of the site: its address is not ours to change.
  if (window.location.pathname.startsWith("/admin/")) return;
  const url = new URL(window.location.href);
  for (const key of Object.values(CHOICE_KEYS)) url.searchParams.delete(key);
  for (const [key, value] of toChoiceParams(choice)) url.searchParams.set(key, value);
  // The history's own state is Gatsby's: it remembers with it where the page was scrolled to.
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, "", url);
}
