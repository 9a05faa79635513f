import { useState } from "react";

import { addDays } from "../../domain/booking/calendar-day";
import { getLocale } from "../../domain/config/locales";
import { TEXT_LIMITS } from "../../domain/config/forms";
import { type CalendarReply, type DepartureRow, staffApi } from "../shell/client";
import { useT } from "../shell/language-context";
import { LoadStatus, POLL_MS, useStaffQuery } from "../shell/query";
import { StaffPage } from "../shell/staff-page";
import { useAction, useCopy } from "../ui/action";
import { StaffLanguageField, SelectField, TextField, useFields } from "../ui/fields";
import { replaceHash, usePlace, writeParams } from "../ui/hooks";
import { Button, Form, List, Notice, Panel, Row } from "../ui/layout";
import { useNames } from "../ui/names";
import * as ui from "../ui/ui.module.css";
import { DepartureView } from "./departure-view";
import * as styles from "./departures.module.css";
import { StateMark } from "./manifest";

/** The address, which is shown this once. */
function MadeAddress({ address }: { address: string }) {
  const t = useT("departures.calendars");
  const { notice, copy } = useCopy(t("copied"));
  return (
    <div>
      <p>{t("made")}</p>
      <TextField label={t("address")} value={address} readOnly isFirst />
      <p className={ui.actions}>
        <Button onClick={() => copy(address)} text={t("copy")} />
        <a href={address.replace(/^https?:/, "webcal:")}>{t("add")}</a>
      </p>
      <Notice notice={notice} />
    </div>
  );
}

function MakeForm({ onMade }: { onMade: (calendars: CalendarReply[]) => void }) {
  const t = useT("departures.calendars");
  const { offers } = useNames();
  const [address, setAddress] = useState("");
  const { isBusy, outcome, getError, run } = useAction((wrong) =>
    wrong === "name" ? t("needName") : undefined,
  );
  const { values, change, field } = useFields({ name: "", locale: t.locale, offer: "" });
  const { name, locale, offer } = values;

  function submit() {
    run(
      () => staffApi.calendars.add.mutate({ name, locale, ...(offer && { offer }) }),
      "",
      (data) => {
        change({ name: "" });
        setAddress(data.address);
        onMade(data.calendars);
      },
    );
  }
  return (
    <>
      <Form submit={t("make")} {...{ isBusy, getError }} onSubmit={submit}>
        <TextField {...field("name")} label={t("name")} maxLength={TEXT_LIMITS.name} autoComplete="off" />
        <StaffLanguageField label={t("language")} {...field("locale")} />
        <SelectField label={t("offer")} {...field("offer")} options={[["", t("allOffers")], ...offers]} />
      </Form>
      {outcome}
      {address !== "" && <MadeAddress key={address} address={address} />}
    </>
  );
}

function CalendarsPanel() {
  const t = useT("departures.calendars");
  const { getOffer } = useNames();
  const { data, setData } = useStaffQuery("calendars.list", staffApi.calendars.list.query, undefined);
  const { outcome, ask } = useAction();
  const end = ({ id, name }: CalendarReply) =>
    ask(
      { title: t("endTitle"), text: t("endText", { name }), confirm: t("end") },
      () => staffApi.calendars.end.mutate({ id }),
      t("ended"),
      setData,
    );
  return (
    <Panel title={t("title")} intro={t("intro")}>
      <List items={data?.calendars ?? []}>
        {(calendar) => {
          const { id, name, locale, offer, who, createdAt } = calendar;
          const facts = [
            offer === null ? t("allOffers") : getOffer(offer),
            getLocale(locale).name,
            t("since", { who, when: t.moment(createdAt) }),
          ];
          return (
            <Row
              key={id}
              title={name}
              about={facts.join(" · ")}
              actions={<Button label={t("endOf", { name })} onClick={() => end(calendar)} text={t("end")} />}
            />
          );
        }}
      </List>
      {outcome}
      <MakeForm onMade={(calendars) => setData({ calendars })} />
    </Panel>
  );
}

/** What the address says of the list; `from` "" is today, `offer` "" all of them. */
interface ListPlace {
  offer: string;
  from: string;
}

const toHash = (place: Partial<ListPlace>) => `#${writeParams(place)}`;

const DAYS = 28;

/** A date field holds days before this one while a year is being typed. */
const FIRST_DAY = "2000-01-01";

function Days({ rows }: { rows: readonly DepartureRow[] }) {
  const t = useT("departures");
  const { getOffer } = useNames();
  return (
    <div className={`${ui.stack} ${styles.days}`}>
      {[...new Set(rows.map(({ day }) => day))].map((day) => (
        <section key={day} aria-label={t.day(day)}>
          <h2>{t.day(day)}</h2>
          <List items={rows.filter((row) => row.day === day)}>
            {(row) => (
              <li key={row.offer} className={ui.row}>
                <div className={ui.about}>
                  <a className={ui.link} href={`#${row.offer}/${day}`}>
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
  const list = useStaffQuery(
    "departures.list",
    staffApi.departures.list.query,
    { ...(place.offer && { offer: place.offer }), ...(place.from && { from: place.from }) },
    { everyMs: POLL_MS },
  );
  const { data: reply } = list;
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
            <a href={toHash({ offer: place.offer })}>{t("today")}</a>
            <a href={toHash({ ...place, from: addDays(reply.to, 1) })}>{t("later")}</a>
          </nav>
        )}
      </div>
      <LoadStatus {...list} />
      {reply?.rows.length === 0 && <p>{t("nothing")}</p>}
      <Days rows={reply?.rows ?? []} />
    </>
  );
}

function Departures({ isOwner }: { isOwner: boolean }) {
  const { path, values } = usePlace();
  const [offer = "", day] = path.split("/");
  const asked = { offer: values.get("offer") ?? "", from: values.get("from") ?? "" };
  const [place, setPlace] = useState(asked);
  // The list that one comes from is the one to go back to.
  if (path === "" && toHash(asked) !== toHash(place)) setPlace(asked);
  if (day !== undefined) return <DepartureView key={path} {...{ offer, day, back: toHash(place) }} />;
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
