import type { Locale } from "../../../config/locales";
import type { QuoteReply } from "../../../contracts/quotes";
import { formatMoment, formatShortDay } from "../../../i18n/format";
import { useStaffLocale, useWords } from "../../language/language-context";
import { QuoteTable } from "./quote-table";
import { QUOTE_STATUS_WORDS, QUOTE_WORDS } from "./quote-words";
import * as styles from "./quote.module.css";

/** A quote as it was sent, to read, with how it stands. */
export function SentQuote({ quote, locale }: { quote: QuoteReply; locale: Locale }) {
  const t = useWords(QUOTE_WORDS);
  const status = useWords(QUOTE_STATUS_WORDS);
  const shown = useStaffLocale();
  const {
    status: stored,
    isOver,
    settledAt,
    validUntil,
    title,
    date,
    lines,
    totalCents,
    text,
    payUrl,
  } = quote;
  const day = settledAt === null ? formatShortDay(validUntil, shown) : formatMoment(settledAt, shown);
  return (
    <div className={styles.sent} data-status={stored}>
      <p>
        <strong>{status(stored === "sent" && isOver ? "over" : stored, { day })}</strong>{" "}
        {[title, date && formatShortDay(date, shown)].filter(Boolean).join(" · ")}
      </p>
      <QuoteTable lines={lines} totalCents={totalCents} lang={locale} />
      {text && (
        <p className={styles.words} lang={locale}>
          {text}
        </p>
      )}
      {payUrl && (
        <p>
          {t("pay")}:{" "}
          <a href={payUrl} rel="noreferrer" target="_blank">
            {payUrl}
          </a>
        </p>
      )}
    </div>
  );
}
