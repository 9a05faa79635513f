import { getQuoteTotal } from "../../../booking/quote";
import type { Locale } from "../../../config/locales";
import { formatDay } from "../../../i18n/format";
import { useStaffLocale, useWords } from "../../language/language-context";
import { Button } from "../../parts/button";
import { ButtonRow } from "../../parts/button-row";
import { Notice, type NoticeText } from "../../parts/notice";
import { Dialog } from "../../parts/dialog";
import { NewsBox } from "../news-box";
import type { EnquiryActions } from "../one/use-enquiry";
import type { ReadQuote } from "./quote-form-state";
import { QuoteTable } from "./quote-table";
import { QUOTE_WORDS } from "./quote-words";
import * as styles from "./quote.module.css";

interface SendDialogProps extends Pick<EnquiryActions, "enquiry" | "news"> {
  quote: ReadQuote;
  lang: Locale;
  isBusy: boolean;
  /** The day cannot take the party, which the notice says. */
  evenIfFull: boolean;
  notice: NoticeText | undefined;
  onSend: () => void;
  onClose: () => void;
}

/** Shows what is about to be sent, and sends it. */
export function SendDialog({
  quote,
  lang,
  enquiry,
  news,
  isBusy,
  notice,
  evenIfFull,
  ...on
}: SendDialogProps) {
  const t = useWords(QUOTE_WORDS);
  const locale = useStaffLocale();
  return (
    <Dialog title={t("lookTitle")} isWide onClose={on.onClose}>
      <QuoteTable lines={quote.lines} totalCents={getQuoteTotal(quote.lines)} lang={lang} />
      <p>
        {t("validUntil")} {formatDay(quote.validUntil, locale)}
      </p>
      {quote.text && (
        <p className={styles.words} lang={lang}>
          {quote.text}
        </p>
      )}
      {quote.payUrl && (
        <p>
          {t("pay")}: {quote.payUrl}
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
