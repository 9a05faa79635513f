import { getLocale } from "../../config/locales";
import { useStaffLocale, useT } from "../shell/language-context";
import { NumbersTable } from "../ui/numbers-table";
import { Panel } from "../ui/panel";
import type { FigureRow } from "../shell/replies";
import { BarChart } from "./bar-chart";
import * as styles from "./figures.module.css";

interface FiguresTableProps {
  title: string;
  head: string;
  rows: readonly FigureRow[];
  getName: (row: FigureRow) => string;
}

/** Enquiries and bookings of each row, drawn and as a table. */
export function FiguresTable({ title, head, rows, getName }: FiguresTableProps) {
  const t = useT("enquiries.figures");
  const percent = new Intl.NumberFormat(getLocale(useStaffLocale()).iso, { style: "percent" });
  if (rows.length === 0)
    return (
      <Panel title={title}>
        <p>{t("nothing")}</p>
      </Panel>
    );
  return (
    <Panel title={title}>
      <div className={styles.figure}>
        <BarChart bars={rows} />
        <NumbersTable className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col" data-kind="enquiries">
                {t("enquiries")}
              </th>
              <th scope="col" data-kind="bookings">
                {t("bookings")}
              </th>
              <th scope="col">{t("share")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{getName(row)}</th>
                <td>{row.enquiries}</td>
                <td>{row.bookings}</td>
                <td>{row.enquiries === 0 ? "–" : percent.format(row.bookings / row.enquiries)}</td>
              </tr>
            ))}
          </tbody>
        </NumbersTable>
      </div>
    </Panel>
  );
}
