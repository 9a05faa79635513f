import { useState, type SubmitEvent } from "react";

import { getAgencyDay } from "../../booking/calendar-day";
import type { Locale } from "../../config/locales";
import { PAYMENT_METHODS, type PaymentMethod } from "../../config/bookings";
import type { BookingReply } from "../../contracts/bookings";
import { formatCents, formatShortDay } from "../../i18n/format";
import { useSend } from "../inbox/use-send";
import type { EnquiryActions } from "../inbox/use-enquiry";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { ButtonRow } from "../ui/button-row";
import { Notice } from "../ui/notice";
import { SelectField } from "../ui/select-field";
import { TextField } from "../ui/text-field";
import { useAction } from "../ui/use-action";
import { staffApi } from "../shell/client";
import * as styles from "./bookings.module.css";
import { parseMoney, toMoneyField } from "./money";
import { findIncomplete, isProblem, type Problem } from "./typed-trips";

export interface TypedPayment {
  payment: string;
  paymentDay: string;
  method: PaymentMethod;
}

export const createPayment = (payment = ""): TypedPayment => ({
  ...{ payment, paymentDay: getAgencyDay(Date.now()), method: "cash" },
});

/** Reads a payment; a negative one was paid back. */
export function readPayment({ payment, paymentDay, method }: TypedPayment, locale: Locale) {
  const cents = parseMoney(payment, locale);
  if (cents === undefined || cents === 0) return { field: "payment", word: "needAmount" } satisfies Problem;
  if (paymentDay === "") return { field: "paymentDay", word: "needDay" } satisfies Problem;
  return { cents, day: paymentDay, method };
}

interface PaymentFieldsProps {
  typed: TypedPayment;
  getError: (field: string) => string | undefined;
  onTyped: (changes: Partial<TypedPayment>) => void;
}

export function PaymentFields({ typed, getError, onTyped }: PaymentFieldsProps) {
  const t = useT("enquiries.booking");
  const method = useT("enquiries.paymentMethods");
  return (
    <div className={styles.fields}>
      <TextField
        label={t("payment")}
        hint={t("paymentHint")}
        inputMode="text"
        autoComplete="off"
        error={getError("payment")}
        value={typed.payment}
        onValue={(payment) => onTyped({ payment })}
      />
      <TextField
        label={t("paymentDay")}
        name="paymentDay"
        type="date"
        error={getError("paymentDay")}
        value={typed.paymentDay}
        onValue={(paymentDay) => onTyped({ paymentDay })}
      />
      <SelectField
        label={t("method")}
        value={typed.method}
        options={PAYMENT_METHODS.map((known) => [known, method(known)] as const)}
        onValue={(known) => onTyped({ method: known })}
      />
    </div>
  );
}

interface PaymentsProps extends EnquiryActions {
  booking: Pick<BookingReply, "payments" | "totalCents" | "paidCents">;
}

export function Payments({ enquiry, look, take, booking }: PaymentsProps) {
  const t = useT("enquiries.booking");
  const methodName = useT("enquiries.paymentMethods");
  const locale = useStaffLocale();
  const [typed, setTyped] = useState<TypedPayment>();
  const [problem, setProblem] = useState<Problem>();
  const { isBusy, notice, setNotice, run } = useAction();
  const { post } = useSend(look);
  const due = booking.totalCents - booking.paidCents;
  const example = toMoneyField(9550, locale);

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!typed) return;
    const read = findIncomplete(event.currentTarget) ?? readPayment(typed, locale);
    setProblem(isProblem(read) ? read : undefined);
    if (isProblem(read)) return;
    void run(
      () =>
        post(read, (key) =>
          staffApi.bookings.notePayment.mutate({ reference: enquiry.reference, ...read, key }),
        ),
      t("paymentSaved"),
      ({ data }) => {
        setTyped(undefined);
        take(data);
      },
    );
  }
  return (
    <>
      <h3>{t("payments")}</h3>
      {booking.payments.length > 0 && (
        <ul className={styles.payments}>
          {booking.payments.map(({ id, day, cents, method, who }) => (
            <li key={id}>
              <strong>{formatCents(cents, locale)}</strong>{" "}
              {[formatShortDay(day, locale), methodName(method), who].filter(Boolean).join(" · ")}
            </li>
          ))}
        </ul>
      )}
      {typed ? (
        <form className={styles.form} noValidate onSubmit={save}>
          <PaymentFields
            typed={typed}
            getError={(field) => (problem?.field === field ? t(problem.word, { example }) : undefined)}
            onTyped={(changes) => setTyped({ ...typed, ...changes })}
          />
          <ButtonRow>
            <Button type="submit" variant="solid" isBusy={isBusy}>
              {t("savePayment")}
            </Button>
            <Button onClick={() => setTyped(undefined)}>{t("drop")}</Button>
          </ButtonRow>
        </form>
      ) : (
        <p>
          <Button
            onClick={() => {
              setNotice(undefined);
              setTyped(createPayment(due > 0 ? toMoneyField(due, locale) : ""));
            }}
          >
            {t("notePayment")}
          </Button>
        </p>
      )}
      <Notice notice={notice} />
    </>
  );
}
