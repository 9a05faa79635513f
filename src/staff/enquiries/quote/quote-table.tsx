import { getLineCents } from "../../../booking/quote";
import type { Locale } from "../../../config/locales";
import type { QuoteLine } from "../../../contracts/quotes";
import { formatCents } from "../../../i18n/format";
import { useWords } from "../../language/language-context";
import { NumbersTable } from "../../parts/numbers-table";
import { QUOTE_WORDS } from "./quote-words";
import * as styles from "./quote.module.css";

interface QuoteTableProps {
  lines: readonly QuoteLine[];
  totalCents: number;
  /** The guest's language, in which the lines are written. */
  lang: Locale;
}

/** The lines of a quote and their sum. */
export function QuoteTable({ lines, totalCents, lang }: QuoteTableProps) {
  const t = useWords(QUOTE_WORDS);
  return (
    <NumbersTable className={styles.table}>
      <tbody>
        {lines.map(({ label, ...amount }, index) => (
          <tr key={index}>
            <th scope="row">
              <span lang={lang}>{label}</span>{" "}
              <span className={styles.times}>
                {amount.count} × {formatCents(amount.unitCents, lang)}
              </span>
            </th>
            <td>{formatCents(getLineCents(amount), lang)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("total")}</th>
          <td>{formatCents(totalCents, lang)}</td>
        </tr>
      </tfoot>
    </NumbersTable>
  );
}
