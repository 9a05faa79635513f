import type { AccountRow } from "../../contracts/bookings";
import { formatCents } from "../../i18n/format";
import { useStaffLocale, useT } from "../shell/language-context";
import { NumbersTable } from "../ui/numbers-table";
import * as styles from "./accounts.module.css";

type AccountLine = AccountRow & { key: string; name: string };

interface AccountTableProps {
  head: string;
  lines: readonly AccountLine[];
}

/** Trips, persons and money of each line; what was cancelled and what partners get stands below the amount, as a phone has no room beside it. */
export function AccountTable({ head, lines }: AccountTableProps) {
  const t = useT("enquiries.accounts");
  const locale = useStaffLocale();
  const amount = (cents: number) => formatCents(cents, locale);
  if (lines.length === 0) return <p>{t("nothing")}</p>;
  return (
    <NumbersTable>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t("trips")}</th>
          <th scope="col">{t("persons")}</th>
          <th scope="col">{t("amount")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, name, trips, persons, soldCents, cancelledCents, commissionCents }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{trips}</td>
            <td>{persons}</td>
            <td>
              {amount(soldCents)}
              {cancelledCents !== 0 && (
                <div className={styles.soft}>{t("cancelled", { amount: amount(cancelledCents) })}</div>
              )}
              {commissionCents !== 0 && (
                <div className={styles.soft}>{t("commission", { amount: amount(commissionCents) })}</div>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </NumbersTable>
  );
}

interface PairTableProps {
  head: string;
  number: string;
  lines: readonly (readonly [name: string, number: string | number])[];
  /** Their sum, below. */
  total?: string;
}

/** Names, each with one number. */
export function PairTable({ head, number, lines, total }: PairTableProps) {
  const t = useT("enquiries.accounts");
  if (lines.length === 0) return <p>{t("nothing")}</p>;
  return (
    <NumbersTable>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{number}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
      {total !== undefined && (
        <tfoot>
          <tr>
            <th scope="row">{t("total")}</th>
            <td>{total}</td>
          </tr>
        </tfoot>
      )}
    </NumbersTable>
  );
}
