import type { Locale } from "../../../config/locales";
import { QUOTE_LIMITS } from "../../../contracts/limits";
import { formatCents } from "../../../i18n/format";
import { useStaffLocale, useWords } from "../../language/language-context";
import { Button } from "../../parts/button";
import { TextField } from "../../parts/text-field";
import { toMoneyField } from "./money";
import { getLineCents, type QuoteProblem, type TypedLine } from "./quote-form-state";
import { QUOTE_WORDS } from "./quote-words";
import * as styles from "./quote.module.css";

const EXAMPLE_CENTS = 9550;

interface LineFieldsProps {
  line: TypedLine;
  number: number;
  lang: Locale;
  problem: QuoteProblem | undefined;
  onLine: (line: TypedLine) => void;
  onRemove: () => void;
}

/** The fields of one line, and what it comes to. */
export function LineFields({ line, number, lang, problem, onLine, onRemove }: LineFieldsProps) {
  const t = useWords(QUOTE_WORDS);
  const locale = useStaffLocale();
  const cents = getLineCents(line, locale);
  const getError = (name: "label" | "count" | "price") =>
    problem?.field === `${name} ${line.id}`
      ? t(problem.word, { example: toMoneyField(EXAMPLE_CENTS, locale) })
      : undefined;
  const set = (name: "label" | "count" | "price") => (text: string) => onLine({ ...line, [name]: text });
  return (
    <li className={styles.line}>
      <TextField
        label={t("label", { number })}
        lang={lang}
        maxLength={QUOTE_LIMITS.label}
        error={getError("label")}
        value={line.label}
        onValue={set("label")}
      />
      <TextField
        label={t("count")}
        inputMode="numeric"
        autoComplete="off"
        error={getError("count")}
        value={line.count}
        onValue={set("count")}
      />
      <TextField
        label={t("price")}
        inputMode="decimal"
        autoComplete="off"
        error={getError("price")}
        value={line.price}
        onValue={set("price")}
      />
      <p className={styles.lineSum}>
        <span>{t("sum")}</span> {cents === undefined ? "–" : formatCents(cents, locale)}
      </p>
      <Button label={t("removeLine", { number })} onClick={onRemove}>
        {t("remove")}
      </Button>
    </li>
  );
}
