import { List } from "immutable";
import { DayPicker } from "react-day-picker";
import { enGB, es, it } from "react-day-picker/locale";

import { getShownLocale, getT } from "../texts";
import { formatDay, type ControlProps } from "./checked-inputs";

const CALENDARS = { en: enGB, es, it } as const;

/** A day as the content has it, of a date that the calendar counts on the clock of this device. */
function toDay(date: Date): string {
  const part = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

function toDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

/** The field for days of the calendar: a tap on a day closes it, another opens it again. */
export function DaysControl({ field, value, onChange, forID }: ControlProps) {
  const t = getT();
  const label = field.get("label") as string | undefined;
  const days = (List.isList(value) ? value.toArray() : []).map(String).sort();
  const choose = (chosen: readonly string[]) => onChange(List([...new Set(chosen)].sort()));
  return (
    <div className="fieldDays" id={forID} role="group" aria-label={label} tabIndex={-1}>
      <DayPicker
        mode="multiple"
        locale={CALENDARS[getShownLocale()]}
        selected={days.map(toDate)}
        modifiersClassNames={{ selected: "fieldDayClosed" }}
        onSelect={(dates) => choose((dates ?? []).map(toDay))}
      />
      {days.length === 0 && <p>{t("closedDays.none")}</p>}
      <ul>
        {days.map((day) => (
          <li key={day}>
            {formatDay(day)}
            <button
              type="button"
              aria-label={`${t("closedDays.open")} ${formatDay(day)}`}
              onClick={() => choose(days.filter((one) => one !== day))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
