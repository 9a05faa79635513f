import type { EnquiryEvent } from "../../domain/contracts/inbox";
import { getChatUrl } from "../../domain/lib/chat-url";
import { SentQuote } from "../quotes/quote-table";
import { staffApi } from "../shell/client";
import { useT } from "../shell/language-context";
import { TextArea } from "../ui/fields";
import { useKeptText } from "../ui/kept-text";
import { Button, ButtonLink, ButtonRow, Disclosure, Form, Panel, Words, Notice } from "../ui/layout";
import * as ui from "../ui/ui.module.css";
import { ReplyFiles, useEventTitle, useMailName } from "./event-facts";
import * as styles from "./inbox.module.css";
import { useEnquiryChange, useOpenEnquiry } from "./use-enquiry";

interface EventLineProps {
  event: EnquiryEvent;
  /** Takes in a mail from another address, or sends again what did not arrive; left out where lines are only read. */
  act?: (call: "acceptReply" | "retryMails", event: EnquiryEvent) => void;
}

function EventLine({ event, act }: EventLineProps) {
  const t = useT("enquiries.timeline");
  const delivery = useT("enquiries.delivery");
  const { enquiry } = useOpenEnquiry();
  const title = useEventTitle(enquiry.booking);
  const mailName = useMailName();
  const { events, quotes, phoneNumber } = enquiry;
  const state = "state" in event ? event.state : null;
  const text = "text" in event ? event.text : "";
  const quote = event.kind === "quoted" && quotes.find(({ id }) => id === event.quoteId);
  const isByMail = event.kind === "reply" || event.kind === "automatic";
  const isAccepted = events.some((one) => one.kind === "reply-accepted" && one.replyId === event.id);
  const isUnverified = event.kind === "reply" && event.isUnverified === true && !isAccepted;
  return (
    <li
      className={`${ui.stack} ${styles.event}`}
      data-kind={event.kind}
      data-unverified={isUnverified || undefined}
    >
      <p className={styles.eventTitle}>
        <strong>{title(event)}</strong>{" "}
        <span className={ui.soft}>
          <time dateTime={new Date(event.at).toISOString()}>{t.moment(event.at)}</time>
          {"from" in event && ` · ${t("replyFrom", { from: event.from })}`}
          {event.kind === "bounced" && ` · ${mailName(event.mail)}`}
        </span>
        {state && (
          <span className={styles.delivery} data-state={state.status}>
            {delivery(state.status)}
          </span>
        )}
      </p>
      {isUnverified && <p className={ui.problem}>{t("unverified")}</p>}
      {text !== "" && <Words lang={event.kind === "note" ? undefined : enquiry.locale}>{text}</Words>}
      {"isUnread" in event && event.isUnread && <p>{t("unread")}</p>}
      {isByMail && event.earlier !== undefined && (
        <Disclosure summary={t("earlier")}>
          <Words lang={enquiry.locale}>{event.earlier}</Words>
        </Disclosure>
      )}
      {"files" in event && event.files.length > 0 && <ReplyFiles files={event.files} />}
      {quote && <SentQuote quote={quote} locale={enquiry.locale} />}
      {event.kind === "bounced" && phoneNumber !== null && (
        <>
          <p>{t("otherWays")}</p>
          <ButtonRow>
            <ButtonLink href={`tel:${phoneNumber}`}>{t("call", { phone: phoneNumber })}</ButtonLink>
            <ButtonLink href={getChatUrl(phoneNumber, "")} target="_blank">
              {t("chat")}
            </ButtonLink>
          </ButtonRow>
        </>
      )}
      {act && isUnverified && <Button onClick={() => act("acceptReply", event)} text={t("acceptReply")} />}
      {act && (state?.status === "bounced" || state?.status === "given-up") && (
        <Button
          label={t("retryOf", { title: title(event) })}
          onClick={() => act("retryMails", event)}
          text={t("retry")}
        />
      )}
    </li>
  );
}

export function Timeline() {
  const t = useT("enquiries.timeline");
  const { enquiry } = useOpenEnquiry();
  const { isBusy, notice, change } = useEnquiryChange();
  const { events, hasMailbox } = enquiry;
  return (
    <Panel title={t("timeline")} isBusy={isBusy}>
      <ol className={ui.stack}>
        {events.map((event) => (
          <EventLine
            key={event.id}
            event={event}
            act={(call, { id }) =>
              change(({ reference }) => staffApi.enquiries[call].mutate({ reference, id }), {
                done: t(call === "retryMails" ? "retried" : "takenIn"),
              })
            }
          />
        ))}
      </ol>
      <Notice notice={notice} />
      {!hasMailbox && <p className={ui.soft}>{t("noMailbox")}</p>}
    </Panel>
  );
}

/** Says what others did in the meantime, before one sends something that does not know of it. */
export function NewsBox() {
  const t = useT("enquiries.answer");
  const { news } = useOpenEnquiry();
  return (
    <div className={styles.news} role="status">
      {news.length > 0 && (
        <>
          <p>{t("news")}</p>
          <ol className={ui.stack}>
            {news.map((event) => (
              <EventLine key={event.id} event={event} />
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

export function NoteForm() {
  const t = useT("enquiries.one");
  const { enquiry } = useOpenEnquiry();
  const { text = "", ...kept } = useKeptText("note", enquiry.reference);
  const { isBusy, outcome, change } = useEnquiryChange();
  function save() {
    if (text.trim() === "") return;
    change(({ reference }, key) => staffApi.enquiries.note.mutate({ reference, text, key }), {
      ...{ done: t("noteSaved"), content: { text } },
      onDone: () => kept.forget(text),
    });
  }
  return (
    <div className={ui.panel}>
      <Form isStack submit={t("noteSave")} variant="outline" isBusy={isBusy} onSubmit={save}>
        <TextArea label={t("note")} hint={t("noteHint")} rows={2} {...kept.field} />
        {outcome}
      </Form>
    </div>
  );
}
