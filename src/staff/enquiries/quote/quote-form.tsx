import { useRef } from "react";

import { getLocale } from "../../../config/locales";
import { QUOTE_LIMITS, TEXT_LIMITS } from "../../../contracts/limits";
import { useWords } from "../../language/language-context";
import { Button } from "../../parts/button";
import { ButtonRow } from "../../parts/button-row";
import { Notice } from "../../parts/notice";
import { TextArea } from "../../parts/text-area";
import { TextField } from "../../parts/text-field";
import { QuoteLines } from "./quote-lines";
import { QUOTE_WORDS } from "./quote-words";
import * as styles from "./quote.module.css";
import { SendDialog } from "./send-dialog";
import { TripFields } from "./trip-fields";
import { useQuoteForm, type QuoteFormProps } from "./use-quote-form";

/** A quote being made: lines by the price rules or by hand, the total always their sum and in sight. */
export function QuoteForm(props: QuoteFormProps) {
  const t = useWords(QUOTE_WORDS);
  const { enquiry, news, quote, onQuote, onDrop } = props;
  const trip = useRef<HTMLDivElement>(null);
  const form = useQuoteForm(props, trip);
  const { problem, note, read, isBusy, notice, evenIfFull, getError } = form;
  const { locale: lang } = enquiry;

  return (
    <>
      <TripFields
        ref={trip}
        {...{ quote, isBusy, onQuote }}
        dateError={getError("date")}
        onWork={form.work}
      />
      {note && <p className={styles.note}>{note}</p>}
      <QuoteLines {...{ quote, lang, problem, onQuote }} error={getError("lines")} />
      <div className={styles.trip}>
        <TextField
          label={t("validUntil")}
          type="date"
          error={getError("validUntil")}
          value={quote.validUntil}
          onValue={(validUntil) => onQuote({ ...quote, validUntil })}
        />
        <TextField
          label={t("payUrl")}
          type="url"
          autoComplete="off"
          maxLength={QUOTE_LIMITS.payUrl}
          error={getError("payUrl")}
          value={quote.payUrl}
          onValue={(payUrl) => onQuote({ ...quote, payUrl })}
        />
      </div>
      <TextArea
        label={t("text", { language: getLocale(lang).name })}
        lang={lang}
        rows={3}
        maxLength={TEXT_LIMITS.message}
        value={quote.text}
        onValue={(text) => onQuote({ ...quote, text })}
      />
      <Notice notice={read ? undefined : notice} />
      <ButtonRow>
        <Button variant="solid" onClick={form.check}>
          {t("look")}
        </Button>
        <Button onClick={onDrop}>{t("drop")}</Button>
      </ButtonRow>
      {read && (
        <SendDialog
          {...{ quote: read, lang, enquiry, news, isBusy, notice, evenIfFull }}
          onSend={() => form.send(read)}
          onClose={form.endReading}
        />
      )}
    </>
  );
}
