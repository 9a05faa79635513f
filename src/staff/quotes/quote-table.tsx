import { Fragment } from "react";

import { getLineCents, getQuoteTotal } from "../../domain/booking/quote";
import type { Locale } from "../../domain/config/locales";
import type { QuoteLine } from "../../domain/contracts/quotes";
import { formatCents } from "../../domain/i18n/format";
import { groupBy } from "../../domain/lib/lookup";
import { useDepositText, type ShownDeposit } from "../bookings/payments";
import { useTripFacts, useTripName, type ShownTrip } from "../bookings/trip-fields";
import { type BookedTripReply, type QuoteReply } from "../shell/client";
import { useT } from "../shell/language-context";
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
  quote: {
    trips: readonly (ShownTrip & { title: string; lines: readonly QuoteLine[] })[];
    lines: readonly QuoteLine[];
    deposit?: ShownDeposit | null | undefined;
    text: string;
  };
  lang: Locale;
  titleLang: Locale;
  total: string;
  replaces: readonly Pick<BookedTripReply, "id" | "title" | "date">[];
}

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

export function SentQuote({ quote, locale: lang }: { quote: QuoteReply; locale: Locale }) {
  const t = useT("enquiries.quote");
  const status = useT("enquiries.quoteStatus");
  const { isOver, settledAt, validUntil, totalCents, replaces, payUrl, terms } = quote;
  const day = settledAt === null ? t.shortDay(validUntil) : t.moment(settledAt);
  return (
    <div className={`${ui.stack} ${ui.box} ${styles.sent}`} data-status={quote.status}>
      <p>
        <strong>{status(quote.status === "sent" && isOver ? "over" : quote.status, { day })}</strong>
      </p>
      <QuoteFacts {...{ quote, lang, replaces }} titleLang={lang} total={formatCents(totalCents, lang)} />
      {payUrl && (
        <p>
          {t("pay")}:{" "}
          <a className={ui.link} href={payUrl} rel="noreferrer" target="_blank">
            {payUrl}
          </a>
        </p>
      )}
      {terms.length > 0 && (
        <Disclosure summary={t("terms")} lang={lang}>
          {[...groupBy(terms, ({ trip = "" }) => trip)].map(([trip, ofTrip]) => (
            <Fragment key={trip}>
              {trip !== "" && <h4>{trip}</h4>}
              <Facts facts={ofTrip.map(({ label, text }) => [label, text])} />
            </Fragment>
          ))}
        </Disclosure>
      )}
    </div>
  );
}
