import { useSyncExternalStore } from "react";

import type { FieldMessage } from "../save-validation/field-message";

/** Finds out which of the marked faults an entry still has. */
type Recheck = (entry: unknown, faults: readonly FieldMessage[]) => readonly FieldMessage[];

const TYPING_MS = 300;

let faults: readonly FieldMessage[] = [];
let recheck: Recheck = (_, shown) => shown;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Marks the groups of the form that hold these fields; an empty list takes the marks away. */
export function showFaults(messages: readonly FieldMessage[]): void {
  faults = messages;
  for (const listener of listeners) listener();
}

/** Takes the marks of mended fields away; called with the open entry after each change. */
export function recheckFaults(entry: unknown): void {
  clearTimeout(timer);
  if (faults.length === 0) return;
  timer = setTimeout(() => {
    const left = recheck(entry, faults);
    if (left.length < faults.length) showFaults(left);
  }, TYPING_MS);
}

export function onRecheck(callback: Recheck): void {
  recheck = callback;
}

/** What was refused at the last attempt to save. */
export function useFaults(): readonly FieldMessage[] {
  return useSyncExternalStore(subscribe, () => faults);
}
