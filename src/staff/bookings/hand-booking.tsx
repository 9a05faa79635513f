import { useEffect, useEffectEvent, useRef, useState } from "react";

import { getQuoteTotal } from "../../domain/booking/quote";
import type { Locale } from "../../domain/config/locales";
import { TEXT_LIMITS } from "../../domain/contracts/limits";
import { formatCents } from "../../domain/i18n/format";
import { NewsBox } from "../inbox/timeline";
import { useOpenEnquiry } from "../inbox/use-enquiry";
import { staffApi, type EnquiryReply, type QuoteDraftReply, type RouterInputs } from "../shell/client";
import { useStaffLocale, useT } from "../shell/language-context";
import { CheckField, TextArea, TextField } from "../ui/fields";
import { useKeptForm } from "../ui/kept-text";
import { Button, ButtonRow, Panel } from "../ui/layout";
import { Notice, type NoticeText } from "../ui/notice";
import * as ui from "../ui/ui.module.css";
import * as styles from "./bookings.module.css";
import { toMoneyField } from "./money";
import { DepositFields, PaymentFields } from "./payments";
import { TripList } from "./trip-fields";
import {
  createPayment,
  complete,
  createTrip,
  createTrips,
  findBadParty,
  readBooking,
  readParty,
  toTotal,
  type TypedBooking,
  type TypedBookingTrip,
} from "./typed-trips";
import { useTripForm, type TripForm } from "./use-trip-form";

const PAUSE_MS = 500;

type Changes = Pick<TypedBookingTrip, "amount" | "worked" | "time">;

/** Takes the sum of a draft as the amount, and the port's time of pick-up where none was typed. */
function takeDraft(trip: TypedBookingTrip, draft: QuoteDraftReply, locale: Locale): Changes {
  const amount = toMoneyField(getQuoteTotal(draft.lines), locale);
  return { amount, worked: amount, time: trip.time || draft.pickupTime };
}

/**
 * Works out the amount of a trip by the price rules while its fields are filled in, until another amount is typed. Where that fails
 * nothing is said: the amount can be typed, and the button says why.
 */
function useWorkedAmount(
  trip: TypedBookingTrip,
  lang: Locale,
  onWorked: (draft: QuoteDraftReply) => void,
): void {
  const isOwn = trip.amount !== trip.worked;
  const isReady = trip.offer !== "" && !isOwn && findBadParty(trip) === undefined;
  const party = isReady ? JSON.stringify({ lang, ...readParty(trip) }) : "";
  const work = useEffectEvent((draft: QuoteDraftReply) => {
    if (trip.amount === trip.worked && draft.lines.length > 0) onWorked(draft);
  });
  useEffect(() => {
    if (party === "") return undefined;
    let isOld = false;
    const timer = setTimeout(() => {
      const input = JSON.parse(party) as RouterInputs["quotes"]["draft"];
      staffApi.quotes.draft.mutate(input).then(
        (draft) => !isOld && work(draft),
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [party]);
}

interface AmountFieldProps {
  trip: TypedBookingTrip;
  form: TripForm;
  lang: Locale;
  onTrip: (get: (trip: TypedBookingTrip) => Partial<TypedBookingTrip>) => void;
}

function AmountField({ trip, form, lang, onTrip }: AmountFieldProps) {
  const t = useT("enquiries.booking");
  const locale = useStaffLocale();
  useWorkedAmount(trip, lang, (draft) => {
    form.setNote(trip.id, draft.note);
    onTrip((known) => takeDraft(known, draft, locale));
  });
  return (
    <TextField
      label={t("amount")}
      inputMode="decimal"
      autoComplete="off"
      error={form.getError(`${trip.id} amount`)}
      value={trip.amount}
      onValue={(amount) => onTrip(() => ({ amount }))}
    />
  );
}

interface BookingFieldsProps {
  typed: TypedBooking;
  form: TripForm;
  lang: Locale;
  onTyped: (change: (typed: TypedBooking) => TypedBooking) => void;
}

export function BookingFields({ typed, form, lang, onTyped }: BookingFieldsProps) {
  const t = useT("enquiries.booking");
  const locale = useStaffLocale();
  const set = (changes: Partial<TypedBooking>) => onTyped((known) => ({ ...known, ...changes }));
  return (
    <>
      <TripList
        trips={typed.trips}
        {...{ form, complete }}
        onTrips={(update) => onTyped((known) => ({ ...known, trips: update(known.trips) }))}
        onDraft={(id, draft) =>
          onTyped((known) => ({
            ...known,
            trips: known.trips.map((trip) =>
              trip.id === id ? { ...trip, ...takeDraft(trip, draft, locale) } : trip,
            ),
          }))
        }
      >
        {(trip, onTrip) => <AmountField {...{ trip, form, lang, onTrip }} />}
      </TripList>
      <TextArea
        label={t("notes")}
        hint={t("notesHint")}
        rows={2}
        maxLength={TEXT_LIMITS.message}
        value={typed.notes}
        onValue={(notes) => set({ notes })}
      />
      <PaymentFields typed={typed} getError={form.getError} onTyped={set} />
      <DepositFields typed={typed} getError={form.getError} onTyped={set} />
      <p className={styles.total}>
        {t("total")} <output>{formatCents(toTotal(typed.trips, locale), locale)}</output>
      </p>
    </>
  );
}

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

interface BookingFormProps {
  typed: TypedBooking;
  onTyped: (change: (typed: TypedBooking) => TypedBooking) => void;
  onBooked: () => void;
  onDrop: () => void;
}

function BookingForm({ typed, onTyped, onBooked, onDrop }: BookingFormProps) {
  const t = useT("enquiries.booking");
  const locale = useStaffLocale();
  const open = useOpenEnquiry();
  const root = useRef<HTMLDivElement>(null);
  const form = useTripForm(open, root);
  const { reference, version, email, locale: lang } = open.enquiry;
  function change(update: (known: TypedBooking) => TypedBooking) {
    form.forgetWarning();
    onTyped(update);
  }
  function book() {
    const content = form.check(() => readBooking(typed, locale));
    if (!content) return;
    form.send({
      ...{ content, trips: typed.trips, refused: t("notBooked") },
      send: (more) => staffApi.bookings.add.mutate({ reference, version, ...content, ...more }),
      onSent: (booked) => {
        onBooked();
        open.take(booked);
      },
    });
  }
  return (
    <div className={ui.stack} ref={root}>
      <BookingFields {...{ typed, form, lang }} onTyped={change} />
      {email !== "" && (
        <CheckField
          label={t("mail")}
          isChecked={typed.isTold}
          onCheck={(isTold) => change((known) => ({ ...known, isTold }))}
        />
      )}
      <NewsBox />
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
export function HandBooking() {
  const t = useT("enquiries.booking");
  const { enquiry } = useOpenEnquiry();
  const [typed, setTyped] = useKeptForm<TypedBooking>("booking", enquiry.reference);
  const [notice, setNotice] = useState<NoticeText>();
  return (
    <Panel title={t("byHand")} intro={t("byHandIntro")}>
      {enquiry.booking && <p>{t("byHandMore")}</p>}
      <Notice notice={notice} />
      {typed ? (
        <BookingForm
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
