import type { Deposit } from "../../contracts/quotes";
import { formatCents, formatShortDay } from "../../i18n/format";
import { useStaffLocale, useT } from "../shell/language-context";
import { TextField } from "../ui/text-field";
import * as styles from "./bookings.module.css";

interface TypedDeposit {
  deposit: string;
  depositDue: string;
}

interface DepositFieldsProps {
  typed: TypedDeposit;
  getError: (field: string) => string | undefined;
  onTyped: (changes: Partial<TypedDeposit>) => void;
}

/** A deposit and until when it is to be paid, of a quote or a booking. */
export function DepositFields({ typed, getError, onTyped }: DepositFieldsProps) {
  const t = useT("enquiries.booking");
  return (
    <div className={styles.fields}>
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
