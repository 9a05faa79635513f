import type { EnquiryEventKind } from "../../contracts/inbox";
import { isClosed } from "../store/change-enquiry";
import type { StoredEvent } from "../store/enquiry-events";

/** What a guest does, and waits for an answer to. */
const GUEST_EVENTS: readonly EnquiryEventKind[] = [
  "received",
  "reply",
  "quote-accepted",
  "quote-declined",
  "quote-not-held",
];
/** What a guest gets as an answer. */
const ANSWER_EVENTS: readonly EnquiryEventKind[] = ["answered", "quoted", "quote-cancelled"];
/** What makes guests wait from then on: staff cancelled their day or took in their mail, or ours did not arrive. */
const RESTARTS: readonly EnquiryEventKind[] = ["day-cancelled", "reply-accepted", "bounced"];

/** All events that say since when a guest has waited. */
export const WAIT_EVENTS = [...GUEST_EVENTS, ...ANSWER_EVENTS, ...RESTARTS, "status" as const];

type Happened = Pick<StoredEvent, "kind" | "at" | "data">;

/** Tells whether staff, or one of their links, ended the wait without a mail from here. */
function isAnswer({ kind, data }: Happened): boolean {
  return ANSWER_EVENTS.includes(kind) || (kind === "status" && isClosed(data["status"]));
}

/** Tells whether a wait begins here, or with what staff opened again that had been answered. */
function isRestart({ kind, data }: Happened): boolean {
  return (
    RESTARTS.includes(kind) || (kind === "status" && isClosed(data["before"]) && !isClosed(data["status"]))
  );
}

/**
 * Gets since when a guest has waited: since their booked day was cancelled or their enquiry opened again, or else since the first thing
 * that they did after our last answer. Events are in their order.
 */
export function getWaitStart(events: readonly Happened[], createdAt: number): number {
  const last = events.findLastIndex((event) => isAnswer(event) || isRestart(event));
  const before = events[last];
  if (before && isRestart(before)) return before.at;
  const first = events.slice(last + 1).find(({ kind }) => GUEST_EVENTS.includes(kind));
  return first?.at ?? createdAt;
}
