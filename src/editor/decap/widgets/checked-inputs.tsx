import { List } from "immutable";
import { useId, useState, type HTMLAttributes } from "react";
import { DayPicker } from "react-day-picker";
import { enGB, es, it } from "react-day-picker/locale";

import { DAY_OF_YEAR } from "../../../domain/config/patterns";
import { toAgencyClock } from "../../../content/publication";
import { readNumber, type NumberLimits } from "../../../staff/ui/read-number";
import { getSharedT, getShownLocale, getT } from "../texts";

/** Input that cannot be read stays as it was typed. */
interface Reading {
  value: unknown;
  problem?: string | undefined;
}

export interface ControlProps {
  field: { get: (setting: string) => unknown };
  value: unknown;
  onChange: (value: unknown) => void;
  forID: string;
  classNameWrapper: string;
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
  isDisabled?: boolean;
}

interface CheckedInputProps {
  control: ControlProps;
  type: "text" | "date" | "datetime-local";
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  toText: (value: unknown) => string;
  /** Reads what was typed; `isIncomplete` when the browser itself can make no date of it. */
  read: (text: string, isIncomplete: boolean) => Reading;
  explain?: (value: unknown) => string;
}

/**
 * A field of one line that says while it is typed in what it cannot take. Words that cannot be read are kept in the draft, so that
 * nothing typed is lost and save validation refuses them.
 */
function CheckedInput({ control, type, inputMode, toText, read, explain }: CheckedInputProps) {
  const { value, onChange, forID, classNameWrapper, setActiveStyle, setInactiveStyle, isDisabled } = control;
  const [typed, setTyped] = useState({ text: toText(value), isIncomplete: false });
  const problemId = useId();
  // As it was typed, as long as the draft says the same: another may have changed it (“copy from”, a restored draft).
  const isTyped = read(typed.text, typed.isIncomplete).value === value;
  const shown = isTyped ? typed : { text: toText(value), isIncomplete: false };
  const { problem } = read(shown.text, shown.isIncomplete);

  function take({ value: text, validity }: HTMLInputElement): Reading | undefined {
    const isIncomplete = validity.badInput;
    if (text === shown.text && isIncomplete === shown.isIncomplete) return undefined;
    setTyped({ text, isIncomplete });
    const reading = read(text, isIncomplete);
    if (reading.value !== value) onChange(reading.value);
    return reading;
  }

  function leave(input: HTMLInputElement): void {
    setInactiveStyle();
    // Of a date that it cannot read the browser says nothing while it is typed.
    const reading = take(input) ?? read(shown.text, shown.isIncomplete);
    // Shows how it was understood: “1.250” becomes 1250.
    if (reading.problem === undefined) setTyped({ text: toText(reading.value), isIncomplete: false });
  }

  return (
    <>
      <input
        {...{ type, inputMode, id: forID, className: classNameWrapper, value: shown.text }}
        autoComplete="off"
        disabled={isDisabled}
        aria-invalid={problem !== undefined}
        aria-describedby={problemId}
        onChange={({ currentTarget }) => void take(currentTarget)}
        onFocus={setActiveStyle}
        onBlur={({ currentTarget }) => leave(currentTarget)}
      />
      <p className="fieldProblem" id={problemId} role="status">
        {problem}
      </p>
      {explain && problem === undefined && <p className="fieldMeaning">{explain(value)}</p>}
    </>
  );
}

function getLimits({ field }: ControlProps): NumberLimits {
  const limit = (name: string) => field.get(name) as number | undefined;
  return {
    isWhole: field.get("value_type") === "int",
    ...{ min: limit("min"), above: limit("above"), max: limit("max") },
  };
}

function toNumberText(value: unknown): string {
  const decimal = getShownLocale() === "en" ? "." : ",";
  if (typeof value === "number") return String(value).replace(".", decimal);
  return typeof value === "string" ? value : "";
}

export function NumberControl(control: ControlProps) {
  const limits = getLimits(control);
  const read = (text: string) => {
    const result = readNumber(text, limits, getSharedT("shared.numbers"));
    return "problem" in result ? { value: text, problem: result.problem } : result;
  };
  return <CheckedInput {...{ control, read }} toText={toNumberText} type="text" inputMode="decimal" />;
}

/** Every day of the year comes within eight years: there may be no February 29 between 1896 and 1904. */
const YEARS = 8;

/** Returns the next day of the calendar (`2026-12-27`) that a day of the year (`12-27`) falls on; an empty text for what is no day. */
export function toNextDay(day: unknown, today: string): string {
  if (typeof day !== "string" || !DAY_OF_YEAR.test(day)) return "";
  const year = Number(today.slice(0, 4));
  const days = Array.from({ length: YEARS + 1 }, (_, index) => `${year + index}-${day}`);
  const exists = (date: string) =>
    !Number.isNaN(Date.parse(date)) && toDate(date).toISOString().startsWith(date);
  return days.find((date) => date >= today && exists(date)) ?? "";
}

function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Formats a day of the calendar: with its weekday and year, or as a day of every year. */
export function formatDay(day: string, isEveryYear = false): string {
  const options = isEveryYear
    ? ({ day: "numeric", month: "long" } as const)
    : ({ weekday: "long", day: "numeric", month: "long", year: "numeric" } as const);
  return new Intl.DateTimeFormat(getShownLocale(), { ...options, timeZone: "UTC" }).format(toDate(day));
}

/** Stands in the draft for a date of which a part is missing or that no calendar has; save validation refuses it. */
const INCOMPLETE = "?";

const toComingDay = (value: unknown) =>
  toNextDay(value, toAgencyClock(new Date().toISOString()).slice(0, 10));

/** The field for a day of the year (`12-27`): a calendar that shows it in the coming year. */
export function DayControl(control: ControlProps) {
  const t = getT();
  const read = (text: string, isIncomplete: boolean) =>
    isIncomplete
      ? { value: INCOMPLETE, problem: t("shared.noSuchDay") }
      : { value: text.slice("2026-".length) };

  function explain(value: unknown): string {
    const day = toComingDay(value);
    return day === "" ? "" : t("values.everyYear", { day: formatDay(day, true) });
  }
  return <CheckedInput {...{ control, read, explain }} toText={toComingDay} type="date" />;
}

const toMomentText = (value: unknown) => (typeof value === "string" ? toAgencyClock(value) : "");

/** The field for a day and time, on the clock of Santo Domingo (`2026-12-24T18:00`). Whether it may be past depends on what it is of. */
export function MomentControl(control: ControlProps) {
  const read = (text: string, isIncomplete: boolean) =>
    isIncomplete ? { value: INCOMPLETE, problem: getT()("shared.noSuchMoment") } : { value: text };

  function explain(value: unknown): string {
    const moment = toMomentText(value);
    const options = { dateStyle: "full", timeStyle: "short", timeZone: "UTC" } as const;
    const format = new Intl.DateTimeFormat(getShownLocale(), options);
    return moment === "" ? "" : format.format(new Date(`${moment}Z`));
  }
  return <CheckedInput {...{ control, read, explain }} toText={toMomentText} type="datetime-local" />;
}

const CALENDARS = { en: enGB, es, it } as const;

/** A day as the content has it, of a date that the calendar counts on the clock of this device. */
function toDay(date: Date): string {
  const part = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

function toLocalDate(day: string): Date {
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
        selected={days.map(toLocalDate)}
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
