import { CHOICE_KEYS, PARTY_KINDS } from "./choice-keys";

/** In years, of the youngest of the party: the same name as in the address of a filtered catalog. */
export const YOUNGEST_KEY = "age";

const KEYS: readonly string[] = [...Object.values(CHOICE_KEYS), YOUNGEST_KEY];

const { pickupKind, place, shipDocked, shipAllAboard, shipClock } = CHOICE_KEYS;
const PARTY_PARAMS: readonly string[] = PARTY_KINDS.map((kind) => CHOICE_KEYS[kind]);
const PICKUP_KEYS: readonly string[] = [pickupKind, place, shipDocked, shipAllAboard, shipClock];

export function pickTrip(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...params].filter(([key, value]) => KEYS.includes(key) && value !== ""));
}

/** Tells whether the persons of a trip were counted; otherwise a choice falls back to two adults. */
export const hasParty = (params: URLSearchParams) => PARTY_PARAMS.some((key) => params.has(key));

/** Changes a trip by the fields of a form that the visitor has touched; a field that is empty now is no part of it any more. */
export function changeTrip(trip: string, form: URLSearchParams, touched: Iterable<string>): string {
  const changed = new URLSearchParams(trip);
  const names = [...touched].filter((name) => KEYS.includes(name));
  if (names.includes(pickupKind)) for (const key of PICKUP_KEYS) changed.delete(key);
  for (const name of names) {
    const value = form.get(name) ?? "";
    if (value === "") changed.delete(name);
    else changed.set(name, value);
  }
  return changed.toString();
}

/**
 * Adds to a trip what an address says that it leaves open: what was said in this visit is newer. A flight, a place that somebody else may
 * have typed, and a day that is over (`today` as `YYYY-MM-DD`) are no part of it.
 */
export function adoptTrip(trip: string, address: URLSearchParams, today: string): string {
  const said = pickTrip(address);
  if (said.get(pickupKind) === "airport") for (const key of PICKUP_KEYS) said.delete(key);
  said.delete(place);
  if ((said.get(CHOICE_KEYS.date) ?? "9") < today) said.delete(CHOICE_KEYS.date);
  return said.size > 0 ? mergeTrip(said.toString(), new URLSearchParams(trip)).toString() : trip;
}

/** Leaves out where a party stays; a port still tells who comes by ship. */
export function withoutPlace(trip: string): string {
  const params = new URLSearchParams(trip);
  params.delete(place);
  params.delete(pickupKind);
  return params.toString();
}

export function getYoungest(trip: string): number | undefined {
  const age = new URLSearchParams(trip).get(YOUNGEST_KEY) ?? "";
  return /^\d{1,2}$/.test(age) ? Number(age) : undefined;
}

/** Adds what is missing of a choice from the trip of the visit; another kind of pick-up, or a party, replaces the whole one. */
export function mergeTrip(trip: string, choice: URLSearchParams): URLSearchParams {
  const merged = new URLSearchParams(trip);
  const isOtherPickup = choice.has(pickupKind) && choice.get(pickupKind) !== merged.get(pickupKind);
  if (isOtherPickup) for (const key of PICKUP_KEYS) merged.delete(key);
  // An address leaves out whom nobody of is there.
  if (hasParty(choice)) for (const key of PARTY_PARAMS) merged.delete(key);
  for (const [key, value] of pickTrip(choice)) merged.set(key, value);
  return merged;
}
