import { useState } from "react";

import { getLocale } from "../../../config/locales";
import { TEXT_LIMITS } from "../../../contracts/limits";
import type { QuoteReply } from "../../../contracts/quotes";
import { formatDay } from "../../../i18n/format";
import { useStaffLocale, useWords } from "../../language/language-context";
import { Button } from "../../parts/button";
import { ButtonRow } from "../../parts/button-row";
import { Dialog } from "../../parts/dialog";
import { Notice } from "../../parts/notice";
import { TextArea } from "../../parts/text-area";
import { useAction } from "../../parts/use-action";
import { useKeptText } from "../../parts/use-kept-text";
import { useSend } from "../answer/use-send";
import type { EnquiryActions } from "../one/use-enquiry";
import { QUOTE_WORDS } from "./quote-words";

interface BookedQuoteProps extends EnquiryActions {
  quote: QuoteReply;
  onCancelled: () => void;
}

/** What a guest has booked by an accepted quote, and the way to cancel it, which the guest is told. */
export function BookedQuote({ quote, enquiry, look, take, onCancelled }: BookedQuoteProps) {
  const t = useWords(QUOTE_WORDS);
  const locale = useStaffLocale();
  const [isAsking, setAsking] = useState(false);
  const { text = "", ...kept } = useKeptText("cancellation", enquiry.reference);
  const [isMissing, setMissing] = useState(false);
  const { isBusy, notice, run } = useAction();
  const { post } = useSend({ enquiry, look });
  const language = getLocale(enquiry.locale).name;
  const trip = [quote.title, quote.date && formatDay(quote.date, locale)].filter(Boolean).join(" · ");

  function cancel() {
    setMissing(text.trim() === "");
    if (text.trim() === "") return;
    void run(
      () => post("quote-cancellation", { quoteId: quote.id, text }),
      "",
      ({ data }) => {
        setAsking(false);
        kept.forget(text);
        onCancelled();
        take(data);
      },
      ({ code }) => (code === "conflict" ? t("notCancelled") : ""),
    );
  }
  return (
    <>
      <p>{t("booked", { trip })}</p>
      <p>
        <Button onClick={() => setAsking(true)}>{t("cancelBooking")}</Button>
      </p>
      {isAsking && (
        <Dialog title={t("cancelTitle")} text={t("cancelText")} onClose={() => setAsking(false)}>
          <TextArea
            label={t("cancelReason", { language })}
            lang={enquiry.locale}
            rows={4}
            maxLength={TEXT_LIMITS.message}
            error={isMissing ? t("needReason") : undefined}
            value={text}
            onValue={kept.change}
          />
          <Notice notice={notice} />
          <ButtonRow isAtEnd>
            <Button onClick={() => setAsking(false)}>{t("keep")}</Button>
            <Button variant="action" isBusy={isBusy} onClick={cancel}>
              {t("cancelNow")}
            </Button>
          </ButtonRow>
        </Dialog>
      )}
    </>
  );
}
