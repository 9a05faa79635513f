import { useSyncExternalStore } from "react";

import type { EnquiryListReply } from "../../contracts/inbox";
import { loadChanged } from "../calls/call-staff";

const OFTEN_MS = 10_000;
const SELDOM_MS = 60_000;

let count: number | undefined;
let toldAt = 0;
const listeners = new Set<() => void>();

/** Tells the frame and the tab's title how many enquiries are due, by a list that a page has loaded. */
export function setDueCount(due: number): void {
  toldAt = Date.now();
  if (due === count) return;
  count = due;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Gets how many enquiries are due, as soon as it is known. */
export function useDueCount(): number | undefined {
  return useSyncExternalStore(subscribe, () => count);
}

/**
 * Follows how many enquiries are due until the function that it returns is called: often in their own room, seldom elsewhere, and not
 * while the page is hidden, or a list has told it anyway.
 */
export function followDueCount(isOften: boolean): () => void {
  const everyMs = isOften ? OFTEN_MS : SELDOM_MS;
  let tag: string | undefined;
  const look = async () => {
    if (document.hidden || Date.now() - toldAt < everyMs) return;
    const result = await loadChanged<EnquiryListReply>("enquiries?view=due", tag);
    if (result === "unchanged" || !result.ok) return;
    tag = result.tag;
    setDueCount(result.data.counts.due);
  };
  void look();
  const timer = setInterval(() => void look(), everyMs);
  return () => clearInterval(timer);
}
