import type { EnquiryEvent, MailState } from "../../contracts/inbox";
import { HttpError } from "../platform/http/http-error";
import { toIso } from "../platform/time";
import type { StoredEvent } from "./enquiry";
import type { Store } from "../store";
import type { TimelineMail, TimelinePlace } from "./timeline-repository";

/** Lines of a page: a reply alone may have 20,000 characters. */
const PAGE = 30;

type Files = Awaited<ReturnType<Store["timeline"]["listFiles"]>>;
const MAILED_EVENTS: readonly EnquiryEvent["kind"][] = [
  ...(["answered", "quoted", "booked", "trip-cancelled", "day-cancelled"] as const),
  ...(["review-invited", "review-declined"] as const),
];

/** The states of a mail, the worst first. */
const STATES: readonly MailState["status"][] = ["bounced", "given-up", "due", "delivered", "left-out"];

/** Returns how a message stands that went out as several mails: as the worst of them. */
function toState(mails: readonly TimelineMail[]): MailState | null {
  // Only these are ever stored.
  const getRank = ({ status }: TimelineMail) => STATES.indexOf(status as MailState["status"]);
  const [worst] = [...mails].sort((one, other) => getRank(one) - getRank(other));
  return worst === undefined ? null : { status: worst.status as MailState["status"], reason: worst.reason };
}

function getParts({ id, kind, data }: StoredEvent, mails: readonly TimelineMail[], files: Files): object {
  const own = files.filter(({ eventId }) => eventId === id).map(({ eventId: _event, ...file }) => file);
  if (MAILED_EVENTS.includes(kind)) {
    const sent = mails.filter((mail) => mail.eventId === id && mail.mail.startsWith("visitor-"));
    return { state: toState(sent), ...(data["channel"] === "mail-program" && { files: own }) };
  }
  return kind === "reply" || kind === "automatic" ? { files: own } : {};
}

function toEvent(event: StoredEvent, mails: readonly TimelineMail[], files: Files): EnquiryEvent {
  const { id, at, who, kind } = event;
  const { messageId: _messageId, ...data } = event.data;
  // The data were written by their kind's type: see `NewEvent`.
  return { ...data, ...getParts(event, mails, files), id, at: toIso(at), who, kind } as EnquiryEvent;
}

function toMailEvent(id: string, mails: readonly TimelineMail[]): EnquiryEvent[] {
  const first = mails.find((mail) => mail.id === id);
  const state =
    first &&
    toState(
      mails.filter(
        ({ mail, eventId, createdAt }) =>
          mail === first.mail && eventId === first.eventId && createdAt === first.createdAt,
      ),
    );
  if (!state) return [];
  return [{ kind: "mail", id, at: toIso(first.createdAt), who: null, mail: first.mail, state }];
}

/** Reads where a page begins: `1796000000000.12.<id>`; throws 422 for anything else. */
export function readTimelinePlace(before: string): TimelinePlace {
  const [, at, rank, id] = /^(\d{1,15})\.(\d{1,10})\.([\w-]{1,60})$/.exec(before) ?? [];
  if (id === undefined) throw new HttpError("invalid", { fields: { before: "invalid" } });
  return { at: Number(at), rank: Number(rank), id };
}

/** Loads a page of what happened to an enquiry, the oldest first: its events, and between them the mails of the site itself. */
export async function loadTimeline(
  { timeline }: Pick<Store, "timeline">,
  enquiryId: string,
  { before, limit = PAGE }: { before?: TimelinePlace; limit?: number } = {},
): Promise<{ events: EnquiryEvent[]; earlier: string | null }> {
  const found = await timeline.listLines(enquiryId, { limit: limit + 1, before });
  const lines = found.slice(0, limit).reverse();
  const ids = lines.flatMap(({ id, isMail }) => (isMail ? [] : [id]));
  const moments = [...new Set(lines.flatMap(({ at, isMail }) => (isMail ? [at] : [])))];
  const [events, mails, files] = await Promise.all([
    timeline.listEvents(ids),
    timeline.listMails(enquiryId, ids, moments),
    timeline.listFiles(ids),
  ]);
  const byId = new Map(events.map((event) => [event.id, event]));
  const [first] = lines;
  return {
    events: lines.flatMap(({ id, isMail }) => {
      const event = byId.get(id);
      if (isMail) return toMailEvent(id, mails);
      return event === undefined ? [] : [toEvent(event, mails, files)];
    }),
    earlier: first !== undefined && found.length > limit ? `${first.at}.${first.rank}.${first.id}` : null,
  };
}
