import { use, useEffect, useEffectEvent, useState, type ReactNode } from "react";

import { getQuoteTotal } from "../../domain/booking/quote";
import type { Locale } from "../../domain/config/locales";
import { NewsBox } from "../inbox/timeline";
import { EnquiryContext, useOpenEnquiry } from "../inbox/use-enquiry";
import { staffApi, type EnquiryReply, type QuoteDraftReply, type RouterInputs } from "../shell/client";
import { useT } from "../shell/language-context";
import { CheckField, TextArea, TextField, wireFields } from "../ui/fields";
import { useKept } from "../ui/kept-text";
import { Button, ButtonRow, Panel, Notice, type NoticeText } from "../ui/layout";
import * as styles from "./bookings.module.css";
import { toMoneyField } from "../ui/read-number";
import { DepositFields, PaymentFields } from "./payments";
import { TripFormBox, TripList, useTripForm, type Sending, type TripForm } from "./trip-fields";
import {
  createPayment,
  createTrips,
  readForm,
  readParty,
  toTotal,
  type TypedBooking,
  type TypedTrip,
} from "./typed-trips";

const PAUSE_MS = 500;

/**
 * Works out the amount of a trip by the price rules while its fields are filled in, until another amount is typed. Where that fails
 * nothing is said: the amount can be typed, and the button says why.
 */
function useWorkedAmount(trip: TypedTrip, lang: Locale, onWorked: (draft: QuoteDraftReply) => void) {
  const isOwn = trip.amountCents !== trip.worked;
  const party = trip.offer !== "" && !isOwn ? JSON.stringify({ lang, ...readParty(trip) }) : "";
  const work = useEffectEvent((draft: QuoteDraftReply) => {
    if (!isOwn && draft.lines.length > 0) onWorked(draft);
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
  prefix: string;
  form: TripForm;
  lang: Locale;
  onTrip: (changes: Partial<TypedTrip>) => void;
}

function AmountField({ trip, prefix, form, lang, onTrip }: AmountFieldProps) {
  const t = useT("enquiries.booking");
  useWorkedAmount(trip, lang, (draft) => form.takeDraft(trip.id, draft));
  const field = wireFields(trip, onTrip, prefix);
  return <TextField label={t("amount")} {...field("amountCents")} inputMode="decimal" autoComplete="off" />;
}

/** What both kinds of bookings by hand send. */
type BookingContent = Omit<RouterInputs["bookings"]["add"], "reference" | "version" | "key" | "evenIfFull">;

interface BookingFormProps {
  typed: TypedBooking;
  onTyped: (change: (typed: TypedBooking) => TypedBooking) => void;
  lang: Locale;
  /** "" is without one: no mail can tell the guest. */
  email: string;
  send: (content: BookingContent & Parameters<Sending["send"]>[0]) => Promise<EnquiryReply>;
  onBooked: (enquiry: EnquiryReply) => void;
  onDrop: () => void;
  /** Puts more around what is filled in. */
  children?: (fields: ReactNode) => ReactNode;
}

/** The trips, money and notes of a booking by hand, for the enquiry that is open or for a guest who has written nothing. */
export function BookingForm(props: BookingFormProps) {
  const { typed, lang, email, onBooked, onDrop, children = (fields: ReactNode) => fields } = props;
  const t = useT("enquiries.booking");
  const open = use(EnquiryContext);
  const form = useTripForm({
    onTrips: (update) => change((known) => ({ ...known, trips: update(known.trips) })),
    price(_, { lines }) {
      const amount = toMoneyField(getQuoteTotal(lines), t.locale);
      return { amountCents: amount, worked: amount };
    },
    lang,
  });
  function change(update: (known: TypedBooking) => TypedBooking) {
    form.forgetWarning();
    props.onTyped(update);
  }
  const set = (changes: Partial<TypedBooking>) => change((known) => ({ ...known, ...changes }));
  function book() {
    const content = readForm<BookingContent>(typed, "lines");
    form.send({
      ...{ content, refused: t("notBooked"), onSent: onBooked },
      send: (more) => props.send({ ...content, ...more }),
    });
  }
  const fields = (
    <>
      <TripList trips={typed.trips} form={form}>
        {(trip, onTrip, prefix) => (
          <AmountField {...{ trip, prefix, form, lang }} onTrip={(changes) => onTrip(() => changes)} />
        )}
      </TripList>
      <TextArea label={t("notes")} hint={t("notesHint")} rows={2} {...wireFields(typed, set)("notes")} />
      <PaymentFields
        typed={typed.payment}
        onTyped={(changes) => set({ payment: { ...typed.payment, ...changes } })}
        prefix="payment."
      />
      <DepositFields typed={typed} onTyped={set} />
      <p className={styles.total}>
        {t("total")} <output>{t.cents(toTotal(typed.trips))}</output>
      </p>
      {email !== "" && (
        <CheckField label={t("mail")} isChecked={typed.isTold} onCheck={(isTold) => set({ isTold })} />
      )}
      {open && <NewsBox />}
      <Notice notice={form.notice} />
      <ButtonRow>
        <Button
          variant={open ? "solid" : "action"}
          isBusy={form.isBusy}
          onClick={book}
          text={t(form.evenIfFull ? "bookAnyway" : "book")}
        />
        <Button onClick={onDrop} text={t("drop")} />
      </ButtonRow>
    </>
  );
  return <TripFormBox form={form}>{children(fields)}</TripFormBox>;
}

export const createBooking = (trips: TypedBooking["trips"], isTold: boolean): TypedBooking => ({
  ...{ trips, notes: "", payment: createPayment(), deposit: { cents: "", due: "" }, isTold },
});

/** Begins with what was asked for and is not booked yet. */
function beginBooking({ chosen, booking, email }: EnquiryReply): TypedBooking {
  const booked = (booking?.trips ?? []).filter(({ status }) => status === "confirmed");
  const open = chosen.filter(
    ({ offer, date }) => !booked.some((trip) => trip.offer === offer && trip.date === date),
  );
  return createBooking(createTrips(open), email !== "");
}

/** Books for the guest of an enquiry without a quote, beside what is booked already. */
export function HandBooking() {
  const t = useT("enquiries.booking");
  const { enquiry, take } = useOpenEnquiry();
  const { reference, version, locale, email } = enquiry;
  const [typed, setTyped] = useKept<TypedBooking>("booking", reference);
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
        <BookingForm
          {...{ typed, lang: locale, email }}
          onTyped={(change) => setTyped((known) => known && change(known))}
          send={(content) => staffApi.bookings.add.mutate({ reference, version, ...content })}
          onBooked={end}
          onDrop={() => setTyped(undefined)}
        />
      ) : (
        <Button onClick={begin} text={t("byHand")} />
      )}
    </Panel>
  );
}
