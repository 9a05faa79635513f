import { getLineCents, getQuoteTotal } from "../../booking/quote";
import type { Locale } from "../../config/locales";
import type { QuoteLine, QuoteReply } from "../../contracts/quotes";
import { formatCents, formatMoment, formatShortDay } from "../../i18n/format";
import { useTripFacts, useTripName } from "../bookings/trip-text";
import { useDepositText } from "../bookings/deposit-fields";
import { useStaffLocale, useT } from "../shell/language-context";
import { Disclosure } from "../ui/disclosure";
import { Facts } from "../ui/facts";
import { NumbersTable } from "../ui/numbers-table";
import * as styles from "./quote.module.css";

/** The lines of all trips, and those of no trip. */
export function sumLines({ trips, lines }: { trips: { lines: QuoteLine[] }[]; lines: QuoteLine[] }): number {
  return getQuoteTotal([...trips.flatMap((trip) => trip.lines), ...lines]);
}

/** Lines of a quote with what each comes to, and their sum; `lang` is the guest's language, in which they are written. */
export function QuoteTable({ lines, lang }: { lines: readonly QuoteLine[]; lang: Locale }) {
  const t = useT("enquiries.quote");
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
          <th scope="row">{t("sum")}</th>
          <td>{formatCents(getQuoteTotal(lines), lang)}</td>
        </tr>
      </tfoot>
    </NumbersTable>
  );
}

/** A quote as it was sent, to read, with how it stands. */
export function SentQuote({ quote, locale: lang }: { quote: QuoteReply; locale: Locale }) {
  const t = useT("enquiries.quote");
  const status = useT("enquiries.quoteStatus");
  const locale = useStaffLocale();
  const getFacts = useTripFacts();
  const getName = useTripName();
  const getDeposit = useDepositText();
  const { isOver, settledAt, validUntil, trips, lines, totalCents, deposit, text, payUrl } = quote;
  const day = settledAt === null ? formatShortDay(validUntil, locale) : formatMoment(settledAt, locale);
  return (
    <div className={styles.sent} data-status={quote.status}>
      <p>
        <strong>{status(quote.status === "sent" && isOver ? "over" : quote.status, { day })}</strong>
      </p>
      {trips.map((trip, index) => (
        <section key={index} className={styles.sentTrip}>
          <h3 lang={lang}>{trip.title}</h3>
          <Facts facts={getFacts(trip)} />
          <QuoteTable lines={trip.lines} lang={lang} />
        </section>
      ))}
      {lines.length > 0 && <QuoteTable lines={lines} lang={lang} />}
      <p className={styles.sum}>
        {t("total")}: <strong>{formatCents(totalCents, lang)}</strong>
      </p>
      {deposit && (
        <p>
          {t("deposit")}: {getDeposit(deposit)}
        </p>
      )}
      {quote.replaces.map((trip) => (
        <p key={trip.id}>{t("replacesTrip", { trip: getName(trip) })}</p>
      ))}
      {text && (
        <p className={styles.words} lang={lang}>
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
      {quote.terms.length > 0 && (
        <Disclosure summary={t("terms")} lang={lang}>
          <Facts facts={quote.terms.map((term) => [term.label, term.text] as const)} />
        </Disclosure>
      )}
    </div>
  );
}
