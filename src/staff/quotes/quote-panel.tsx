import { useState } from "react";

import { getButtonProps } from "../../components/ui/button-class";
import { getChatUrl } from "../../lib/chat-url";
import { useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { ButtonRow } from "../ui/button-row";
import { Notice, type NoticeText } from "../ui/notice";
import { Panel } from "../ui/panel";
import { useKeptForm } from "../ui/use-kept-text";
import type { EnquiryActions } from "../inbox/use-enquiry";
import { QuoteForm } from "./quote-form";
import { startQuote, type TypedQuote } from "./quote-form-state";

/** For a guest without an address, or who reads WhatsApp first. */
function GuestPage({ link, phoneNumber }: { link: string; phoneNumber: string | null }) {
  const t = useT("enquiries.quote");
  const [notice, setNotice] = useState<NoticeText>();
  return (
    <>
      <p>
        <a href={link} target="_blank" rel="noreferrer">
          {t("guestPage")}
        </a>
      </p>
      <Notice notice={notice} />
      <ButtonRow>
        <Button
          onClick={() => {
            void navigator.clipboard
              .writeText(link)
              .then(() => setNotice({ kind: "done", text: t("copied") }))
              .catch(() => undefined);
          }}
        >
          {t("copyLink")}
        </Button>
        {phoneNumber !== null && (
          <a
            {...getButtonProps("outline")}
            href={getChatUrl(phoneNumber, link)}
            target="_blank"
            rel="noreferrer"
          >
            {t("byWhatsApp")}
          </a>
        )}
      </ButtonRow>
    </>
  );
}

/** Makes a quote; those that were sent stand in the timeline. */
export function QuotePanel(actions: EnquiryActions) {
  const t = useT("enquiries.quote");
  const { enquiry } = actions;
  const { reference, quotes } = enquiry;
  const open = quotes.find(({ status }) => status === "sent");
  const [quote, setQuote] = useKeptForm<TypedQuote>("quoted-trips", reference);
  const [notice, setNotice] = useState<NoticeText>();
  return (
    <Panel title={t("quote")} intro={t("intro")}>
      {open?.link && <GuestPage link={open.link} phoneNumber={enquiry.phoneNumber} />}
      {open && <p>{t("replaces")}</p>}
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
