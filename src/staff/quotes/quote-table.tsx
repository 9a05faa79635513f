import { getLineCents, getQuoteTotal } from "../../domain/booking/quote";
import type { Locale } from "../../domain/config/locales";
import type { QuoteLine } from "../../domain/contracts/quotes";
import { formatCents } from "../../domain/i18n/format";
import { useDepositText } from "../bookings/payments";
import { useTripFacts, useTripName } from "../bookings/trip-fields";
import { type BookedTripReply, type QuoteReply } from "../shell/client";
import { useFormat, useT } from "../shell/language-context";
import { Facts, NumbersTable } from "../ui/facts";
import { Disclosure } from "../ui/layout";
import * as ui from "../ui/ui.module.css";
import * as styles from "./quote.module.css";

/** Lines of a quote with what each comes to, and their sum; `lang` is the guest's language, in which they are written. */
function QuoteTable({ lines, lang }: { lines: readonly QuoteLine[]; lang: Locale }) {
  const t = useT("enquiries.quote");
  return (
    <NumbersTable
      className={styles.table}
      rows={lines.map(({ label, ...amount }, index) => [
        index,
        <>
          <span lang={lang}>{label}</span>{" "}
          <span className={ui.soft}>
            {amount.count} × {formatCents(amount.unitCents, lang)}
          </span>
        </>,
        formatCents(getLineCents(amount), lang),
      ])}
      total={[t("sum"), formatCents(getQuoteTotal(lines), lang)]}
    />
  );
}

interface QuoteFactsProps {
  quote: Pick<QuoteReply, "trips" | "lines" | "deposit" | "text">;
  lang: Locale;
  /** That of the trips' names. */
  titleLang: Locale;
  total: string;
  replaces: readonly Pick<BookedTripReply, "id" | "title" | "date">[];
}

/** Trips and prices of a quote, as sent or about to be. */
export function QuoteFacts({ quote, lang, titleLang, total, replaces }: QuoteFactsProps) {
  const t = useT("enquiries.quote");
  const getFacts = useTripFacts();
  const getName = useTripName();
  const getDeposit = useDepositText();
  const { trips, lines, deposit, text } = quote;
  return (
    <>
      {trips.map((trip, index) => (
        <section key={index} className={ui.stack}>
          <h3 lang={titleLang}>{trip.title}</h3>
          <Facts facts={getFacts(trip)} />
          <QuoteTable lines={trip.lines} lang={lang} />
        </section>
      ))}
      {lines.length > 0 && <QuoteTable lines={lines} lang={lang} />}
      <p className={styles.sum}>
        {t("total")}: <strong>{total}</strong>
      </p>
      {deposit && (
        <p>
          {t("deposit")}: {getDeposit(deposit)}
        </p>
      )}
      {replaces.map((trip) => (
        <p key={trip.id}>
          <strong>{t("replacesTrip", { trip: getName(trip) })}</strong>
        </p>
      ))}
      {text && (
        <p className={ui.words} lang={lang}>
          {text}
        </p>
      )}
    </>
  );
}

/** A quote as it was sent, to read, with how it stands. */
export function SentQuote({ quote, locale: lang }: { quote: QuoteReply; locale: Locale }) {
  const t = useT("enquiries.quote");
  const status = useT("enquiries.quoteStatus");
  const format = useFormat();
  const { isOver, settledAt, validUntil, totalCents, replaces, payUrl, terms } = quote;
  const day = settledAt === null ? format.shortDay(validUntil) : format.moment(settledAt);
  return (
    <div className={`${ui.stack} ${styles.sent}`} data-status={quote.status}>
      <p>
        <strong>{status(quote.status === "sent" && isOver ? "over" : quote.status, { day })}</strong>
      </p>
      <QuoteFacts {...{ quote, lang, replaces }} titleLang={lang} total={formatCents(totalCents, lang)} />
      {payUrl && (
        <p>
          {t("pay")}:{" "}
          <a href={payUrl} rel="noreferrer" target="_blank">
            {payUrl}
          </a>
        </p>
      )}
      {terms.length > 0 && (
        <Disclosure summary={t("terms")} lang={lang}>
          <Facts facts={terms.map((term) => [term.label, term.text] as const)} />
        </Disclosure>
      )}
    </div>
  );
}
