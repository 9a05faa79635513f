import { getQuoteTotal } from "../../domain/booking/quote";
import type { TripForm } from "../bookings/trip-fields";
import { NewsBox } from "../inbox/timeline";
import { useOpenEnquiry } from "../inbox/use-enquiry";
import type { BookedTripReply } from "../shell/client";
import { useFormat, useStaffLocale, useT } from "../shell/language-context";
import { Dialog } from "../ui/dialog";
import { Notice } from "../ui/layout";
import { useNames } from "../ui/names";
import * as ui from "../ui/ui.module.css";
import type { ReadQuote } from "./quote-form-state";
import { QuoteFacts } from "./quote-table";

interface SendDialogProps {
  quote: ReadQuote;
  replaced: readonly BookedTripReply[];
  /** Where a day cannot take the party, its notice says so. */
  form: Pick<TripForm, "isBusy" | "notice" | "evenIfFull">;
  onSend: () => void;
  onClose: () => void;
}

export function SendDialog({ quote, replaced, form, onSend, onClose }: SendDialogProps) {
  const t = useT("enquiries.quote");
  const locale = useStaffLocale();
  const format = useFormat();
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
      {...{ title: t("lookTitle"), isWide: true, isBusy: form.isBusy, onClose, cancel: t("back") }}
      action={{
        ...{ variant: "action", onClick: onSend },
        text: t(news.length > 0 || form.evenIfFull ? "sendAnyway" : "send"),
      }}
    >
      <QuoteFacts
        {...{ quote: sent, lang: enquiry.locale, titleLang: locale, replaces: replaced }}
        total={format.cents(total)}
      />
      <p>
        {t("validUntil")} {format.day(validUntil)}
      </p>
      {payUrl && (
        <p className={ui.words}>
          {t("pay")}: {payUrl}
        </p>
      )}
      <p>{t("never")}</p>
      <NewsBox />
      <Notice notice={form.notice} />
    </Dialog>
  );
}
