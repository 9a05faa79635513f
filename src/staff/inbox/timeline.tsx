import { getButtonProps } from "../../components/ui/button-class";
import type { EnquiryEvent } from "../../contracts/inbox";
import { formatMoment } from "../../i18n/format";
import { getChatUrl } from "../../lib/chat-url";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { ButtonRow } from "../ui/button-row";
import { Disclosure } from "../ui/disclosure";
import { Notice } from "../ui/notice";
import { Panel } from "../ui/panel";
import { useAction } from "../ui/use-action";
import { SentQuote } from "../quotes/quote-table";
import { callSignedIn, staffApi } from "../shell/client";
import type { EnquiryReply } from "../shell/replies";
import { getEventText, ReplyFiles, useEventTitle, useMailName } from "./event-facts";
import * as styles from "./one.module.css";
import type { OpenEnquiry } from "./use-enquiry";

interface EventLineProps {
  event: EnquiryEvent;
  enquiry: Pick<EnquiryReply, "events" | "quotes" | "booking" | "locale" | "phoneNumber">;
  /** Takes in a mail from another address, or sends again what did not arrive; left out where lines are only read. */
  act?: (call: "acceptReply" | "retryMails", event: EnquiryEvent) => void;
}

/** Phone and WhatsApp of a guest whom no mail reaches. */
function OtherWays({ phoneNumber }: { phoneNumber: string }) {
  const t = useT("enquiries.timeline");
  return (
    <>
      <p>{t("otherWays")}</p>
      <ButtonRow>
        <a {...getButtonProps("outline")} href={`tel:${phoneNumber}`}>
          {t("call", { phone: phoneNumber })}
        </a>
        <a {...getButtonProps("outline")} href={getChatUrl(phoneNumber, "")} target="_blank" rel="noreferrer">
          {t("chat")}
        </a>
      </ButtonRow>
    </>
  );
}

/** One line of the timeline. */
export function EventLine({ event, enquiry, act }: EventLineProps) {
  const t = useT("enquiries.timeline");
  const delivery = useT("enquiries.delivery");
  const locale = useStaffLocale();
  const title = useEventTitle(enquiry.booking);
  const mailName = useMailName();
  const state = "state" in event ? event.state : null;
  const text = getEventText(event);
  const quote = event.kind === "quoted" && enquiry.quotes.find(({ id }) => id === event.quoteId);
  const isByMail = event.kind === "reply" || event.kind === "automatic";
  const isAccepted = enquiry.events.some((one) => one.kind === "reply-accepted" && one.replyId === event.id);
  const isUnverified = event.kind === "reply" && event.isUnverified === true && !isAccepted;
  return (
    <li className={styles.event} data-kind={event.kind} data-unverified={isUnverified || undefined}>
      <p className={styles.eventTitle}>
        <strong>{title(event)}</strong>{" "}
        <span className={styles.soft}>
          <time dateTime={event.at}>{formatMoment(event.at, locale)}</time>
          {"from" in event && ` · ${t("replyFrom", { from: event.from })}`}
          {event.kind === "bounced" && ` · ${mailName(event.mail)}`}
        </span>
        {state && (
          <span className={styles.delivery} data-state={state.status}>
            {delivery(state.status)}
          </span>
        )}
      </p>
      {isUnverified && <p className={styles.problem}>{t("unverified")}</p>}
      {text !== undefined && (
        <blockquote className={styles.words} lang={event.kind === "note" ? undefined : enquiry.locale}>
          {text}
        </blockquote>
      )}
      {"isUnread" in event && event.isUnread && <p>{t("unread")}</p>}
      {isByMail && event.earlier !== undefined && (
        <Disclosure summary={t("earlier")}>
          <blockquote className={styles.words} lang={enquiry.locale}>
            {event.earlier}
          </blockquote>
        </Disclosure>
      )}
      {"files" in event && event.files.length > 0 && <ReplyFiles files={event.files} />}
      {quote && <SentQuote quote={quote} locale={enquiry.locale} />}
      {event.kind === "bounced" && enquiry.phoneNumber !== null && (
        <OtherWays phoneNumber={enquiry.phoneNumber} />
      )}
      {act && isUnverified && (
        <p>
          <Button onClick={() => act("acceptReply", event)}>{t("acceptReply")}</Button>
        </p>
      )}
      {act && (state?.status === "bounced" || state?.status === "given-up") && (
        <p>
          <Button label={t("retryOf", { title: title(event) })} onClick={() => act("retryMails", event)}>
            {t("retry")}
          </Button>
        </p>
      )}
    </li>
  );
}

interface TimelineProps extends Pick<OpenEnquiry, "take" | "loadEarlier"> {
  enquiry: EnquiryReply;
}

export function Timeline({ enquiry, take, loadEarlier }: TimelineProps) {
  const t = useT("enquiries.timeline");
  const { isBusy, notice, run } = useAction();
  const { reference, earlier, events, hasMailbox } = enquiry;
  return (
    <Panel title={t("timeline")}>
      {earlier !== null && (
        <p>
          <Button isBusy={isBusy} onClick={() => void run(loadEarlier, "")}>
            {t("showEarlier")}
          </Button>
        </p>
      )}
      <ol className={styles.timeline}>
        {events.map((event) => (
          <EventLine
            key={event.id}
            event={event}
            enquiry={enquiry}
            act={(call, { id }) =>
              void run(
                () => callSignedIn(staffApi.enquiries[call].mutate({ reference, id })),
                t(call === "retryMails" ? "retried" : "takenIn"),
                ({ data }) => take(data),
              )
            }
          />
        ))}
      </ol>
      <Notice notice={notice} />
      {!hasMailbox && <p className={styles.soft}>{t("noMailbox")}</p>}
    </Panel>
  );
}
