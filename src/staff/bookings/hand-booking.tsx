import { useRef, useState } from "react";

import { NewsBox } from "../inbox/news-box";
import type { EnquiryActions } from "../inbox/use-enquiry";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { ButtonRow } from "../ui/button-row";
import { CheckField } from "../ui/check-field";
import { Notice, type NoticeText } from "../ui/notice";
import { Panel } from "../ui/panel";
import { useKeptForm } from "../ui/use-kept-text";
import { staffApi } from "../shell/client";
import type { EnquiryReply } from "../shell/replies";
import { BookingFields } from "./booking-fields";
import * as styles from "./bookings.module.css";
import { createPayment } from "./payments";
import { complete, readBooking, type TypedBooking } from "./typed-booking";
import { createTrip, createTrips } from "./typed-trips";
import { useTripForm } from "./use-trip-form";

/** Begins with what was asked for and is not booked yet. */
function createBooking({ chosen, booking, email }: EnquiryReply): TypedBooking {
  const booked = (booking?.trips ?? []).filter(({ status }) => status === "confirmed");
  const open = chosen.filter(
    ({ offer, date }) => !booked.some((trip) => trip.offer === offer && trip.date === date),
  );
  const trips = open.length === 0 ? [createTrip()] : createTrips(open);
  return {
    ...createPayment(),
    trips: trips.map(complete),
    ...{ deposit: "", depositDue: "", notes: "", isTold: email !== "" },
  };
}

interface BookingFormProps extends EnquiryActions {
  typed: TypedBooking;
  onTyped: (change: (typed: TypedBooking) => TypedBooking) => void;
  onBooked: () => void;
  onDrop: () => void;
}

function BookingForm({ typed, onTyped, onBooked, onDrop, ...actions }: BookingFormProps) {
  const t = useT("enquiries.booking");
  const locale = useStaffLocale();
  const { enquiry, news, take } = actions;
  const { reference, version } = enquiry;
  const root = useRef<HTMLDivElement>(null);
  const form = useTripForm(actions, root);
  function change(update: (known: TypedBooking) => TypedBooking) {
    form.forgetWarning();
    onTyped(update);
  }
  const set = (changes: Partial<TypedBooking>) => change((known) => ({ ...known, ...changes }));
  function book() {
    const content = form.check(() => readBooking(typed, locale));
    if (!content) return;
    form.send({
      ...{ content, trips: typed.trips, refused: t("notBooked") },
      send: (more) => staffApi.bookings.add.mutate({ reference, version, ...content, ...more }),
      onSent: (booked) => {
        onBooked();
        take(booked);
      },
    });
  }
  return (
    <div className={styles.form} ref={root}>
      <BookingFields {...{ typed, form }} lang={enquiry.locale} onTyped={change} />
      {enquiry.email !== "" && (
        <CheckField label={t("mail")} isChecked={typed.isTold} onCheck={(isTold) => set({ isTold })} />
      )}
      <NewsBox news={news} enquiry={enquiry} />
      <Notice notice={form.notice} />
      <ButtonRow>
        <Button variant="solid" isBusy={form.isBusy} onClick={book}>
          {t(form.evenIfFull ? "bookAnyway" : "book")}
        </Button>
        <Button onClick={onDrop}>{t("drop")}</Button>
      </ButtonRow>
    </div>
  );
}

/** Books for the guest of an enquiry without a quote, beside what is booked already. */
export function HandBooking(actions: EnquiryActions) {
  const t = useT("enquiries.booking");
  const { enquiry } = actions;
  const [typed, setTyped] = useKeptForm<TypedBooking>("booking", enquiry.reference);
  const [notice, setNotice] = useState<NoticeText>();
  return (
    <Panel title={t("byHand")} intro={t("byHandIntro")}>
      {enquiry.booking && <p>{t("byHandMore")}</p>}
      <Notice notice={notice} />
      {typed ? (
        <BookingForm
          {...actions}
          typed={typed}
          onTyped={(change) => setTyped((known) => known && change(known))}
          onBooked={() => {
            setTyped(undefined);
            setNotice({ kind: "done", text: t("booked") });
          }}
          onDrop={() => setTyped(undefined)}
        />
      ) : (
        <p>
          <Button
            onClick={() => {
              setNotice(undefined);
              setTyped(createBooking(enquiry));
            }}
          >
            {t("byHand")}
          </Button>
        </p>
      )}
    </Panel>
  );
}
