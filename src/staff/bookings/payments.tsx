import { useState } from "react";

import { PLACE_MAX_LENGTH, PAYMENT_METHODS } from "../../domain/config/booking";
import type { PaymentNote } from "../../domain/contracts/bookings";
import { useEnquiryChange } from "../inbox/use-enquiry";
import { type BookingReply, staffApi } from "../shell/client";
import { useT } from "../shell/language-context";
import { SelectField, TextArea, TextField, wireFields, wirePart } from "../ui/fields";
import { Button, Form, List } from "../ui/layout";
import * as ui from "../ui/ui.module.css";
import * as styles from "./bookings.module.css";
import { toMoneyField } from "../ui/read-number";
import { useTripName } from "./trip-fields";
import { createPayment, readForm, type TypedDeposit, type TypedPayment } from "./typed-trips";

interface TypedCrew {
  notes: string;
  pickups: readonly { id: string; place: string; time: string }[];
}

export function CrewNotes({ booking }: { booking: BookingReply }) {
  const t = useT("enquiries.booking");
  const getName = useTripName();
  const [typed, setTyped] = useState<TypedCrew>();
  const { isBusy, outcome, getError, isIncomplete, setNotice, change } = useEnquiryChange();
  const trips = booking.trips.filter(({ status, isOver }) => status === "confirmed" && !isOver);

  function begin() {
    setNotice(undefined);
    const pickups = trips.map(({ id, pickup: { place, time } }) => ({ id, place, time }));
    setTyped({ notes: booking.notes, pickups });
  }
  function save(form: HTMLFormElement) {
    if (!typed || isIncomplete(form)) return;
    const { notes } = typed;
    const pickups = typed.pickups.map(({ id, place, time }) => ({ id, place, ...(time && { time }) }));
    change((opened) => staffApi.bookings.change.mutate({ ...opened, notes, pickups }), {
      ...{ done: t("saved"), onDone: () => setTyped(undefined) },
    });
  }
  const field = wireFields(typed ?? { notes: "" }, (changes) => typed && setTyped({ ...typed, ...changes }));
  return (
    <>
      <h3>{t("crew")}</h3>
      {typed ? (
        <Form
          {...{ isStack: true, isBusy, getError, submit: t("save"), onSubmit: save }}
          cancel={{ onClick: () => setTyped(undefined), text: t("drop") }}
        >
          <TextArea label={t("notes")} hint={t("notesHint")} {...field("notes")} />
          {trips.map((trip) => {
            const pickup = typed.pickups.find(({ id }) => id === trip.id) ?? { place: "", time: "" };
            const pickupField = wireFields(pickup, (changes) => {
              const pickups = typed.pickups.map((one) => (one === pickup ? { ...one, ...changes } : one));
              setTyped({ ...typed, pickups });
            });
            return (
              <fieldset key={trip.id} className={`${ui.stack} ${ui.box} ${styles.trip}`}>
                <legend>{getName(trip)}</legend>
                <div className={ui.fields}>
                  <TextField
                    label={t("place")}
                    {...pickupField("place")}
                    autoComplete="off"
                    maxLength={PLACE_MAX_LENGTH}
                  />
                  <TextField {...pickupField("time")} label={t("time")} name={trip.id} type="time" />
                </div>
              </fieldset>
            );
          })}
        </Form>
      ) : (
        <>
          <p className={ui.words}>{booking.notes || t("noNotes")}</p>
          <Button onClick={begin} text={t("changeCrew")} />
        </>
      )}
      {outcome}
    </>
  );
}

interface DepositFieldsProps {
  typed: { deposit: TypedDeposit };
  onTyped: (changes: { deposit: TypedDeposit }) => void;
}

export function DepositFields({ typed, onTyped }: DepositFieldsProps) {
  const t = useT("enquiries.booking");
  const field = wirePart(typed, onTyped, "deposit");
  return (
    <div className={ui.fields}>
      <TextField label={t("deposit")} {...field("cents")} inputMode="decimal" autoComplete="off" />
      <TextField label={t("depositDue")} {...field("due")} type="date" />
    </div>
  );
}

export interface ShownDeposit {
  cents: number;
  due?: string | null | undefined;
}

export function useDepositText(): (deposit: ShownDeposit) => string {
  const t = useT("enquiries.booking");
  return ({ cents, due }) => {
    const amount = t.cents(cents);
    return due ? t("depositUntil", { amount, day: t.shortDay(due) }) : amount;
  };
}

interface PaymentFieldsProps {
  typed: TypedPayment;
  onTyped: (changes: Partial<TypedPayment>) => void;
  prefix?: string;
}

export function PaymentFields({ typed, onTyped, prefix }: PaymentFieldsProps) {
  const t = useT("enquiries.booking");
  const method = useT("enquiries.paymentMethods");
  const methods = PAYMENT_METHODS.map((known) => [known, method(known)] as const);
  const field = wireFields(typed, onTyped, prefix);
  return (
    <div className={ui.fields}>
      <TextField label={t("payment")} hint={t("paymentHint")} {...field("cents")} autoComplete="off" />
      <TextField label={t("paymentDay")} {...field("day")} type="date" />
      <SelectField label={t("method")} {...field("method")} options={methods} />
    </div>
  );
}

type PaymentsProps = Record<"booking", Pick<BookingReply, "payments" | "totalCents" | "paidCents">>;

export function Payments({ booking }: PaymentsProps) {
  const t = useT("enquiries.booking");
  const methodName = useT("enquiries.paymentMethods");
  const [typed, setTyped] = useState<TypedPayment>();
  const { isBusy, outcome, getError, isIncomplete, setNotice, change } = useEnquiryChange();
  const due = booking.totalCents - booking.paidCents;

  function begin() {
    setNotice(undefined);
    setTyped(createPayment(due > 0 ? toMoneyField(due, t.locale) : ""));
  }
  function save(form: HTMLFormElement) {
    if (!typed || isIncomplete(form)) return;
    const content = readForm<Pick<PaymentNote, "cents" | "day" | "method">>(typed);
    change(({ reference }, key) => staffApi.bookings.notePayment.mutate({ reference, ...content, key }), {
      ...{ content, done: t("paymentSaved"), onDone: () => setTyped(undefined) },
    });
  }
  return (
    <>
      <h3>{t("payments")}</h3>
      <List items={booking.payments}>
        {({ id, day, cents, method, who }) => (
          <li key={id}>
            <strong>{t.cents(cents)}</strong>{" "}
            {[t.shortDay(day), methodName(method), who].filter(Boolean).join(" · ")}
          </li>
        )}
      </List>
      {typed ? (
        <Form
          {...{ isStack: true, isBusy, getError, submit: t("savePayment"), onSubmit: save }}
          cancel={{ onClick: () => setTyped(undefined), text: t("drop") }}
        >
          <PaymentFields typed={typed} onTyped={(changes) => setTyped({ ...typed, ...changes })} />
        </Form>
      ) : (
        <Button onClick={begin} text={t("notePayment")} />
      )}
      {outcome}
    </>
  );
}
