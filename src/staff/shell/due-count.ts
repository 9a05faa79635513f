import { useSyncExternalStore } from "react";

import { callStaff, staffApi } from "./client";

const OFTEN_MS = 10_000;
const SELDOM_MS = 60_000;
/** Eight hours: each question counts as use of the session, and that of a forgotten tab is to end. */
const MAX_HIDDEN_LOOKS = 480;

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

export function useDueCount(): number | undefined {
  return useSyncExternalStore(subscribe, () => count);
}

/**
 * Follows how many enquiries are due until the function that it returns is called: often in their own room, seldom elsewhere and while
 * the page is hidden, and not while a list tells it anyway.
 */
export function followDueCount(isOften: boolean): () => void {
  const everyMs = isOften ? OFTEN_MS : SELDOM_MS;
  let timer = 0;
  let isOver = false;
  let hiddenLooks = 0;
  const ask = async () => {
    const result = await callStaff(staffApi.enquiries.list.query({ view: "due" }));
    if (result.ok) setDueCount(result.data.counts.due);
  };
  const look = async () => {
    hiddenLooks = document.hidden ? hiddenLooks + 1 : 0;
    if (hiddenLooks <= MAX_HIDDEN_LOOKS && Date.now() - toldAt >= everyMs) await ask();
    if (!isOver) timer = window.setTimeout(() => void look(), document.hidden ? SELDOM_MS : everyMs);
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
