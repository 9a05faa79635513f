import { useId } from "react";

import * as controls from "../form/control.module.css";
import { chooseDrafted } from "../form/form-draft";
import { CONTACT_ENDPOINT } from "../../domain/config/forms";
import { useLocale } from "../ui/locale-context";
import type { AskedChoice } from "./ask-choice";
import { NO_DAY } from "./no-day";

interface DaySelectProps {
  days: AskedChoice["days"];
  error: string | undefined;
}

const fillFromDraft = (select: HTMLSelectElement | null) => chooseDrafted(select, CONTACT_ENDPOINT);

/** Asks for the day of an offer that does not run every day; to have none yet is an answer, too. */
export function DaySelect({ days, error }: DaySelectProps) {
  const { t } = useLocale();
  const id = useId();
  if (days.length === 0) return null;
  return (
    <div className={controls.field}>
      <label htmlFor={id}>{t("booking.summary.day")}</label>
      <select
        ref={fillFromDraft}
        id={id}
        className={controls.control}
        name="date"
        required
        defaultValue=""
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
      >
        {/* Not disabled: browsers leave a disabled option out of what is sent, and the day would not be missed. */}
        <option value="" hidden />
        {days.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        <option value={NO_DAY}>{t("booking.summary.anyDay")}</option>
      </select>
      {error && (
        <p className={controls.problem} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
