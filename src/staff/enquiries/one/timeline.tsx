import type { EnquiryEvent, EnquiryReply } from "../../../contracts/inbox";
import { formatMoment } from "../../../i18n/format";
import { useStaffLocale, useWords } from "../../language/language-context";
import { Disclosure } from "../../parts/disclosure";
import { Panel } from "../../parts/panel";
import { SentQuote } from "../quote/sent-quote";
import { getEventText, ReplyFiles, useEventTitle } from "./event-facts";
import { DELIVERY_WORDS, EVENT_WORDS } from "./event-words";
import * as styles from "./one.module.css";

interface EventLineProps {
  event: EnquiryEvent;
  enquiry: Pick<EnquiryReply, "quotes" | "locale">;
}

/** One line of the timeline. */
export function EventLine({ event, enquiry }: EventLineProps) {
  const t = useWords(EVENT_WORDS);
  const delivery = useWords(DELIVERY_WORDS);
  const locale = useStaffLocale();
  const title = useEventTitle();
  const state = "state" in event ? event.state : null;
  const text = getEventText(event);
  const quote = event.kind === "quoted" && enquiry.quotes.find(({ id }) => id === event.quoteId);
  return (
    <li className={styles.event} data-kind={event.kind}>
      <p className={styles.eventTitle}>
        <strong>{title(event)}</strong>{" "}
        <span className={styles.soft}>
          <time dateTime={event.at}>{formatMoment(event.at, locale)}</time>
          {"from" in event && ` · ${t("replyFrom", { from: event.from })}`}
        </span>
        {state && (
          <span className={styles.delivery} data-state={state.status}>
            {delivery(state.status)}
          </span>
        )}
      </p>
      {text !== undefined && (
        <blockquote className={styles.words} lang={event.kind === "note" ? undefined : enquiry.locale}>
          {text}
        </blockquote>
      )}
      {event.kind === "reply" && event.isUnread && <p>{t("unread")}</p>}
      {event.kind === "reply" && event.earlier !== undefined && (
        <Disclosure summary={t("earlier")}>
          <blockquote className={styles.words} lang={enquiry.locale}>
            {event.earlier}
          </blockquote>
        </Disclosure>
      )}
      {event.kind === "reply" && event.files.length > 0 && <ReplyFiles files={event.files} />}
      {quote && <SentQuote quote={quote} locale={enquiry.locale} />}
    </li>
  );
}

/** What happened, oldest first. */
export function Timeline({ enquiry }: { enquiry: EnquiryReply }) {
  const t = useWords(EVENT_WORDS);
  return (
    <Panel title={t("timeline")}>
      <ol className={styles.timeline}>
        {enquiry.events.map((event) => (
          <EventLine key={event.id} event={event} enquiry={enquiry} />
        ))}
      </ol>
      {!enquiry.hasMailbox && <p className={styles.soft}>{t("noMailbox")}</p>}
    </Panel>
  );
}
