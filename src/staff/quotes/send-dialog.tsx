import { getQuoteTotal } from "../../domain/booking/quote";
import type { BookedTripReply } from "../shell/client";
import { formatCents, formatDay } from "../../domain/i18n/format";
import { NewsBox } from "../inbox/timeline";
import { useOpenEnquiry } from "../inbox/use-enquiry";
import { useStaffLocale, useT } from "../shell/language-context";
import { Dialog } from "../ui/dialog";
import { Button } from "../ui/layout";
import { useNames } from "../ui/names";
import { Notice, type NoticeText } from "../ui/notice";
import * as ui from "../ui/ui.module.css";
import type { ReadQuote } from "./quote-form-state";
import { QuoteFacts } from "./quote-table";

interface SendDialogProps {
  quote: ReadQuote;
  replaced: readonly BookedTripReply[];
  isBusy: boolean;
  /** A day cannot take the party, which the notice says. */
  evenIfFull: boolean;
  notice: NoticeText | undefined;
  onSend: () => void;
  onClose: () => void;
}

export function SendDialog({ quote, replaced, isBusy, notice, evenIfFull, ...on }: SendDialogProps) {
  const t = useT("enquiries.quote");
  const locale = useStaffLocale();
  const { getOffer } = useNames();
  const { enquiry, news } = useOpenEnquiry();
  const { lines, deposit, validUntil, payUrl } = quote;
  const trips = quote.trips.map(({ offer = null, title, port = null, date = null, pickup, ...trip }) => ({
    ...{ offer, port, date, lines: trip.lines, title: offer === null ? title : getOffer(offer) },
    ...{ adults: trip.adults ?? 0, children: trip.children ?? 0, smallChildren: trip.smallChildren ?? 0 },
    pickup: { place: pickup?.place ?? "", time: pickup?.time ?? "" },
  }));
  const sent = {
    ...quote,
    trips,
    deposit: deposit ? { cents: deposit.cents, due: deposit.due ?? null } : null,
  };
  const total = getQuoteTotal([...trips.flatMap((trip) => trip.lines), ...lines]);
  return (
    <Dialog
      title={t("lookTitle")}
      isWide
      onClose={on.onClose}
      cancel={t("back")}
      action={
        <Button variant="action" isBusy={isBusy} onClick={on.onSend}>
          {t(news.length > 0 || evenIfFull ? "sendAnyway" : "send")}
        </Button>
      }
    >
      <QuoteFacts
        {...{ quote: sent, lang: enquiry.locale, titleLang: locale, replaces: replaced }}
        total={formatCents(total, locale)}
      />
      <p>
        {t("validUntil")} {formatDay(validUntil, locale)}
      </p>
      {payUrl && (
        <p className={ui.words}>
          {t("pay")}: {payUrl}
        </p>
      )}
      <p>{t("never")}</p>
      <NewsBox />
      <Notice notice={notice} />
    </Dialog>
  );
}
