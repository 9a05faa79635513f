import type { ReactNode } from "react";

import { formatCents, formatDay, formatShortDay } from "../../domain/i18n/format";
import { type EnquiryRow, staffApi, type TodayReply } from "../shell/client";
import { LoadedView, POLL_MS } from "../shell/query";
import { describeDueTime } from "../inbox/due-time";
import { StaffPage } from "../shell/staff-page";
import { useStaffLocale, useT } from "../shell/language-context";
import { useNames } from "../ui/names";
import { Panel } from "../ui/layout";
import { useNow } from "../ui/hooks";
import * as styles from "./today.module.css";
import * as ui from "../ui/ui.module.css";

const INBOX = "/admin/enquiries";

interface LineProps {
  href: string;
  title: string;
  mark?: string | false | undefined;
  isUrgent?: boolean;
  children: ReactNode;
}

function Line({ href, title, mark, isUrgent = false, children }: LineProps) {
  return (
    <li>
      <a className={styles.line} href={href}>
        <strong>{title}</strong>
        {mark && (
          <span className={ui.due} data-urgent={isUrgent}>
            {mark}
          </span>
        )}
        <span className={styles.facts}>{children}</span>
      </a>
    </li>
  );
}

function WaitingLine({ row }: { row: EnquiryRow }) {
  const t = useT("today");
  const locale = useStaffLocale();
  const { getOffer } = useNames();
  const due = describeDueTime(row.dueAt ?? row.createdAt, useNow(), locale);
  const words = { late: t("late", { time: due.time }), now: t("dueNow"), in: t("dueIn", { time: due.time }) };
  const facts = [
    row.offer === null ? t("question") : getOffer(row.offer),
    row.date !== null && formatShortDay(row.date, locale),
    row.persons !== null && t("persons", { count: row.persons }),
    row.person?.name,
  ];
  return (
    <Line
      href={`${INBOX}#${row.reference}`}
      title={row.name}
      mark={words[due.kind]}
      isUrgent={due.kind !== "in"}
    >
      {facts.filter(Boolean).join(" · ")}
    </Line>
  );
}

type TodaysDeparture = TodayReply["departures"][number];

function DepartureLine({ departure }: { departure: TodaysDeparture }) {
  const t = useT("today");
  const stateOf = useT("today.states");
  const { getOffer } = useNames();
  const { offer, day, state, persons, pickups, hasNotes } = departure;
  return (
    <Line
      href={`/admin/departures#${offer}/${day}`}
      title={getOffer(offer)}
      mark={state !== "free" && stateOf(state)}
      isUrgent={state === "cancelled"}
    >
      {[t("persons", { count: persons }), hasNotes && t("notes")].filter(Boolean).join(" · ")}
      {pickups.map(({ time, place, persons: count }) => (
        <span key={`${time}/${place}`} className={styles.pickup}>
          <b>{time || t("noTime")}</b> {place || t("noPlace")}: {t("persons", { count })}
        </span>
      ))}
    </Line>
  );
}

function DayPanel({ day, name, all }: { day: string; name: string; all: readonly TodaysDeparture[] }) {
  const t = useT("today");
  const ours = all.filter((departure) => departure.day === day);
  return (
    <Panel title={t("day", { name, day: formatDay(day, useStaffLocale()) })}>
      {ours.length === 0 && <p>{t("noDepartures")}</p>}
      <ul className={ui.rows}>
        {ours.map((departure) => (
          <DepartureLine key={departure.offer} departure={departure} />
        ))}
      </ul>
    </Panel>
  );
}

function Quotes({ quotes, today }: Pick<TodayReply, "quotes" | "today">) {
  const t = useT("today");
  const locale = useStaffLocale();
  if (quotes.length === 0) return null;
  return (
    <Panel title={t("quotes")}>
      <ul className={ui.rows}>
        {quotes.map(({ id, reference, name, validUntil, totalCents }) => (
          <Line
            key={id}
            href={`${INBOX}#${reference}`}
            title={name}
            mark={validUntil === today && t("endsToday")}
            isUrgent
          >
            {`${formatCents(totalCents, locale)} · ${t("ends", { day: formatShortDay(validUntil, locale) })}`}
          </Line>
        ))}
      </ul>
    </Panel>
  );
}

function Unpaid({ unpaid, today }: Pick<TodayReply, "unpaid" | "today">) {
  const t = useT("today");
  const locale = useStaffLocale();
  if (unpaid.length === 0) return null;
  return (
    <Panel title={t("unpaid")}>
      <ul className={ui.rows}>
        {unpaid.map(({ reference, name, day, dueCents }) => (
          <Line
            key={reference}
            href={`${INBOX}#${reference}`}
            title={name}
            mark={formatCents(dueCents, locale)}
            isUrgent={day !== null && day <= today}
          >
            {day !== null && t("tripOn", { day: formatShortDay(day, locale) })}
          </Line>
        ))}
      </ul>
    </Panel>
  );
}

function Today({ data }: { data: TodayReply }) {
  const t = useT("today");
  return (
    <div className={styles.panels}>
      <Panel title={t("waiting")}>
        {data.waiting.length === 0 && <p>{t("nobody")}</p>}
        <ul className={ui.rows}>
          {data.waiting.map((row) => (
            <WaitingLine key={row.reference} row={row} />
          ))}
        </ul>
        {data.counts.waiting > 0 && (
          <p>
            <a href={INBOX}>{t("inbox", { count: data.counts.waiting })}</a>
          </p>
        )}
      </Panel>
      <DayPanel day={data.today} name={t("today")} all={data.departures} />
      <DayPanel day={data.tomorrow} name={t("tomorrow")} all={data.departures} />
      <Quotes {...data} />
      <Unpaid {...data} />
    </div>
  );
}

function LoadedToday() {
  const t = useT("today");
  const query = staffApi.today.get.query;
  return (
    <LoadedView
      {...{ query, name: "today.get", input: undefined, everyMs: POLL_MS }}
      {...{ loading: t("loading"), failed: t("failed") }}
    >
      {(data) => <Today data={data} />}
    </LoadedView>
  );
}

export function TodayPage() {
  return (
    <StaffPage room="today" isWide>
      {() => <LoadedToday />}
    </StaffPage>
  );
}
