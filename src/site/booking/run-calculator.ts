import { type BookingPort, isShipPortKey } from "../../domain/booking/bookable-offer";
import { CHOICE_KEYS, PARTY_KINDS } from "../../domain/booking/choice-keys";
import {
  toChoiceParams,
  toChoiceTexts,
  type Choice,
  parseGuestChoice,
  NO_CHOICE,
} from "../../domain/booking/choice";
import { mergeTrip, withoutPlace, changeTrip } from "../../domain/booking/trip";
import { loadTrip } from "../browser/stored-text";
import { isChanged } from "../gatsby/early-input";
import { type BookingContext, calculate, type Outcome } from "./calculate";

function readFields(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)] as [string, string][]);
}

/** Reads the choice out of the panel's form. Persons of the trip whom the offer does not take have no field, and are still of the party. */
function readChoice(form: HTMLFormElement, ports: readonly BookingPort[]): Choice {
  const params = readFields(form);
  const trip = new URLSearchParams(loadTrip());
  for (const kind of PARTY_KINDS) {
    const key = CHOICE_KEYS[kind];
    if (!form.elements.namedItem(key)) params.set(key, trip.get(key) ?? "");
  }
  return parseGuestChoice(params, ports);
}

/** Puts a choice into the panel's form; the fields named in `kept` stay as they are. */
function fillChoice(form: HTMLFormElement, choice: Choice, kept?: ReadonlySet<string>): void {
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
function getSaidChoice(
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

function keepInAddress(choice: Choice): void {
  // The editor's preview is no page of the site: its address is not ours to change.
  if (window.location.pathname.startsWith("/admin/")) return;
  const url = new URL(window.location.href);
  for (const key of Object.values(CHOICE_KEYS)) url.searchParams.delete(key);
  for (const [key, value] of toChoiceParams(choice)) url.searchParams.set(key, value);
  // The history's own state is Gatsby's: it remembers with it where the page was scrolled to.
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, "", url);
}

function getFocusedKind({ ownerDocument: { activeElement } }: HTMLFormElement): Element | undefined {
  const isKind = activeElement instanceof HTMLInputElement && activeElement.name === CHOICE_KEYS.pickupKind;
  return isKind ? activeElement : undefined;
}

/**
 * A cruise guest is met where ships call: choosing the ship chooses that port, where the offer has it. Arrow keys choose every kind that
 * they pass, so with the keyboard the port follows when the focus leaves the kinds.
 */
function followShip(form: HTMLFormElement, { offer, ports }: BookingContext): void {
  const calls = (key: string) => isShipPortKey(key, ports);
  const choice = readChoice(form, ports);
  const port = offer.ports.find(calls);
  const focused = getFocusedKind(form);
  if (choice.pickup?.kind !== "cruise" || port === undefined || focused?.matches(":focus-visible")) return;
  if (choice.port !== undefined && calls(choice.port)) return;
  fillChoice(form, { ...choice, port: port as NonNullable<typeof choice.port> });
  // The chosen kind is not shown with that port: the focus goes on to the ship's name.
  if (focused) form.querySelector<HTMLInputElement>(`[name=${CHOICE_KEYS.place}]`)?.focus();
}

function leaveShip(form: HTMLFormElement, { offer, ports }: BookingContext): void {
  const choice = readChoice(form, ports);
  const calls = (key: string | undefined) => isShipPortKey(key, ports);
  if (choice.pickup?.kind !== "cruise" || calls(choice.port) || !offer.ports.some(calls)) return;
  for (const field of form.querySelectorAll<HTMLInputElement>(`[name=${CHOICE_KEYS.pickupKind}]`))
    field.checked = false;
}

/** Puts what the page's address and the trip say into the form, and tells whether they say something; what was entered before the scripts ran stays. */
export function fillFromAddress(form: HTMLFormElement, context: BookingContext): boolean {
  const said = getSaidChoice(window.location.search, context);
  const fields = [...form.elements].filter((field) => field instanceof HTMLInputElement);
  if (said) fillChoice(form, said, new Set(fields.filter(isChanged).map(({ name }) => name)));
  return said !== undefined;
}

export function fillFromTrip(form: HTMLFormElement, context: BookingContext): void {
  fillChoice(form, getSaidChoice("", context) ?? NO_CHOICE);
}

export function calculateForm(form: HTMLFormElement, context: BookingContext): Outcome {
  return calculate(readChoice(form, context.ports), context, Date.now());
}

/** Calculates the form's choice after a change of the field `changed`, and keeps it in the page's address. */
export function runCalculator(form: HTMLFormElement, context: BookingContext, changed: string): Outcome {
  const { ports } = context;
  if (changed === CHOICE_KEYS.port) leaveShip(form, context);
  else followShip(form, context);
  const outcome = calculate(readChoice(form, ports), context, Date.now());
  const { date: _date, ...rest } = readChoice(form, ports);
  keepInAddress(outcome.chosenDay === undefined ? rest : { ...rest, date: outcome.chosenDay });
  return outcome;
}

/** Returns the trip of the visit after the field `changed` was; a day on which this offer does not run, and a flight, are no part of it. */
export function getChangedTrip(
  form: HTMLFormElement,
  { offer, ports }: BookingContext,
  changed: string,
  { dayProblem }: Outcome,
): string {
  const isImpossible = changed === CHOICE_KEYS.date && dayProblem !== undefined;
  if (isImpossible || (changed === CHOICE_KEYS.place && offer.asks_flight)) return loadTrip();
  const fields = readFields(form);
  // Choosing the ship has chosen its port; another port has left the ship.
  const hasLeftShip =
    changed === CHOICE_KEYS.port &&
    !fields.has(CHOICE_KEYS.pickupKind) &&
    !isShipPortKey(fields.get(changed), ports);
  const said =
    changed === CHOICE_KEYS.pickupKind || hasLeftShip
      ? [CHOICE_KEYS.pickupKind, CHOICE_KEYS.port]
      : [changed];
  return changeTrip(loadTrip(), fields, said);
}

/**
 * Writes the parsed numbers back into their fields when these have lost the focus, so that both agree. The focused
 * field is left alone.
 */
export function settleNumbers(form: HTMLFormElement): void {
  const choice = readChoice(form, []);
  for (const kind of PARTY_KINDS) {
    const field = form.elements.namedItem(CHOICE_KEYS[kind]);
    if (field instanceof HTMLInputElement && field !== form.ownerDocument.activeElement)
      field.value = String(choice[kind]);
  }
}
