import { useState, type SubmitEvent } from "react";

import { PAYMENT_METHODS } from "../../domain/config/bookings";
import { type BookingReply, staffApi } from "../shell/client";
import type { Deposit } from "../../domain/contracts/quotes";
import { formatCents, formatShortDay } from "../../domain/i18n/format";
import { useEnquiryChange } from "../inbox/use-enquiry";
import { useStaffLocale, useT } from "../shell/language-context";
import { SelectField, TextField } from "../ui/fields";
import { Button, ButtonRow } from "../ui/layout";
import { Notice } from "../ui/notice";
import * as ui from "../ui/ui.module.css";
import * as styles from "./bookings.module.css";
import { toMoneyField } from "./money";
import { createPayment, findIncomplete, readPayment, type TypedPayment } from "./typed-trips";
import { useProblem } from "./use-trip-form";

interface TypedDeposit {
  deposit: string;
  depositDue: string;
}

interface DepositFieldsProps {
  typed: TypedDeposit;
  getError: (field: string) => string | undefined;
  onTyped: (changes: Partial<TypedDeposit>) => void;
}

export function DepositFields({ typed, getError, onTyped }: DepositFieldsProps) {
  const t = useT("enquiries.booking");
  return (
    <div className={ui.fields}>
      <TextField
        label={t("deposit")}
        inputMode="decimal"
        autoComplete="off"
        error={getError("deposit")}
        value={typed.deposit}
        onValue={(deposit) => onTyped({ deposit })}
      />
      <TextField
        label={t("depositDue")}
        name="depositDue"
        type="date"
        error={getError("depositDue")}
        value={typed.depositDue}
        onValue={(depositDue) => onTyped({ depositDue })}
      />
    </div>
  );
}

export function useDepositText(): (deposit: Deposit) => string {
  const t = useT("enquiries.booking");
  const locale = useStaffLocale();
  return ({ cents, due }) => {
    const amount = formatCents(cents, locale);
    return due === null ? amount : t("depositUntil", { amount, day: formatShortDay(due, locale) });
  };
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
    <div className={ui.fields}>
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

type PaymentsProps = Record<"booking", Pick<BookingReply, "payments" | "totalCents" | "paidCents">>;

export function Payments({ booking }: PaymentsProps) {
  const t = useT("enquiries.booking");
  const methodName = useT("enquiries.paymentMethods");
  const locale = useStaffLocale();
  const [typed, setTyped] = useState<TypedPayment>();
  const { getError, check } = useProblem();
  const { isBusy, notice, setNotice, change } = useEnquiryChange();
  const due = booking.totalCents - booking.paidCents;

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const content = typed && check(findIncomplete(event.currentTarget) ?? readPayment(typed, locale));
    if (!content) return;
    change(({ reference }, key) => staffApi.bookings.notePayment.mutate({ reference, ...content, key }), {
      ...{ content, done: t("paymentSaved"), onDone: () => setTyped(undefined) },
    });
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
        <form className={ui.stack} noValidate onSubmit={save}>
          <PaymentFields
            typed={typed}
            getError={getError}
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
