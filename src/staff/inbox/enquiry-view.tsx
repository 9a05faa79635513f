import { useEffect, useRef } from "react";

import { formatMoment } from "../../domain/i18n/format";
import { BookingPanel } from "../bookings/booking-panel";
import { HandBooking } from "../bookings/hand-booking";
import { QuotePanel } from "../quotes/quote-panel";
import { useStaffLocale, useT } from "../shell/language-context";
import { BackLink } from "../ui/layout";
import * as ui from "../ui/ui.module.css";
import { AnswerPanel } from "./answer-panel";
import { DueMark } from "./due-time";
import { ChosenPanel, GuestPanel } from "./guest-panel";
import { HandlingPanel } from "./handling-panel";
import * as styles from "./inbox.module.css";
import { NoteForm, Timeline } from "./timeline";
import { EnquiryProvider, useEnquiry } from "./use-enquiry";

interface EnquiryViewProps {
  reference: string;
  /** Begins where its status is chosen, not at its heading. */
  atStatus?: boolean;
  back: string;
  onDeleted: (what: string) => void;
}

export function EnquiryView({ reference, atStatus = false, back, onDeleted }: EnquiryViewProps) {
  const t = useT("enquiries.one");
  const status = useT("shared.enquiryStatus");
  const locale = useStaffLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const handling = useRef<HTMLDivElement>(null);
  const { enquiry, ...open } = useEnquiry(reference);
  const isLoaded = enquiry !== undefined;
  useEffect(() => {
    if (isLoaded) (atStatus ? handling.current?.querySelector("select") : heading.current)?.focus();
  }, [isLoaded, atStatus]);
  return (
    <div className={styles.page}>
      <BackLink href={back}>{t("back")}</BackLink>
      {open.isUnknown && <p role="alert">{t("unknown", { reference })}</p>}
      {open.hasFailed && (
        <p className={ui.problem} role="alert">
          {t("failed")}
        </p>
      )}
      {!enquiry && !open.isUnknown && !open.hasFailed && <p>{t("loading")}</p>}
      {enquiry && !open.isUnknown && (
        <EnquiryProvider value={{ ...open, enquiry }}>
          <header className={styles.head}>
            <h2 ref={heading} tabIndex={-1}>
              {[enquiry.name, enquiry.lastname].filter(Boolean).join(" ")}
            </h2>
            <p>
              <span className={ui.soft}>
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
        </EnquiryProvider>
      )}
    </div>
  );
}
