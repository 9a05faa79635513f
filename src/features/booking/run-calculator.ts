import { CHOICE_KEYS, PARTY_KINDS } from "../../booking/choice-keys";
import type { BookingContext } from "./booking-context";
import { calculate, type Outcome } from "./calculate";
import { fillChoice, getAddressChoice, keepInAddress, readChoice } from "./choice-form";

/** A cruise guest is met where ships call: choosing the ship chooses that port, where the offer has it. */
function followShip(form: HTMLFormElement, { offer, ports }: BookingContext): void {
  const calls = (key: string) =>
    typeof ports.find((port) => port.key === key)?.back_aboard_margin_minutes === "number";
  const chosen = readChoice(form).port;
  const port = offer.ports.find(calls);
  if (port === undefined || (chosen !== undefined && calls(chosen))) return;
  fillChoice(form, { ...readChoice(form), port: port as NonNullable<typeof chosen> });
}

/** Puts the choice of the page's address into the form, when there is one; what the visitor has touched before stays. */
export function fillFromAddress(form: HTMLFormElement, touched: ReadonlySet<string>): void {
  const asked = getAddressChoice(window.location.search);
  if (asked) fillChoice(form, asked, touched);
}

/** Calculates the form's present choice. */
export function startCalculator(form: HTMLFormElement, context: BookingContext): Outcome {
  return calculate(readChoice(form), context, Date.now());
}

/** Calculates the form's choice after a change of the field `changed`, and keeps it in the page's address. */
export function runCalculator(form: HTMLFormElement, context: BookingContext, changed: string): Outcome {
  const choice = readChoice(form);
  if (changed === CHOICE_KEYS.pickupKind && choice.pickup?.kind === "cruise") followShip(form, context);
  const outcome = calculate(readChoice(form), context, Date.now());
  const { date: _date, ...rest } = readChoice(form);
  keepInAddress(outcome.chosenDay === undefined ? rest : { ...rest, date: outcome.chosenDay });
  return outcome;
}

/**
 * Writes the parsed numbers back into their fields when these have lost the focus, so that both agree. The focused
 * field is left alone.
 */
export function settleNumbers(form: HTMLFormElement): void {
  const choice = readChoice(form);
  for (const kind of PARTY_KINDS) {
    const field = form.elements.namedItem(CHOICE_KEYS[kind]);
    if (field instanceof HTMLInputElement && field !== form.ownerDocument.activeElement)
      field.value = String(choice[kind]);
  }
}
