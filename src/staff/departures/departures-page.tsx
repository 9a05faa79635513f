import { Suspense, useState } from "react";

import { addDays } from "../../domain/booking/calendar-day";
import { KEY } from "../../domain/config/patterns";
import { staffApi, type DepartureRow } from "../shell/client";
import { useFormat, useT } from "../shell/language-context";
import { lazyPart } from "../shell/lazy-part";
import { POLL_MS, useStaffQuery } from "../shell/query";
import { StaffPage } from "../shell/staff-page";
import { SelectField, TextField } from "../ui/fields";
import { replaceHash, useHash } from "../ui/hooks";
import { List } from "../ui/layout";
import { useNames } from "../ui/names";
import * as ui from "../ui/ui.module.css";
import * as styles from "./departures.module.css";
import { StateMark } from "./manifest";

/** Where one is in the room Departures, as the address says it behind `#`; `from` "" is today, `offer` "" all of them. */
type Place = { kind: "list"; offer: string; from: string } | { kind: "day"; offer: string; day: string };

type ListPlace = Extract<Place, { kind: "list" }>;

const START: ListPlace = { kind: "list", offer: "", from: "" };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const toInput = ({ offer, from }: Pick<ListPlace, "offer" | "from">) => ({
  ...(offer && { offer }),
  ...(from && { from }),
});

function toHash(place: Place): string {
  if (place.kind === "day") return `#${place.offer}/${place.day}`;
  return `#${new URLSearchParams(toInput(place)).toString()}`;
}

/** Reads the place that an address names; what it does not understand is left out. */
function parseHash(hash: string): Place {
  const text = hash.replace(/^#/, "");
  const [name = "", day = "", ...rest] = text.split("/");
  if (rest.length === 0 && KEY.test(name) && DAY.test(day)) return { kind: "day", offer: name, day };
  const params = new URLSearchParams(text);
  const [offer, from] = [params.get("offer") ?? "", params.get("from") ?? ""];
  return { kind: "list", offer: KEY.test(offer) ? offer : "", from: DAY.test(from) ? from : "" };
}

/** Loaded after the list: the panel below it, and the view of a day. */
const CalendarsPanel = lazyPart(async () => (await import("./calendars")).CalendarsPanel);
const DepartureView = lazyPart(async () => (await import("./departure-view")).DepartureView);

/** How many days the list has. */
const DAYS = 28;

/** A date field holds days before this one while a year is being typed. */
const FIRST_DAY = "2000-01-01";

function Days({ rows }: { rows: readonly DepartureRow[] }) {
  const t = useT("departures");
  const format = useFormat();
  const { getOffer } = useNames();
  return (
    <div className={`${ui.stack} ${styles.days}`}>
      {[...new Set(rows.map(({ day }) => day))].map((day) => (
        <section key={day} aria-label={format.day(day)}>
          <h2>{format.day(day)}</h2>
          <List items={rows.filter((row) => row.day === day)}>
            {(row) => (
              <li key={row.offer} className={ui.row}>
                <div className={ui.about}>
                  <a className={ui.link} href={toHash({ kind: "day", offer: row.offer, day })}>
                    {getOffer(row.offer)}
                  </a>
                </div>
                <span>
                  <StateMark row={row} />
                </span>
                <span className={ui.soft}>{row.parties > 0 && t("parties", { count: row.parties })}</span>
              </li>
            )}
          </List>
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
      <div className={ui.fields}>
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
      <Suspense>{isOwner && <CalendarsPanel />}</Suspense>
    </>
  );
}

export function DeparturesPage() {
  return (
    <StaffPage room="departures">
      {({ me }) => (
        <Suspense>
          <Departures isOwner={me.role === "owner"} />
        </Suspense>
      )}
    </StaffPage>
  );
}
