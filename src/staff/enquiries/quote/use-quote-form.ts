import { useState, type RefObject } from "react";

import type { QuoteDraftReply } from "../../../contracts/quotes";
import { callSignedIn } from "../../calls/call-signed-in";
import { useStaffLocale, useWords } from "../../language/language-context";
import { useAction } from "../../parts/use-action";
import { hasIncompleteDate } from "../../parts/has-incomplete-date";
import { useSend } from "../answer/use-send";
import type { EnquiryActions } from "../one/use-enquiry";
import { getKeptQuote } from "./kept-quote";
import {
  findRefused,
  PARTY_FIELDS,
  readPersons,
  readQuote,
  takeDraft,
  type QuoteProblem,
  type ReadQuote,
  type TypedQuote,
} from "./quote-form-state";
import { QUOTE_WORDS } from "./quote-words";

export interface QuoteFormProps extends EnquiryActions {
  quote: TypedQuote;
  onQuote: (quote: TypedQuote) => void;
  onSent: () => void;
  onDrop: () => void;
}

/** Gets what works out, checks and sends a quote that is being made, with the outcome of each; `trip` has the field of its day. */
export function useQuoteForm(
  { enquiry, take, look, quote, onQuote, onSent }: QuoteFormProps,
  trip: RefObject<Element | null>,
) {
  const t = useWords(QUOTE_WORDS);
  const locale = useStaffLocale();
  const [problem, setProblem] = useState<QuoteProblem>();
  const [read, setRead] = useState<ReadQuote>();
  const [note, setNote] = useState("");
  // Staff were told that the day cannot take the party, and may send the quote all the same.
  const [evenIfFull, setEvenIfFull] = useState(false);
  const { isBusy, notice, setNotice, run } = useAction();
  const { post } = useSend({ enquiry, look });
  const { reference } = enquiry;

  function findBadDay(): QuoteProblem | undefined {
    return hasIncompleteDate(trip.current) ? { field: "date", word: "noSuchDay" } : undefined;
  }
  function work() {
    const badDay = findBadDay();
    setProblem(badDay);
    if (badDay) return;
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
    const result = findBadDay() ?? readQuote(quote, locale);
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
        if (code === "day-full" || code === "day-closed" || code === "offer-off-sale") {
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
  return {
    ...{ problem, note, evenIfFull, isBusy, notice, work, check, send },
    /** The quote as it was read by `check`: staff look at it before it is sent. */
    read,
    endReading: () => setRead(undefined),
    getError: (field: string) => (problem?.field === field ? t(problem.word) : undefined),
  };
}
