import type { EnquiryEventKind } from "../../contracts/inbox";

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
/** What staff do that makes guests wait from then on. */
const RESTARTS: readonly EnquiryEventKind[] = ["day-cancelled"];

/** All events that say since when a guest has waited. */
export const WAIT_EVENTS = [...GUEST_EVENTS, ...ANSWER_EVENTS, ...RESTARTS];

interface Happened {
  kind: EnquiryEventKind;
  at: number;
}

/**
 * Gets since when a guest has waited: since their booked day was cancelled, or else since the first thing that they did after our last
 * answer. Events are in their order.
 */
export function getWaitStart(events: readonly Happened[], createdAt: number): number {
  const last = events.findLastIndex(({ kind }) => [...ANSWER_EVENTS, ...RESTARTS].includes(kind));
  const before = events[last];
  if (before && RESTARTS.includes(before.kind)) return before.at;
  const first = events.slice(last + 1).find(({ kind }) => GUEST_EVENTS.includes(kind));
  return first?.at ?? createdAt;
}
