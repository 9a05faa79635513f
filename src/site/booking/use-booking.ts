import { useEffect, useEffectEvent, useRef, useState, type RefObject, type SyntheticEvent } from "react";

import { CHOICE_KEYS } from "../../domain/booking/choice-keys";
import { loadDayStates, NO_STATES } from "../browser/load-day-states";
import { loadTrip, saveTrip, subscribeToTrip } from "../browser/stored-text";
import type { BookingContext, Outcome } from "./calculate";
import {
  calculateForm,
  fillFromAddress,
  fillFromTrip,
  getChangedTrip,
  runCalculator,
  settleNumbers,
} from "./run-calculator";
import { hasFixedDays } from "../../domain/booking/bookable-offer";
import type { DayProblem } from "../../domain/booking/running-days";

/** Runs the panel's form: its fields are the state. It is calculated, and asks how the days stand, when it comes into view, or at the first touch. */
export function useBooking(form: RefObject<HTMLFormElement | null>, context: BookingContext) {
  const [outcome, setOutcome] = useState<Outcome>();
  const dayStates = useRef(NO_STATES);
  const home = useRef("");
  const knownTrip = useRef("");

  function run(work: (element: HTMLFormElement, known: BookingContext) => Outcome): Outcome | undefined {
    // The page stays on the screen for a moment after the visitor has gone to another one, whose address is not the panel's.
    if (!form.current || window.location.pathname !== home.current) return undefined;
    const next = work(form.current, { ...context, dayStates: dayStates.current });
    setOutcome(next);
    return next;
  }

  /** Shows how the days stand once the server has said so; the form never waits for that. */
  async function showDayStates() {
    const states = await loadDayStates(context.offer.key);
    if (states === dayStates.current) return;
    dayStates.current = states;
    run(calculateForm);
  }

  function update(changed: string) {
    run((element, known) => {
      const next = runCalculator(element, known, changed);
      knownTrip.current = getChangedTrip(element, known, changed, next);
      saveTrip(knownTrip.current);
      return next;
    });
    void showDayStates();
  }

  /** The trip was changed in its bar above the page. */
  const followTrip = useEffectEvent(() => {
    if (loadTrip() === knownTrip.current) return;
    knownTrip.current = loadTrip();
    run((element, known) => {
      fillFromTrip(element, known);
      return runCalculator(element, known, "");
    });
  });

  function start() {
    run(calculateForm);
    void showDayStates();
  }

  function settle() {
    if (!outcome) return;
    run((element, known) => {
      settleNumbers(element);
      return runCalculator(element, known, "");
    });
  }

  useEffect(() => {
    home.current = window.location.pathname;
    knownTrip.current = loadTrip();
    if (!form.current) return undefined;
    // A page opened with a choice shows it at once.
    if (fillFromAddress(form.current, context)) start();
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) start();
    });
    observer.observe(form.current);
    return () => observer.disconnect();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for the page's first address
  }, []);

  useEffect(() => subscribeToTrip(followTrip), []);

  // Back to another entry of the same page leaves the form as it is: that entry's address gets its choice.
  useEffect(() => {
    window.addEventListener("popstate", settle);
    return () => window.removeEventListener("popstate", settle);
  });

  const formProps = {
    onFocus: () => {
      if (!outcome) start();
    },
    onInput: (event: SyntheticEvent) => update((event.target as HTMLInputElement).name),
    onBlur: settle,
  };
  return { outcome, update, formProps };
}

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

  function refuseWrongDay(event: SyntheticEvent) {
    if (!problem) return;
    event.preventDefault();
    getDayInput()?.focus();
  }

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
