import { useState } from "react";

import { useWords } from "../../language/language-context";
import { Button } from "../../parts/button";
import { Notice, type NoticeText } from "../../parts/notice";
import { Panel } from "../../parts/panel";
import type { EnquiryActions } from "../one/use-enquiry";
import { BookedQuote } from "./booked-quote";
import { getKeptQuote, keepQuote } from "./kept-quote";
import { QuoteForm } from "./quote-form";
import { startQuote, type TypedQuote } from "./quote-form-state";
import { QUOTE_WORDS } from "./quote-words";

/** Makes a quote; those that were sent stand in the timeline. */
export function QuotePanel(actions: EnquiryActions) {
  const t = useWords(QUOTE_WORDS);
  const { enquiry } = actions;
  const { reference, quotes } = enquiry;
  const [quote, setQuote] = useState<TypedQuote | undefined>(() => getKeptQuote(reference));
  const [notice, setNotice] = useState<NoticeText>();
  function change(changed: TypedQuote | undefined) {
    keepQuote(reference, changed);
    setNotice(undefined);
    setQuote(changed);
  }
  const booked = quotes.findLast(({ status }) => status === "accepted");
  const isReplacing = quotes.some(({ status }) => status === "sent");
  return (
    <Panel title={t("quote")} intro={t("intro")}>
      {isReplacing && <p>{t("replaces")}</p>}
      {booked && (
        <BookedQuote
          {...actions}
          quote={booked}
          onCancelled={() => setNotice({ kind: "done", text: t("cancelDone") })}
        />
      )}
      <Notice notice={notice} />
      {quote ? (
        <QuoteForm
          {...actions}
          quote={quote}
          onQuote={change}
          onDrop={() => change(undefined)}
          onSent={() => {
            change(undefined);
            setNotice({ kind: "done", text: t("sent") });
          }}
        />
      ) : (
        <p>
          <Button onClick={() => change(startQuote(enquiry))}>
            {t(quotes.length > 0 ? "startAgain" : "start")}
          </Button>
        </p>
      )}
    </Panel>
  );
}
