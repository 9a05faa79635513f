import { getLocale, type Locale } from "../../config/locales";
import { QUOTE_LIMITS } from "../../contracts/limits";
import { formatCents } from "../../i18n/format";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { TextField } from "../ui/text-field";
import { createLine, getLineCents, type TypedLine } from "./quote-form-state";
import * as styles from "./quote.module.css";

type GetError = (field: string) => string | undefined;

interface LineFieldsProps {
  line: TypedLine;
  number: number;
  lang: Locale;
  getError: GetError;
  onLine: (changes: Partial<TypedLine>) => void;
  onRemove: () => void;
}

function LineFields({ line, number, lang, getError, onLine, onRemove }: LineFieldsProps) {
  const t = useT("enquiries.quote");
  const locale = useStaffLocale();
  const cents = getLineCents(line, locale);
  const wire = (name: "label" | "count" | "price") => ({
    error: getError(`${line.id} ${name}`),
    value: line[name],
    onValue: (text: string) => onLine({ [name]: text }),
  });
  return (
    <li className={styles.line}>
      <TextField
        label={t("label", { number })}
        lang={lang}
        maxLength={QUOTE_LIMITS.label}
        {...wire("label")}
      />
      <TextField label={t("count")} inputMode="numeric" autoComplete="off" {...wire("count")} />
      <TextField label={t("price")} inputMode="decimal" autoComplete="off" {...wire("price")} />
      <p className={styles.lineSum}>
        <span>{t("sum")}</span> {cents === undefined ? "–" : formatCents(cents, locale)}
      </p>
      <Button label={t("removeLine", { number })} onClick={onRemove}>
        {t("remove")}
      </Button>
    </li>
  );
}

interface QuoteLinesProps {
  title: string;
  lines: readonly TypedLine[];
  /** The guest's language. */
  lang: Locale;
  getError: GetError;
  /** Says what is wrong with the lines together. */
  error: string | undefined;
  onLines: (change: (lines: readonly TypedLine[]) => readonly TypedLine[]) => void;
}

/** Lines of a quote that is being made: of one trip, or of none. */
export function QuoteLines({ title, lines, lang, getError, error, onLines }: QuoteLinesProps) {
  const t = useT("enquiries.quote");
  return (
    <>
      <h3>
        {title} ({getLocale(lang).name})
      </h3>
      <ol className={styles.lines}>
        {lines.map(({ id, ...line }, index) => (
          <LineFields
            key={id}
            {...{ lang, getError }}
            line={{ id, ...line }}
            number={index + 1}
            onLine={(changes) =>
              onLines((all) => all.map((other) => (other.id === id ? { ...other, ...changes } : other)))
            }
            onRemove={() => onLines((all) => all.filter((other) => other.id !== id))}
          />
        ))}
      </ol>
      {error && (
        <p className={styles.problem} role="alert">
          {error}
        </p>
      )}
      <p>
        <Button onClick={() => onLines((all) => [...all, createLine()])}>{t("add")}</Button>
      </p>
    </>
  );
}
