import type { EnquiryEventKind } from "../../contracts/inbox";

/** What a guest does, and waits for an answer to. */
export const GUEST_EVENTS: readonly EnquiryEventKind[] = [
  "received",
  "reply",
  "quote-accepted",
  "quote-declined",
];
/** What a guest gets as an answer. */
export const ANSWER_EVENTS: readonly EnquiryEventKind[] = ["answered", "quoted"];

interface Happened {
  kind: EnquiryEventKind;
  at: number;
}

/** Gets since when a guest has waited: since the first thing that they did after our last answer. Events are in their order. */
export function getWaitStart(events: readonly Happened[], createdAt: number): number {
  const lastAnswer = events.findLastIndex(({ kind }) => ANSWER_EVENTS.includes(kind));
  const first = events.slice(lastAnswer + 1).find(({ kind }) => GUEST_EVENTS.includes(kind));
  return first?.at ?? createdAt;
}
