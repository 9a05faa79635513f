import { useId, useRef } from "react";

import { CHOICE_KEYS } from "../../booking/choice-keys";
import * as controls from "../../components/form/control.module.css";
import { useLocale } from "../../i18n/locale-context";
import type { Outcome } from "./calculate";
import * as styles from "./day-field.module.css";

interface DayFieldProps {
  outcome: Outcome | undefined;
  onChoose: (name: string) => void;
}

/** The day: the next ones for one tap, and a date field for all others, which refuses a day without a tour. */
export function DayField({ outcome, onChoose }: DayFieldProps) {
  const { t } = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const problem = outcome?.dayProblem;

  function choose(day: string) {
    if (input.current) input.current.value = day;
    onChoose(CHOICE_KEYS.date);
  }

  return (
    <div className={controls.field}>
      <label htmlFor={id}>{t("booking.form.date")}</label>
      <input
        ref={input}
        id={id}
        className={controls.control}
        type="date"
        name={CHOICE_KEYS.date}
        min={outcome?.firstDay}
        max={outcome?.lastDay}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}-problem`}
      />
      <p className={controls.problem} id={`${id}-problem`} role="status">
        {problem && t(`booking.days.${outcome.days.length > 0 ? problem : "none"}`, { day: outcome.nextDay })}
      </p>
      {outcome && outcome.days.length > 0 && (
        <div className={styles.days} role="group" aria-label={t("booking.form.nextDays")}>
          {outcome.days.map(({ day, label }) => (
            <button
              key={day}
              type="button"
              className={styles.day}
              aria-pressed={day === outcome.chosenDay}
              onClick={() => choose(day)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
