import { useId, useRef } from "react";

import { CHOICE_KEYS } from "../../domain/booking/choice-keys";
import * as controls from "../form/control.module.css";
import { VisuallyHidden } from "../ui/visually-hidden";
import { NEXT_DAYS } from "../../domain/config/booking";
import { useLocale } from "../ui/locale-context";
import type { Outcome } from "./calculate";
import * as styles from "./day-field.module.css";

interface DayFieldProps {
  outcome: Outcome | undefined;
  /** The visitor was about to send an offer of fixed days without a day. */
  isAsked: boolean;
  /** Shows the next days, too. */
  offersDays: boolean;
  onChoose: (name: string) => void;
}

const UNKNOWN = Array.from({ length: NEXT_DAYS }, (_, index) => index);

export function DayField({ outcome, isAsked, offersDays, onChoose }: DayFieldProps) {
  const { t } = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const problem = outcome?.dayProblem;
  const state = outcome?.dayState;
  const asks = isAsked && !problem && outcome?.chosenDay === undefined;

  // The place of the next days is there before they are known, and of as many when there are fewer.
  const blanks = UNKNOWN.slice(outcome?.days.length ?? 0);

  function choose(day: string) {
    if (input.current) input.current.value = day;
    onChoose(CHOICE_KEYS.date);
  }

  return (
    <div className={controls.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{t("booking.form.date")}</label>
        <span id={`${id}-state`} className={styles.state} role="status" data-state={state}>
          {state && t(`booking.dayStates.${state}`)}
        </span>
      </div>
      <input
        ref={input}
        id={id}
        className={controls.control}
        type="date"
        name={CHOICE_KEYS.date}
        min={outcome?.firstDay}
        max={outcome?.lastDay}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem || asks ? `${id}-problem` : state && `${id}-state`}
      />
      <p className={controls.problem} id={`${id}-problem`} role="status">
        {problem && t(`booking.days.${outcome.nextDay ? problem : "none"}`, { day: outcome.nextDay })}
        {asks && t("booking.days.ask")}
      </p>
      {offersDays && (!outcome || outcome.days.length > 0) && (
        <div
          className={styles.days}
          role={outcome && "group"}
          aria-label={outcome && t("booking.form.nextDays")}
        >
          {outcome?.days.map(({ day, label, state: dayState }) => (
            <button
              key={day}
              type="button"
              className={styles.day}
              data-state={dayState}
              aria-pressed={day === outcome.chosenDay}
              onClick={() => choose(day)}
            >
              {label}
              {dayState && <VisuallyHidden>{`, ${t(`booking.dayStates.${dayState}`)}`}</VisuallyHidden>}
            </button>
          ))}
          {blanks.map((blank) => (
            <span key={blank} className={styles.blank} aria-hidden="true" />
          ))}
        </div>
      )}
    </div>
  );
}
