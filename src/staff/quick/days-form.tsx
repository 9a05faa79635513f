import { useState, type SubmitEvent } from "react";

import { isSoldByBoat } from "../../domain/booking/day-places";
import { getLocale, type Locale } from "../../domain/config/locales";
import { toAgencyClock } from "../../content/publication";
import { offerSchema } from "../../content/schema/offer";
import { useStaffLocale, useT } from "../shell/language-context";
import { TextField } from "../ui/fields";
import { hasIncompleteDate } from "../ui/hooks";
import { Button } from "../ui/layout";
import { parseNumber } from "../ui/read-number";
import * as ui from "../ui/ui.module.css";
import { withFacts } from "./content-files";
import type { OfferFormProps } from "./offer-task";
import { useTyped, useUnsaved } from "./typed-fields";

/** Reads a number of places: `undefined` is no limit, and what is no number becomes `NaN`, which the schema refuses. */
function readPlaces(text: string): number | undefined {
  if (text === "") return undefined;
  return parseNumber(text, true) ?? NaN;
}

function PlacesForm({ content, isBusy, save, onUnsaved }: OfferFormProps) {
  const t = useT("quick");
  const { daily_capacity: capacity = "", price_basis: basis } = content.texts.en;
  const stored = String(capacity);
  const { typed, isTyped, onValue, settle } = useTyped({ places: stored });
  const shown = typed["places"] ?? stored;
  const [isWrong, setWrong] = useState(false);
  useUnsaved(isTyped, onUnsaved);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const places = readPlaces(shown.trim());
    const { success } = offerSchema.shape.daily_capacity.safeParse(places);
    setWrong(!success);
    if (success)
      save(withFacts(content, { daily_capacity: places }), () => settle({ places: String(places ?? "") }));
  }
  return (
    <form className={ui.form} noValidate onSubmit={submit}>
      <TextField
        label={t(isSoldByBoat({ price_basis: String(basis) }) ? "boats" : "places")}
        hint={t("placesHint")}
        inputMode="numeric"
        autoComplete="off"
        error={isWrong ? t("wholePlaces") : undefined}
        value={shown}
        onValue={(text) => onValue("places", text)}
      />
      <Button type="submit" variant="solid" isBusy={isBusy}>
        {t("save")}
      </Button>
    </form>
  );
}

/** Writes a day of the calendar as the people of a language do: "jueves, 24 de diciembre de 2026". */
function formatDay(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(getLocale(locale).iso, { dateStyle: "full", timeZone: "UTC" });
  return format.format(new Date(`${day}T12:00:00Z`));
}

const getToday = () => toAgencyClock(new Date().toISOString()).slice(0, 10);

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
      <form className={ui.form} noValidate onSubmit={submit}>
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
      <ul className={ui.rows}>
        {upcoming.map((other) => (
          <li className={ui.row} key={other}>
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
