import { useState, type SubmitEvent } from "react";

import { getLocale, type Locale } from "../../config/locales";
import { toAgencyClock } from "../../content/moment";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { hasIncompleteDate } from "../ui/has-incomplete-date";
import * as rows from "../ui/rows.module.css";
import { TextField } from "../ui/text-field";
import { withFacts } from "./content-files";
import type { OfferFormProps } from "./offer-task";
import { PlacesForm } from "./places-form";

/** Writes a day of the calendar as the people of a language do: "jueves, 24 de diciembre de 2026". */
function formatDay(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(getLocale(locale).iso, { dateStyle: "full", timeZone: "UTC" });
  return format.format(new Date(`${day}T12:00:00Z`));
}

const getToday = () => toAgencyClock(new Date().toISOString()).slice(0, 10);

/** Closes a day on which the offer is full or does not run, opens it again, and says how many places a day has. */
export function DaysForm({ offer, content, isBusy, save, onUnsaved }: OfferFormProps) {
  const t = useT("quick");
  const locale = useStaffLocale();
  const closed = (content.texts.en["closed_days"] ?? []) as readonly string[];
  const [day, setDay] = useState("");
  const [wrong, setWrong] = useState<"noSuchDay" | "chooseDay">();
  const store = (days: readonly string[]) =>
    save(withFacts(content, { closed_days: [...days].sort() }), () => setDay(""));
  const upcoming = closed.filter((other) => other >= getToday());

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const problem = hasIncompleteDate(event.target) ? "noSuchDay" : day === "" ? "chooseDay" : undefined;
    setWrong(problem);
    if (!problem) store([...new Set([...closed, day])]);
  }
  return (
    <>
      <form className={rows.form} noValidate onSubmit={submit}>
        <TextField
          label={t("day")}
          type="date"
          min={getToday()}
          error={wrong && t(wrong)}
          value={day}
          onValue={setDay}
        />
        <Button type="submit" variant="solid" isBusy={isBusy}>
          {t("close")}
        </Button>
      </form>
      {upcoming.length > 0 && <h3>{t("closed")}</h3>}
      <ul className={rows.rows}>
        {upcoming.map((other) => (
          <li className={rows.row} key={other}>
            <Button isBusy={isBusy} onClick={() => store(closed.filter((kept) => kept !== other))}>
              {t("open", { day: formatDay(other, locale) })}
            </Button>
          </li>
        ))}
      </ul>
      <PlacesForm {...{ offer, content, isBusy, save, onUnsaved }} />
    </>
  );
}
