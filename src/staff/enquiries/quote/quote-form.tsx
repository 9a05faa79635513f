import { useState } from "react";

import { getLocale } from "../../../config/locales";
import { QUOTE_LIMITS, TEXT_LIMITS } from "../../../contracts/limits";
import type { QuoteDraftReply } from "../../../contracts/quotes";
import { callSignedIn } from "../../calls/call-signed-in";
import { formatCents } from "../../../i18n/format";
import { useStaffLocale, useWords } from "../../language/language-context";
import { Button } from "../../parts/button";
import { ButtonRow } from "../../parts/button-row";
import { Notice } from "../../parts/notice";
import { TextField } from "../../parts/text-field";
import { useAction } from "../../parts/use-action";
import { useSend } from "../answer/use-send";
import type { EnquiryActions } from "../one/use-enquiry";
import { TextArea } from "../../parts/text-area";
import { getKeptQuote } from "./kept-quote";
import { LineFields } from "./line-fields";
import {
  addLine,
  findRefused,
  getTotalCents,
  PARTY_FIELDS,
  readPersons,
  readQuote,
  takeDraft,
  type QuoteProblem,
  type ReadQuote,
  type TypedLine,
  type TypedQuote,
} from "./quote-form-state";
import { QUOTE_WORDS } from "./quote-words";
import * as styles from "./quote.module.css";
import { SendDialog } from "./send-dialog";
import { TripFields } from "./trip-fields";

interface QuoteFormProps extends EnquiryActions {
  quote: TypedQuote;
  onQuote: (quote: TypedQuote) => void;
  onSent: () => void;
  onDrop: () => void;
}

/** A quote being made: lines by the price rules or by hand, the total always their sum and in sight. */
export function QuoteForm({ enquiry, news, take, look, quote, onQuote, onSent, onDrop }: QuoteFormProps) {
  const t = useWords(QUOTE_WORDS);
  const locale = useStaffLocale();
  const [problem, setProblem] = useState<QuoteProblem>();
  const [read, setRead] = useState<ReadQuote>();
  const [note, setNote] = useState("");
  // Staff were told that the day cannot take the party, and may send the quote all the same.
  const [evenIfFull, setEvenIfFull] = useState(false);
  const { isBusy, notice, setNotice, run } = useAction();
  const { post } = useSend({ enquiry, look });
  const { reference, locale: lang } = enquiry;
  const language = getLocale(lang).name;
  const { lines } = quote;
  const getError = (field: string) => (problem?.field === field ? t(problem.word) : undefined);
  const setLines = (changed: readonly TypedLine[]) => onQuote({ ...quote, lines: changed });

  function work() {
    const { offer, port, date } = quote;
    const party = Object.fromEntries(PARTY_FIELDS.map((name) => [name, readPersons(quote[name])]));
    const body = { reference, offer, ...(port && { port }), ...(date && { date }), ...party };
    void run(
      () => callSignedIn<QuoteDraftReply>("POST", "quote-draft", body),
      t("worked"),
      ({ data }) => {
        setNote(data.note);
        // What was typed meanwhile is kept already.
        onQuote(takeDraft(getKeptQuote(reference) ?? quote, data, locale));
      },
    );
  }
  function check() {
    const result = readQuote(quote, locale);
    setNotice(undefined);
    setEvenIfFull(false);
    setProblem("field" in result ? result : undefined);
    if (!("field" in result)) setRead(result);
  }
  function send(content: ReadQuote) {
    void run(
      () => post("quote", { ...content, ...(evenIfFull && { evenIfFull }) }),
      "",
      ({ data }) => {
        onSent();
        take(data);
      },
      ({ code, fields }) => {
        if (code === "conflict") return t(enquiry.isHeld ? "heldFirst" : "conflict");
        if (code === "day-full" || code === "day-closed") {
          setEvenIfFull(true);
          return t(code);
        }
        const refused = findRefused(fields);
        if (!refused) return "";
        setRead(undefined);
        setProblem(refused);
        return `${t("notSent")} ${t(refused.word)}`;
      },
    );
  }

  return (
    <>
      <TripFields
        quote={quote}
        dateError={getError("date")}
        isBusy={isBusy}
        onQuote={onQuote}
        onWork={work}
      />
      {note && <p className={styles.note}>{note}</p>}
      <h3>{t("linesIn", { language })}</h3>
      <ol className={styles.lines}>
        {lines.map((line, index) => (
          <LineFields
            key={line.id}
            line={line}
            number={index + 1}
            lang={lang}
            problem={problem}
            onLine={(changed) => setLines(lines.map((other) => (other.id === line.id ? changed : other)))}
            onRemove={() => setLines(lines.filter(({ id }) => id !== line.id))}
          />
        ))}
      </ol>
      {getError("lines") && <p role="alert">{getError("lines")}</p>}
      <p>
        <Button onClick={() => onQuote(addLine(quote))}>{t("add")}</Button>
      </p>
      <p className={styles.total}>
        {t("total")} <output>{formatCents(getTotalCents(lines, locale), locale)}</output>
      </p>
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
        label={t("text", { language })}
        lang={lang}
        rows={3}
        maxLength={TEXT_LIMITS.message}
        value={quote.text}
        onValue={(text) => onQuote({ ...quote, text })}
      />
      <Notice notice={read ? undefined : notice} />
      <ButtonRow>
        <Button variant="solid" onClick={check}>
          {t("look")}
        </Button>
        <Button onClick={onDrop}>{t("drop")}</Button>
      </ButtonRow>
      {read && (
        <SendDialog
          {...{ quote: read, lang, enquiry, news, isBusy, notice, evenIfFull }}
          onSend={() => send(read)}
          onClose={() => setRead(undefined)}
        />
      )}
    </>
  );
}
