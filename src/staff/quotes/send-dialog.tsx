import type { BookedTripReply } from "../../contracts/bookings";
import { formatCents, formatDay } from "../../i18n/format";
import { useTripFacts, useTripName } from "../bookings/trip-text";
import { useDepositText } from "../bookings/deposit-fields";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { ButtonRow } from "../ui/button-row";
import { Dialog } from "../ui/dialog";
import { Facts } from "../ui/facts";
import { useNames } from "../ui/names";
import { Notice, type NoticeText } from "../ui/notice";
import { NewsBox } from "../inbox/news-box";
import type { EnquiryActions } from "../inbox/use-enquiry";
import type { ReadQuote } from "./quote-form-state";
import { QuoteTable, sumLines } from "./quote-table";
import * as styles from "./quote.module.css";

interface SendDialogProps extends Pick<EnquiryActions, "enquiry" | "news"> {
  quote: ReadQuote;
  replaced: readonly BookedTripReply[];
  isBusy: boolean;
  /** A day cannot take the party, which the notice says. */
  evenIfFull: boolean;
  notice: NoticeText | undefined;
  onSend: () => void;
  onClose: () => void;
}

/** Says what is about to be sent, and sends it. */
export function SendDialog({
  quote,
  replaced,
  enquiry,
  news,
  isBusy,
  notice,
  evenIfFull,
  ...on
}: SendDialogProps) {
  const t = useT("enquiries.quote");
  const locale = useStaffLocale();
  const { getOffer } = useNames();
  const getFacts = useTripFacts();
  const getName = useTripName();
  const getDeposit = useDepositText();
  const { locale: lang } = enquiry;
  const { trips, lines, deposit, validUntil, payUrl, text } = quote;
  return (
    <Dialog title={t("lookTitle")} isWide onClose={on.onClose}>
      {trips.map(({ offer = null, title, port = null, date = null, pickup, ...trip }, index) => {
        const party = {
          ...{
            adults: trip.adults ?? 0,
            children: trip.children ?? 0,
            smallChildren: trip.smallChildren ?? 0,
          },
        };
        const collected = { place: pickup?.place ?? "", time: pickup?.time ?? "" };
        return (
          <section key={index} className={styles.sentTrip}>
            <h3>{offer === null ? title : getOffer(offer)}</h3>
            <Facts facts={getFacts({ offer, port, date, ...party, pickup: collected })} />
            <QuoteTable lines={trip.lines} lang={lang} />
          </section>
        );
      })}
      {lines.length > 0 && <QuoteTable lines={lines} lang={lang} />}
      <p className={styles.sum}>
        {t("total")}: <strong>{formatCents(sumLines(quote), locale)}</strong>
      </p>
      {deposit && (
        <p>
          {t("deposit")}: {getDeposit({ cents: deposit.cents, due: deposit.due ?? null })}
        </p>
      )}
      {replaced.map((trip) => (
        <p key={trip.id}>
          <strong>{t("replacesTrip", { trip: getName(trip) })}</strong>
        </p>
      ))}
      <p>
        {t("validUntil")} {formatDay(validUntil, locale)}
      </p>
      {text && (
        <p className={styles.words} lang={lang}>
          {text}
        </p>
      )}
      {payUrl && (
        <p className={styles.words}>
          {t("pay")}: {payUrl}
        </p>
      )}
      <p>{t("never")}</p>
      <NewsBox news={news} enquiry={enquiry} />
      <Notice notice={notice} />
      <ButtonRow isAtEnd>
        <Button onClick={on.onClose}>{t("back")}</Button>
        <Button variant="action" isBusy={isBusy} onClick={on.onSend}>
          {t(news.length > 0 || evenIfFull ? "sendAnyway" : "send")}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
