import { useState } from "react";

import { addDays } from "../../domain/booking/calendar-day";
import { formatDay } from "../../domain/i18n/format";
import { staffApi, type DepartureRow } from "../shell/client";
import { useStaffLocale, useT } from "../shell/language-context";
import { POLL_MS, useStaffQuery } from "../shell/query";
import { StaffPage } from "../shell/staff-page";
import { SelectField, TextField } from "../ui/fields";
import { replaceHash, useHash } from "../ui/hooks";
import { useNames } from "../ui/names";
import * as ui from "../ui/ui.module.css";
import { CalendarsPanel } from "./calendars";
import { DepartureView } from "./departure-view";
import * as styles from "./departures.module.css";
import { StateMark } from "./manifest";
import { parseHash, START, toHash, toInput, type ListPlace } from "./place";

/** How many days the list has. */
const DAYS = 28;

/** A date field holds days before this one while a year is being typed. */
const FIRST_DAY = "2000-01-01";

function groupByDay(rows: readonly DepartureRow[]): [day: string, rows: DepartureRow[]][] {
  const days = new Map<string, DepartureRow[]>();
  for (const row of rows) days.set(row.day, [...(days.get(row.day) ?? []), row]);
  return [...days];
}

function Days({ rows }: { rows: readonly DepartureRow[] }) {
  const t = useT("departures");
  const locale = useStaffLocale();
  const { getOffer } = useNames();
  return (
    <div className={styles.days}>
      {groupByDay(rows).map(([day, departures]) => (
        <section key={day} aria-label={formatDay(day, locale)}>
          <h2>{formatDay(day, locale)}</h2>
          <ul className={ui.rows}>
            {departures.map((row) => (
              <li key={row.offer} className={styles.row}>
                <a href={toHash({ kind: "day", offer: row.offer, day })}>{getOffer(row.offer)}</a>
                <span>
                  <StateMark row={row} />
                </span>
                <span className={ui.soft}>{row.parties > 0 && t("parties", { count: row.parties })}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function DepartureList({ place }: { place: ListPlace }) {
  const t = useT("departures");
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
      <p className={ui.soft}>{t("hint")}</p>
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
          <nav className={ui.links} aria-label={t("from")}>
            <a href={toHash({ ...place, from: addDays(reply.from, -DAYS) })}>{t("earlier")}</a>
            <a href={toHash({ ...START, offer: place.offer })}>{t("today")}</a>
            <a href={toHash({ ...place, from: addDays(reply.to, 1) })}>{t("later")}</a>
          </nav>
        )}
      </div>
      {hasFailed && <p role="alert">{t("failed")}</p>}
      {!reply && !hasFailed && <p>{t("loading")}</p>}
      {reply?.rows.length === 0 && <p>{t("nothing")}</p>}
      <Days rows={reply?.rows ?? []} />
    </>
  );
}

function Departures({ isOwner }: { isOwner: boolean }) {
  const place = parseHash(useHash());
  const [list, setList] = useState<ListPlace>(START);
  // The list that one comes from is the one to go back to.
  if (place.kind === "list" && (place.offer !== list.offer || place.from !== list.from)) setList(place);
  if (place.kind === "day") {
    const { offer, day } = place;
    return <DepartureView key={`${offer}/${day}`} offer={offer} day={day} back={toHash(list)} />;
  }
  return (
    <>
      <DepartureList place={place} />
      {isOwner && <CalendarsPanel />}
    </>
  );
}

export function DeparturesPage() {
  return <StaffPage room="departures">{({ me }) => <Departures isOwner={me.role === "owner"} />}</StaffPage>;
}
