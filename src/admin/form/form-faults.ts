import { useSyncExternalStore } from "react";

import type { FieldMessage } from "../save-validation/field-message";

let faults: readonly FieldMessage[] = [];
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

/** What was refused at the last attempt to save. */
export function useFaults(): readonly FieldMessage[] {
  return useSyncExternalStore(subscribe, () => faults);
}
