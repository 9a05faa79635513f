import { useEffect, useRef } from "react";

import { getLocale } from "../../domain/config/locales";
import { BookingPanel } from "../bookings/booking-panel";
import { HandBooking } from "../bookings/hand-booking";
import { QuotePanel } from "../quotes/quote-panel";
import type { ChosenOffer, EnquiryReply } from "../shell/client";
import { useT } from "../shell/language-context";
import { LoadStatus } from "../shell/query";
import { Facts } from "../ui/facts";
import { List, Panel, PlaceHeading, Words } from "../ui/layout";
import { useNames } from "../ui/names";
import * as ui from "../ui/ui.module.css";
import { AnswerPanel } from "./answer-panel";
import { DueMark } from "./due-time";
import { HandlingPanel } from "./handling-panel";
import * as styles from "./inbox.module.css";
import { NoteForm, Timeline } from "./timeline";
import { EnquiryContext, useEnquiry } from "./use-enquiry";

function Chosen({ chosen: { title, facts, problems, dayNotes } }: { chosen: ChosenOffer }) {
  const t = useT("enquiries.one");
  return (
    <li className={ui.stack}>
      <h3>{title}</h3>
      <Facts facts={facts.map(({ label, text }) => [label, text])} />
      {problems.length > 0 && (
        <p className={ui.problem}>
          <strong>{t("problems")}</strong> {problems.join(" ")}
        </p>
      )}
      {dayNotes.length > 0 && (
        <p className={ui.note}>
          <strong>{t("dayNotes")}</strong> {dayNotes.join(" · ")}
        </p>
      )}
    </li>
  );
}

function ChosenPanel({ chosen }: { chosen: readonly ChosenOffer[] }) {
  const t = useT("enquiries.one");
  return (
    <Panel title={t("chosen")}>
      <List className={ui.stack} items={[...chosen.entries()]} nothing={t("nothingChosen")}>
        {([index, offer]) => <Chosen key={index} chosen={offer} />}
      </List>
    </Panel>
  );
}

function Others({ others }: Pick<EnquiryReply, "others">) {
  const t = useT("enquiries.one");
  const status = useT("shared.enquiryStatus");
  const { getOffer } = useNames();
  return (
    <>
      <h3>{t("others")}</h3>
      <List items={others}>
        {(other) => {
          const facts = [
            other.offer !== null && getOffer(other.offer),
            other.date !== null && t.shortDay(other.date),
            status(other.status),
            t.moment(other.createdAt),
          ];
          return (
            <li key={other.reference}>
              <a className={ui.link} href={`#${other.reference}`}>
                {other.reference}
              </a>{" "}
              {facts.filter(Boolean).join(" · ")}
            </li>
          );
        }}
      </List>
    </>
  );
}

function GuestPanel({ enquiry }: { enquiry: EnquiryReply }) {
  const t = useT("enquiries.one");
  const { name, lastname, email, phone, phoneNumber, locale, source, message, others } = enquiry;
  return (
    <Panel title={t("guest")}>
      <Facts
        facts={[
          [t("name"), [name, lastname].filter(Boolean).join(" ")],
          [t("email"), email && <a href={`mailto:${email}`}>{email}</a>],
          [t("phone"), phoneNumber === null ? phone : <a href={`tel:${phoneNumber}`}>{phone}</a>],
          [t("language"), getLocale(locale).name],
          [t("source"), source],
        ]}
      />
      {message && (
        <>
          <h3>{t("message")}</h3>
          <Words lang={locale}>{message}</Words>
        </>
      )}
      {others.length > 0 && <Others others={others} />}
    </Panel>
  );
}

interface EnquiryViewProps {
  reference: string;
  /** Begins where its status is chosen, not at its heading. */
  atStatus: boolean;
  onDeleted: (what: string) => void;
}

export function EnquiryView({ reference, atStatus, onDeleted }: EnquiryViewProps) {
  const t = useT("enquiries.one");
  const status = useT("shared.enquiryStatus");
  const handling = useRef<HTMLDivElement>(null);
  const { enquiry, ...open } = useEnquiry(reference);
  const isLoaded = enquiry !== undefined;
  useEffect(() => {
    if (isLoaded && atStatus) handling.current?.querySelector("select")?.focus();
  }, [isLoaded, atStatus]);
  return (
    <>
      <LoadStatus {...open} data={enquiry} unknown={t("unknown", { reference })} />
      {enquiry && !open.isUnknown && (
        <EnquiryContext value={{ ...open, enquiry }}>
          <header className={styles.head}>
            <PlaceHeading>{[enquiry.name, enquiry.lastname].filter(Boolean).join(" ")}</PlaceHeading>
            <p>
              <span className={ui.soft}>
                {reference} · {t("received", { when: t.moment(enquiry.createdAt) })}
              </span>
              <strong>{status(enquiry.status)}</strong>
              {enquiry.dueAt !== null && <DueMark dueAt={enquiry.dueAt} />}
            </p>
          </header>
          <div className={styles.columns}>
            <div className={styles.aside}>
              <GuestPanel enquiry={enquiry} />
              {(enquiry.chosen.length > 0 || !enquiry.booking) && <ChosenPanel chosen={enquiry.chosen} />}
            </div>
            <div className={styles.work}>
              {enquiry.booking && <BookingPanel booking={enquiry.booking} />}
              <Timeline />
              <AnswerPanel />
              <QuotePanel />
              <HandBooking />
              <NoteForm />
            </div>
            <div className={styles.handling} ref={handling}>
              <HandlingPanel onDeleted={onDeleted} />
            </div>
          </div>
        </EnquiryContext>
      )}
    </>
  );
}
