import { useEffect, useRef } from "react";

import { formatMoment } from "../../i18n/format";
import { useStaffLocale, useT } from "../shell/language-context";
import { AnswerPanel } from "./answer-panel";
import { BookingPanel } from "../bookings/booking-panel";
import { HandBooking } from "../bookings/hand-booking";
import { BackLink } from "../ui/back-link";
import { DueMark } from "./due-mark";
import { QuotePanel } from "../quotes/quote-panel";
import { ChosenPanel } from "./chosen-panel";
import { GuestPanel } from "./guest-panel";
import { HandlingPanel } from "./handling-panel";
import { NoteForm } from "./note-form";
import * as styles from "./one.module.css";
import { Timeline } from "./timeline";
import { useEnquiry } from "./use-enquiry";

interface EnquiryViewProps {
  reference: string;
  /** Begins where its status is chosen, not at its heading. */
  atStatus?: boolean;
  /** The address of the list that one comes from. */
  back: string;
  onDeleted: (what: string) => void;
}

/** One enquiry: what the guest wants, what happened, and what staff do about it. */
export function EnquiryView({ reference, atStatus = false, back, onDeleted }: EnquiryViewProps) {
  const t = useT("enquiries.one");
  const status = useT("shared.enquiryStatus");
  const locale = useStaffLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const handling = useRef<HTMLDivElement>(null);
  const { enquiry, news, hasFailed, isUnknown, take, look, loadEarlier } = useEnquiry(reference);
  const isLoaded = enquiry !== undefined;
  useEffect(() => {
    if (isLoaded) (atStatus ? handling.current?.querySelector("select") : heading.current)?.focus();
  }, [isLoaded, atStatus]);
  return (
    <div className={styles.one}>
      <BackLink href={back}>{t("back")}</BackLink>
      {isUnknown && <p role="alert">{t("unknown", { reference })}</p>}
      {hasFailed && (
        <p className={styles.problem} role="alert">
          {t("failed")}
        </p>
      )}
      {!enquiry && !isUnknown && !hasFailed && <p>{t("loading")}</p>}
      {enquiry && !isUnknown && (
        <>
          <header className={styles.head}>
            <h2 ref={heading} tabIndex={-1}>
              {[enquiry.name, enquiry.lastname].filter(Boolean).join(" ")}
            </h2>
            <p>
              <span className={styles.soft}>
                {reference} · {t("received", { when: formatMoment(enquiry.createdAt, locale) })}
              </span>
              <strong>{status(enquiry.status)}</strong>
              {enquiry.dueAt !== null && <DueMark dueAt={enquiry.dueAt} />}
            </p>
          </header>
          <div className={styles.columns}>
            <div className={styles.aside}>
              <GuestPanel enquiry={enquiry} />
              <ChosenPanel chosen={enquiry.chosen} />
            </div>
            <div className={styles.work}>
              {enquiry.booking && (
                <BookingPanel booking={enquiry.booking} {...{ enquiry, news, take, look }} />
              )}
              <Timeline {...{ enquiry, take, loadEarlier }} />
              <AnswerPanel {...{ enquiry, news, take, look }} />
              <QuotePanel {...{ enquiry, news, take, look }} />
              <HandBooking {...{ enquiry, news, take, look }} />
              <NoteForm reference={reference} take={take} />
            </div>
            <div className={styles.handling} ref={handling}>
              <HandlingPanel {...{ enquiry, take, look, onDeleted }} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}
