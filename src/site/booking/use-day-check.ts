import { useState, type RefObject, type SyntheticEvent } from "react";

import { CHOICE_KEYS } from "../../domain/booking/choice-keys";
import { hasFixedDays } from "../../domain/booking/bookable-offer";
import type { DayProblem } from "../../domain/booking/running-days";

/**
 * Prevents that a visitor goes on with a wrong day, or by chat without one for an offer that does not run every day. Gets whether a day was
 * asked for, and what handles a click on the way to the contact form and to the chat.
 */
export function useDayCheck(
  form: RefObject<HTMLFormElement | null>,
  offer: Queries.OfferBookingFragment,
  problem: DayProblem | undefined,
) {
  const [isAsked, setIsAsked] = useState(false);
  const getDayInput = () => form.current?.querySelector<HTMLInputElement>(`[name=${CHOICE_KEYS.date}]`);

  /** A day that it does not run has to be put right first. */
  function refuseWrongDay(event: SyntheticEvent) {
    if (!problem) return;
    event.preventDefault();
    getDayInput()?.focus();
  }

  /** Asks once for a day before the chat opens: for one of its own, of an offer that does not run every day. */
  function askForDay(event: SyntheticEvent) {
    const day = getDayInput();
    const isOpen = day?.value === "" ? hasFixedDays(offer) : problem !== undefined;
    if (!isOpen || isAsked) return;
    event.preventDefault();
    setIsAsked(true);
    day?.focus();
  }

  return [isAsked && hasFixedDays(offer), refuseWrongDay, askForDay] as const;
}
