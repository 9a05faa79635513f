import { useState } from "react";

import { useT } from "../../language/language-context";
import { Button } from "../../parts/button";
import { Notice, type NoticeText } from "../../parts/notice";
import { Panel } from "../../parts/panel";
import { useKeptForm } from "../../parts/use-kept-text";
import type { EnquiryActions } from "../one/use-enquiry";
import { QuoteForm } from "./quote-form";
import { startQuote, type TypedQuote } from "./quote-form-state";

/** Makes a quote; those that were sent stand in the timeline. */
export function QuotePanel(actions: EnquiryActions) {
  const t = useT("enquiries.quote");
  const { enquiry } = actions;
  const { reference, quotes } = enquiry;
  const [quote, setQuote] = useKeptForm<TypedQuote>("quoted-trips", reference);
  const [notice, setNotice] = useState<NoticeText>();
  return (
    <Panel title={t("quote")} intro={t("intro")}>
      {quotes.some(({ status }) => status === "sent") && <p>{t("replaces")}</p>}
      <Notice notice={notice} />
      {quote ? (
        <QuoteForm
          {...actions}
          quote={quote}
          onQuote={(change) => setQuote((known) => known && change(known))}
          onDrop={() => setQuote(undefined)}
          onSent={() => {
            setQuote(undefined);
            setNotice({ kind: "done", text: t("sent") });
          }}
        />
      ) : (
        <p>
          <Button
            onClick={() => {
              setNotice(undefined);
              setQuote(startQuote(enquiry));
            }}
          >
            {t(quotes.length > 0 ? "startAgain" : "start")}
          </Button>
        </p>
      )}
    </Panel>
  );
}
