import { useState } from "react";

import { getChatUrl } from "../../domain/lib/chat-url";
import { useT } from "../shell/language-context";
import { useCopy } from "../ui/action";
import { Button, ButtonLink, ButtonRow, Panel, Notice, type NoticeText } from "../ui/layout";
import { useKept } from "../ui/kept-text";
import { useOpenEnquiry } from "../inbox/use-enquiry";
import { QuoteForm } from "./quote-form";
import { startQuote, type TypedQuote } from "./quote-form-state";

/** For a guest without an address, or who reads WhatsApp first. */
function GuestPage({ link, phoneNumber }: { link: string; phoneNumber: string | null }) {
  const t = useT("enquiries.quote");
  const { notice, copy } = useCopy(t("copied"));
  return (
    <>
      <p>
        <a href={link} target="_blank" rel="noreferrer">
          {t("guestPage")}
        </a>
      </p>
      <Notice notice={notice} />
      <ButtonRow>
        <Button onClick={() => copy(link)} text={t("copyLink")} />
        {phoneNumber !== null && (
          <ButtonLink href={getChatUrl(phoneNumber, link)} target="_blank">
            {t("byWhatsApp")}
          </ButtonLink>
        )}
      </ButtonRow>
    </>
  );
}

export function QuotePanel() {
  const t = useT("enquiries.quote");
  const { enquiry } = useOpenEnquiry();
  const { reference, quotes } = enquiry;
  const open = quotes.find(({ status }) => status === "sent");
  const [quote, setQuote] = useKept<TypedQuote>("quote", reference);
  const [notice, setNotice] = useState<NoticeText>();
  function begin() {
    setNotice(undefined);
    setQuote(startQuote(enquiry, t.locale));
  }
  function end() {
    setQuote(undefined);
    setNotice({ kind: "done", text: t("sent") });
  }
  return (
    <Panel title={t("quote")} intro={t("intro")}>
      {open?.link && <GuestPage link={open.link} phoneNumber={enquiry.phoneNumber} />}
      {open && <p>{t("replaces")}</p>}
      <Notice notice={notice} />
      {quote ? (
        <QuoteForm
          quote={quote}
          onQuote={(change) => setQuote((known) => known && change(known))}
          onDrop={() => setQuote(undefined)}
          onSent={end}
        />
      ) : (
        <Button onClick={begin} text={t(quotes.length > 0 ? "startAgain" : "start")} />
      )}
    </Panel>
  );
}
