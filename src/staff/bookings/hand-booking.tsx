import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";

import { getQuoteTotal } from "../../domain/booking/quote";
import type { Locale } from "../../domain/config/locales";
import { NewsBox } from "../inbox/timeline";
import { useOpenEnquiry, type OpenEnquiry } from "../inbox/use-enquiry";
import { staffApi, type EnquiryReply, type QuoteDraftReply, type RouterInputs } from "../shell/client";
import { useFormat, useStaffLocale, useT } from "../shell/language-context";
import { CheckField, TextArea, TextField, wireFields } from "../ui/fields";
import { useKeptForm } from "../ui/kept-text";
import { Busy, Button, ButtonRow, Panel, Notice, type NoticeText } from "../ui/layout";
import * as ui from "../ui/ui.module.css";
import * as styles from "./bookings.module.css";
import { toMoneyField } from "./money";
import { DepositFields, PaymentFields } from "./payments";
import { TripList, useTripForm, type Sending, type TripForm } from "./trip-fields";
import {
  createPayment,
  createTrips,
  findBadParty,
  readBooking,
  readParty,
  toTotal,
  type Problem,
  type TypedBooking,
  type TypedTrip,
} from "./typed-trips";

const PAUSE_MS = 500;

/** Takes the sum of a draft as the amount, and the port's time of pick-up where none was typed. */
function takeDraft(trip: TypedTrip, draft: QuoteDraftReply, locale: Locale) {
  const amount = toMoneyField(getQuoteTotal(draft.lines), locale);
  return { amount, worked: amount, time: trip.time || draft.pickupTime };
}

/**
 * Works out the amount of a trip by the price rules while its fields are filled in, until another amount is typed. Where that fails
 * nothing is said: the amount can be typed, and the button says why.
 */
function useWorkedAmount(trip: TypedTrip, lang: Locale, onWorked: (draft: QuoteDraftReply) => void) {
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
  trip: TypedTrip;
  form: TripForm;
  lang: Locale;
  onTrip: (get: (trip: TypedTrip) => Partial<TypedTrip>) => void;
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

interface BookingFormProps<Content extends object> {
  typed: TypedBooking;
  onTyped: (change: (typed: TypedBooking) => TypedBooking) => void;
  /** The guest's enquiry, or the language of one who has written nothing. */
  whose: OpenEnquiry | Locale;
  /** "" is without one: no mail can tell the guest. */
  email: string;
  news?: ReactNode;
  variant: "solid" | "action";
  read: () => Problem | Content;
  send: (content: Content, more: Parameters<Sending["send"]>[0]) => Promise<EnquiryReply>;
  onBooked: (enquiry: EnquiryReply) => void;
  onDrop: () => void;
}

/** The trips, money and notes of a booking by hand; `root` is to be put around what is read. */
export function useBookingForm<Content extends object>(props: BookingFormProps<Content>) {
  const { typed, whose, email, variant, onBooked, onDrop } = props;
  const t = useT("enquiries.booking");
  const locale = useStaffLocale();
  const format = useFormat();
  const root = useRef<HTMLDivElement>(null);
  const form = useTripForm(whose, root);
  const lang = typeof whose === "string" ? whose : whose.enquiry.locale;
  function change(update: (known: TypedBooking) => TypedBooking) {
    form.forgetWarning();
    props.onTyped(update);
  }
  const set = (changes: Partial<TypedBooking>) => change((known) => ({ ...known, ...changes }));
  const onTrips = (update: (trips: TypedBooking["trips"]) => TypedBooking["trips"]) =>
    change((known) => ({ ...known, trips: update(known.trips) }));
  function onDraft(id: string, draft: QuoteDraftReply) {
    onTrips((trips) =>
      trips.map((trip) => (trip.id === id ? { ...trip, ...takeDraft(trip, draft, locale) } : trip)),
    );
  }
  function book() {
    const content = form.check(props.read);
    if (!content) return;
    form.send({
      ...{ content, trips: typed.trips, refused: t("notBooked"), onSent: onBooked },
      send: (more) => props.send(content, more),
    });
  }
  const fields = (
    <>
      <TripList trips={typed.trips} {...{ form, onTrips, onDraft }}>
        {(trip, onTrip) => <AmountField {...{ trip, form, lang, onTrip }} />}
      </TripList>
      <TextArea label={t("notes")} hint={t("notesHint")} rows={2} {...wireFields(typed, set)("notes")} />
      <PaymentFields typed={typed} getError={form.getError} onTyped={set} />
      <DepositFields typed={typed} getError={form.getError} onTyped={set} />
      <p className={styles.total}>
        {t("total")} <output>{format.cents(toTotal(typed.trips, locale))}</output>
      </p>
      {email !== "" && (
        <CheckField label={t("mail")} isChecked={typed.isTold} onCheck={(isTold) => set({ isTold })} />
      )}
      {props.news}
      <Notice notice={form.notice} />
      <ButtonRow>
        <Busy value={form.isBusy}>
          <Button variant={variant} onClick={book} text={t(form.evenIfFull ? "bookAnyway" : "book")} />
        </Busy>
        <Button onClick={onDrop} text={t("drop")} />
      </ButtonRow>
    </>
  );
  return { root, getError: form.getError, fields };
}

export const createBooking = (trips: TypedBooking["trips"], isTold: boolean): TypedBooking => ({
  ...createPayment(),
  ...{ trips, deposit: "", depositDue: "", notes: "", isTold },
});

/** Begins with what was asked for and is not booked yet. */
function beginBooking({ chosen, booking, email }: EnquiryReply): TypedBooking {
  const booked = (booking?.trips ?? []).filter(({ status }) => status === "confirmed");
  const open = chosen.filter(
    ({ offer, date }) => !booked.some((trip) => trip.offer === offer && trip.date === date),
  );
  return createBooking(createTrips(open), email !== "");
}

type OpenBookingProps = Pick<BookingFormProps<object>, "typed" | "onTyped" | "onDrop" | "onBooked">;

function OpenBooking({ typed, ...on }: OpenBookingProps) {
  const locale = useStaffLocale();
  const open = useOpenEnquiry();
  const { reference, version, email } = open.enquiry;
  const { root, fields } = useBookingForm({
    ...{ typed, whose: open, email, news: <NewsBox />, variant: "solid", ...on },
    read: () => readBooking(typed, locale),
    send: (content, more) => staffApi.bookings.add.mutate({ reference, version, ...content, ...more }),
  });
  return (
    <div className={ui.stack} ref={root}>
      {fields}
    </div>
  );
}

/** Books for the guest of an enquiry without a quote, beside what is booked already. */
export function HandBooking() {
  const t = useT("enquiries.booking");
  const { enquiry, take } = useOpenEnquiry();
  const [typed, setTyped] = useKeptForm<TypedBooking>("booking", enquiry.reference);
  const [notice, setNotice] = useState<NoticeText>();
  function begin() {
    setNotice(undefined);
    setTyped(beginBooking(enquiry));
  }
  function end(booked: EnquiryReply) {
    setTyped(undefined);
    setNotice({ kind: "done", text: t("booked") });
    take(booked);
  }
  return (
    <Panel title={t("byHand")} intro={t("byHandIntro")}>
      {enquiry.booking && <p>{t("byHandMore")}</p>}
      <Notice notice={notice} />
      {typed ? (
        <OpenBooking
          typed={typed}
          onTyped={(change) => setTyped((known) => known && change(known))}
          onBooked={end}
          onDrop={() => setTyped(undefined)}
        />
      ) : (
        <p>
          <Button onClick={begin} text={t("byHand")} />
        </p>
      )}
    </Panel>
  );
}
