import type { ReactNode } from "react";

import type { LedgerCounts } from "../../contracts/partners";
import { formatCents } from "../../i18n/format";
import { useStaffLocale, useT } from "../shell/language-context";
import { NumbersTable } from "../ui/numbers-table";
import * as styles from "./partners.module.css";

export interface LedgerLine {
  key: string;
  name: ReactNode;
  counts: LedgerCounts;
}

interface LedgerTableProps {
  head: string;
  lines: readonly LedgerLine[];
  total?: LedgerCounts;
}

function Numbers({ counts }: { counts: LedgerCounts }) {
  const t = useT("partners");
  const locale = useStaffLocale();
  const { enquiries, bookings, unpriced, persons, totalCents } = counts;
  return (
    <>
      <td>{enquiries}</td>
      <td>{bookings}</td>
      <td className={styles.persons}>{persons}</td>
      <td>
        {formatCents(totalCents, locale)}
        {unpriced > 0 && <span className={styles.soft}> {t("unpriced", { count: unpriced })}</span>}
      </td>
    </>
  );
}

export function LedgerTable({ head, lines, total }: LedgerTableProps) {
  const t = useT("partners");
  return (
    <NumbersTable>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t("enquiries")}</th>
          <th scope="col">{t("bookings")}</th>
          <th scope="col" className={styles.persons}>
            {t("persons")}
          </th>
          <th scope="col">{t("sum")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, name, counts }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <Numbers counts={counts} />
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{t("total")}</th>
            <Numbers counts={total} />
          </tr>
        </tfoot>
      )}
    </NumbersTable>
  );
}
