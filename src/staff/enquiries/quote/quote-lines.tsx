import { getLocale, type Locale } from "../../../config/locales";
import { formatCents } from "../../../i18n/format";
import { useStaffLocale, useWords } from "../../language/language-context";
import { Button } from "../../parts/button";
import { LineFields } from "./line-fields";
import {
  addLine,
  getTotalCents,
  type QuoteProblem,
  type TypedLine,
  type TypedQuote,
} from "./quote-form-state";
import { QUOTE_WORDS } from "./quote-words";
import * as styles from "./quote.module.css";

interface QuoteLinesProps {
  quote: TypedQuote;
  /** The guest's language. */
  lang: Locale;
  problem: QuoteProblem | undefined;
  /** What is wrong with the lines together. */
  error: string | undefined;
  onQuote: (quote: TypedQuote) => void;
}

/** The lines of a quote that is being made, and their sum. */
export function QuoteLines({ quote, lang, problem, error, onQuote }: QuoteLinesProps) {
  const t = useWords(QUOTE_WORDS);
  const locale = useStaffLocale();
  const { lines } = quote;
  const setLines = (changed: readonly TypedLine[]) => onQuote({ ...quote, lines: changed });
  return (
    <>
      <h3>{t("linesIn", { language: getLocale(lang).name })}</h3>
      <ol className={styles.lines}>
        {lines.map((line, index) => (
          <LineFields
            key={line.id}
            line={line}
            number={index + 1}
            lang={lang}
            problem={problem}
            onLine={(changed) => setLines(lines.map((other) => (other.id === line.id ? changed : other)))}
            onRemove={() => setLines(lines.filter(({ id }) => id !== line.id))}
          />
        ))}
      </ol>
      {error && <p role="alert">{error}</p>}
      <p className={styles.add}>
        <Button onClick={() => onQuote(addLine(quote))}>{t("add")}</Button>
      </p>
      <p className={styles.total}>
        {t("total")} <output>{formatCents(getTotalCents(lines, locale), locale)}</output>
      </p>
    </>
  );
}
