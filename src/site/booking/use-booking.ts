import { useEffect, useEffectEvent, useRef, useState, type RefObject, type SyntheticEvent } from "react";

import { CHOICE_KEYS } from "../../domain/booking/choice-keys";
import { afterPaint } from "../browser/after-paint";
import type { DayStates } from "../browser/load-day-states";
import { loadTrip, saveTrip, subscribeToTrip } from "../browser/stored-text";
import type { BookingContext, Outcome } from "./calculate";
import type * as RunCalculator from "./run-calculator";
import { hasFixedDays } from "../../domain/booking/bookable-offer";
import type { DayProblem } from "../../domain/booking/running-days";

type Calculator = typeof RunCalculator;

/**
 * Returns the choice as the end of an address before the calculator is loaded: what the page's address says, and of the fields that
 * the visitor has touched what they hold.
 */
function getPlainSearch(form: HTMLFormElement, touched: ReadonlySet<string>): string {
  const address = new URLSearchParams(window.location.search);
  const fields = new FormData(form);
  const params = new URLSearchParams();
  for (const name of Object.values(CHOICE_KEYS)) {
    const value = touched.has(name) ? fields.get(name) : address.get(name);
    if (typeof value === "string" && value !== "") params.set(name, value);
  }
  const search = params.toString();
  return search && `&${search}`;
}

/**
 * Runs the panel's form: its fields are the state, and the calculator is loaded when the form comes into view, or at the first
 * touch. What was touched is painted before the price is calculated.
 */
export function useBooking(form: RefObject<HTMLFormElement | null>, context: BookingContext) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [plainSearch, setPlainSearch] = useState("");
  const isStarted = useRef(false);
  const isFilled = useRef(false);
  const touched = useRef(new Set<string>());
  const dayStates = useRef<DayStates>({});
  const home = useRef("");
  const knownTrip = useRef("");

  /** The page stays on the screen for a moment after the visitor has gone to another one, whose address is not the panel's. */
  const isHere = () => window.location.pathname === home.current;

  function showPlainSearch() {
    if (form.current && !isFilled.current) setPlainSearch(getPlainSearch(form.current, touched.current));
  }

  /** Shows how the days stand once the server has said so; the form never waits for that. */
  async function showDayStates({ loadDayStates, startCalculator }: Calculator) {
    const states = await loadDayStates(context.offer.key);
    if (states === dayStates.current) return;
    dayStates.current = states;
    if (form.current) setOutcome(startCalculator(form.current, { ...context, dayStates: states }));
  }

  async function run(
    work: (calculator: Calculator, element: HTMLFormElement, known: BookingContext) => Outcome,
  ) {
    try {
      const [calculator] = await Promise.all([
        import("./run-calculator"),
        afterPaint().then(showPlainSearch),
      ]);
      if (!form.current || !isHere()) return;
      if (!isFilled.current) calculator.fillFromAddress(form.current, context, touched.current);
      isFilled.current = true;
      setOutcome(work(calculator, form.current, { ...context, dayStates: dayStates.current }));
      void showDayStates(calculator);
    } catch {
      // Offline, or a new version of the site: the form, the price table and the chat still work.
    }
  }

  function start() {
    if (isStarted.current) return;
    isStarted.current = true;
    void run(({ startCalculator }, element, known) => startCalculator(element, known));
  }

  function update(changed: string) {
    isStarted.current = true;
    touched.current.add(changed);
    void run(({ runCalculator, getChangedTrip }, element, known) => {
      const next = runCalculator(element, known, changed);
      knownTrip.current = getChangedTrip(element, known, changed, next);
      saveTrip(knownTrip.current);
      return next;
    });
  }

  /** The trip was changed in its bar above the page. */
  const followTrip = useEffectEvent(() => {
    if (loadTrip() === knownTrip.current) return;
    knownTrip.current = loadTrip();
    isStarted.current = true;
    void run(({ fillFromTrip, runCalculator }, element, known) => {
      fillFromTrip(element, known);
      return runCalculator(element, known, "");
    });
  });

  function settle() {
    if (!isStarted.current) return;
    void run(({ settleNumbers, runCalculator }, element, known) => {
      settleNumbers(element);
      return runCalculator(element, known, "");
    });
  }

  useEffect(() => {
    home.current = window.location.pathname;
    knownTrip.current = loadTrip();
    // A page opened with a choice shows it at once.
    if (window.location.search !== "" || loadTrip() !== "") start();
    if (!form.current || !("IntersectionObserver" in window)) return undefined;
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
    onFocus: start,
    onPointerEnter: start,
    onInput: (event: SyntheticEvent) => update((event.target as HTMLInputElement).name),
    onBlur: settle,
  };
  return { outcome, search: outcome?.search ?? plainSearch, update, formProps };
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
