import type { EnquiryEvent, MailState } from "../../contracts/inbox";
import { toIso } from "../staff/to-iso";
import type { StoredEvent } from "../store/enquiry-events";
import type { Store } from "../store/store";

type Mails = Awaited<ReturnType<Store["timeline"]["listMails"]>>;
type Files = Awaited<ReturnType<Store["timeline"]["listFiles"]>>;
/** A mail that says what an event says stands with it. */
const PARTS_OF_EVENTS = [
  ...["visitor-answer", "visitor-quote", "visitor-cancelled"],
  ...["visitor-review", "visitor-review-declined"],
];
/** What is mailed to the guest says how its mail stands. */
const MAILED_EVENTS: readonly EnquiryEvent["kind"][] = [
  ...(["answered", "quoted", "quote-cancelled", "day-cancelled"] as const),
  ...(["review-invited", "review-declined"] as const),
];

function toState({ status, reason }: Mails[number]): MailState {
  // Only these four are ever stored.
  return { status: status as MailState["status"], reason };
}

/** Gets what belongs to an event besides its own data. */
function getParts({ id, kind }: StoredEvent, mails: Mails, files: Files): object {
  if (MAILED_EVENTS.includes(kind)) {
    const mail = mails.find((one) => one.eventId === id && one.mail.startsWith("visitor-"));
    return { state: mail === undefined ? null : toState(mail) };
  }
  if (kind !== "reply") return {};
  return {
    files: files.filter(({ eventId }) => eventId === id).map(({ eventId: _event, ...file }) => file),
  };
}

function toEvent(event: StoredEvent, mails: Mails, files: Files): EnquiryEvent {
  const { id, at, who, kind } = event;
  const { messageId: _messageId, ...data } = event.data;
  // The data were written by their kind's type: see `NewEvent`.
  return { ...data, ...getParts(event, mails, files), id, at: toIso(at), who, kind } as EnquiryEvent;
}

/** Loads what happened to an enquiry, the oldest first: its events, and between them the mails of the site itself. */
export async function loadTimeline(store: Store, enquiryId: string): Promise<EnquiryEvent[]> {
  const [events, mails, files] = await Promise.all([
    store.timeline.list(enquiryId),
    store.timeline.listMails(enquiryId),
    store.timeline.listFiles(enquiryId),
  ]);
  const sent = mails
    .filter(({ mail }) => !PARTS_OF_EVENTS.includes(mail))
    .map((mail) => ({
      ...{ kind: "mail" as const, id: mail.id, at: toIso(mail.createdAt), who: null },
      ...{ mail: mail.mail, state: toState(mail) },
    }));
  const lines = [...events.map((event) => toEvent(event, mails, files)), ...sent];
  // Sorting keeps the order of what happened at the same moment: an event stands before its mails.
  return lines.sort((one, other) => one.at.localeCompare(other.at));
}
