import { useState } from "react";

import { addDays } from "../../booking/calendar-day";
import { formatDay } from "../../i18n/format";
import { staffApi } from "../shell/client";
import { POLL_MS, useStaffQuery } from "../shell/use-staff-query";
import { useStaffLocale, useT } from "../shell/language-context";
import { useNames } from "../ui/names";
import { replaceHash } from "../ui/replace-hash";
import { SelectField } from "../ui/select-field";
import { TextField } from "../ui/text-field";
import * as styles from "./departures.module.css";
import { START, toHash, toInput, type ListPlace } from "./place";
import { StateMark } from "./state-mark";
import type { DepartureRow } from "../shell/replies";

/** How many days the list has. */
const DAYS = 28;

/** A date field holds days before this one while a year is being typed. */
const FIRST_DAY = "2000-01-01";

function groupByDay(rows: readonly DepartureRow[]): [day: string, rows: DepartureRow[]][] {
  const days = new Map<string, DepartureRow[]>();
  for (const row of rows) days.set(row.day, [...(days.get(row.day) ?? []), row]);
  return [...days];
}

function Row({ row }: { row: DepartureRow }) {
  const t = useT("departures");
  const { getOffer } = useNames();
  const { offer, day, parties } = row;
  return (
    <li className={styles.row}>
      <a href={toHash({ kind: "day", offer, day })}>{getOffer(offer)}</a>
      <span>
        <StateMark row={row} />
      </span>
      <span className={styles.soft}>{parties > 0 && t("parties", { count: parties })}</span>
    </li>
  );
}

/** The departures of four weeks: those with guests or closed ones; of one offer all its days. */
export function DepartureList({ place }: { place: ListPlace }) {
  const t = useT("departures");
  const locale = useStaffLocale();
  const { offers, getOffer } = useNames();
  const { data: reply, hasFailed } = useStaffQuery(
    "departures.list",
    staffApi.departures.list.query,
    toInput(place),
    POLL_MS,
  );
  const [typed, setTyped] = useState({ at: place.from, day: "" });
  const listed = [place.offer, ...(reply?.rows ?? []).map(({ offer }) => offer)];
  const others = [...new Set(listed)].filter((key) => key !== "" && !offers.some(([name]) => name === key));
  const from = (typed.at === place.from && typed.day) || place.from || (reply?.from ?? "");

  /** Each key of a date makes a day, so the history has the last one alone. */
  function showFrom(day: string) {
    const isTyped = day === "" || day >= FIRST_DAY;
    setTyped({ at: isTyped ? day : place.from, day });
    if (isTyped) replaceHash(toHash({ ...place, from: day }));
  }

  return (
    <>
      <p className={styles.soft}>{t("hint")}</p>
      <div className={styles.filters}>
        <SelectField
          label={t("offer")}
          value={place.offer}
          options={[["", t("all")], ...offers, ...others.map((key) => [key, getOffer(key)] as const)]}
          onValue={(offer) => {
            location.hash = toHash({ ...place, offer });
          }}
        />
        <TextField label={t("from")} type="date" value={from} onValue={showFrom} />
        {reply && (
          <nav aria-label={t("from")}>
            <a href={toHash({ ...place, from: addDays(reply.from, -DAYS) })}>{t("earlier")}</a>
            <a href={toHash({ ...START, offer: place.offer })}>{t("today")}</a>
            <a href={toHash({ ...place, from: addDays(reply.to, 1) })}>{t("later")}</a>
          </nav>
        )}
      </div>
      {hasFailed && <p role="alert">{t("failed")}</p>}
      {!reply && !hasFailed && <p>{t("loading")}</p>}
      {reply?.rows.length === 0 && <p>{t("nothing")}</p>}
      <div className={styles.days}>
        {groupByDay(reply?.rows ?? []).map(([day, rows]) => (
          <section key={day} aria-label={formatDay(day, locale)}>
            <h2>{formatDay(day, locale)}</h2>
            <ul className={styles.list}>
              {rows.map((row) => (
                <Row key={row.offer} row={row} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
