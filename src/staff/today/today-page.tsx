import type { ReactNode } from "react";

import { type EnquiryRow, staffApi, type TodayReply } from "../shell/client";
import { LoadStatus, POLL_MS, useStaffQuery } from "../shell/query";
import { DueMark } from "../inbox/due-time";
import { StaffPage } from "../shell/staff-page";
import { useT } from "../shell/language-context";
import { useNames, useOfferName } from "../ui/names";
import { List, Panel } from "../ui/layout";
import * as styles from "./today.module.css";
import * as ui from "../ui/ui.module.css";

const INBOX = "/admin/enquiries";

interface LineProps {
  href: string;
  title: string;
  mark: ReactNode;
  children: ReactNode;
}

function Mark({ isUrgent, children }: { isUrgent: boolean; children: string }) {
  return (
    <span className={ui.due} data-urgent={isUrgent}>
      {children}
    </span>
  );
}

function Line({ href, title, mark, children }: LineProps) {
  return (
    <li>
      <a className={styles.line} href={href}>
        <strong>{title}</strong>
        {mark}
        <span className={styles.facts}>{children}</span>
      </a>
    </li>
  );
}

function WaitingLine({ row }: { row: EnquiryRow }) {
  const t = useT("today");
  const getOffer = useOfferName();
  const facts = [
    getOffer(row.offer, row.about === "asked"),
    row.date !== null && t.shortDay(row.date),
    row.persons !== null && t("persons", { count: row.persons }),
    row.person?.name,
  ];
  return (
    <Line
      href={`${INBOX}#${row.reference}`}
      title={row.name}
      mark={<DueMark dueAt={row.dueAt ?? row.createdAt} />}
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
      mark={state !== "free" && <Mark isUrgent={state === "cancelled"}>{stateOf(state)}</Mark>}
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

function Today({ data }: { data: TodayReply }) {
  const t = useT("today");
  const { waiting, today, tomorrow, departures, quotes, unpaid, refunds, waitingCount } = data;
  return (
    <div className={styles.panels}>
      <Panel title={t("waiting")}>
        <List items={waiting} nothing={t("nobody")}>
          {(row) => <WaitingLine key={row.reference} row={row} />}
        </List>
        {waitingCount > 0 && (
          <p>
            <a href={INBOX}>{t("inbox", { count: waitingCount })}</a>
          </p>
        )}
      </Panel>
      {[[today, t("today")] as const, [tomorrow, t("tomorrow")] as const].map(([day, name]) => (
        <Panel key={day} title={t("day", { name, day: t.day(day) })}>
          <List items={departures.filter((departure) => departure.day === day)} nothing={t("noDepartures")}>
            {(departure) => <DepartureLine key={departure.offer} departure={departure} />}
          </List>
        </Panel>
      ))}
      {quotes.length > 0 && (
        <Panel title={t("quotes")}>
          <List items={quotes}>
            {({ id, reference, name, validUntil, totalCents }) => (
              <Line
                key={id}
                href={`${INBOX}#${reference}`}
                title={name}
                mark={validUntil === today && <Mark isUrgent>{t("endsToday")}</Mark>}
              >
                {`${t.cents(totalCents)} · ${t("ends", { day: t.shortDay(validUntil) })}`}
              </Line>
            )}
          </List>
        </Panel>
      )}
      {unpaid.length > 0 && (
        <Panel title={t("unpaid")}>
          <List items={unpaid}>
            {({ reference, name, day, dueCents }) => (
              <Line
                key={reference}
                href={`${INBOX}#${reference}`}
                title={name}
                mark={<Mark isUrgent={day !== null && day <= today}>{t.cents(dueCents)}</Mark>}
              >
                {day !== null && t("tripOn", { day: t.shortDay(day) })}
              </Line>
            )}
          </List>
        </Panel>
      )}
      {refunds.length > 0 && (
        <Panel title={t("refunds")}>
          <List items={refunds}>
            {({ reference, name, cents }) => (
              <Line
                key={reference}
                href={`${INBOX}#${reference}`}
                title={name}
                mark={<Mark isUrgent={false}>{t.cents(cents)}</Mark>}
              >
                {t("paidTooMuch")}
              </Line>
            )}
          </List>
        </Panel>
      )}
    </div>
  );
}

export function TodayPage({ isNext }: { isNext?: boolean }) {
  // Asked for together with who is signed in, not after it.
  const query = staffApi.today.get.query;
  const { data, ...today } = useStaffQuery("today.get", query, undefined, { everyMs: POLL_MS });
  return (
    <StaffPage room="today" isWide isNext={isNext}>
      {() => (
        <>
          <LoadStatus data={data} {...today} />
          {data && <Today data={data} />}
        </>
      )}
    </StaffPage>
  );
}
