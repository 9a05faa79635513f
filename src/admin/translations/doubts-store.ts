import { useSyncExternalStore } from "react";

import { doubtsReplySchema, type TextDoubt } from "../../contracts/text-doubts";
import { callEditor, type EditorReader } from "../saving/call-editor";

let doubts: readonly TextDoubt[] = [];
let reader: EditorReader | undefined;
const listeners = new Set<() => void>();

function show(reply: unknown): void {
  const parsed = doubtsReplySchema.safeParse(reply);
  if (!parsed.success) return;
  ({ doubts } = parsed.data);
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever the doubts may have changed; gets what ends it. */
export function onDoubts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Gets the texts of the site that may no longer be right, as they were loaded last. */
export function getDoubts(): readonly TextDoubt[] {
  return doubts;
}

/** The same for a component. */
export function useDoubts(): readonly TextDoubt[] {
  return useSyncExternalStore(onDoubts, getDoubts);
}

/** Loads the texts that may no longer be right; what was loaded before stays when that fails. */
export async function loadDoubts(own: EditorReader): Promise<void> {
  reader = own;
  const result = await callEditor("listDoubts", {}, own);
  if (result.ok) show(result.data);
}

/** Tells the server that a text is right with the others as they were shown; gets why that failed. */
export async function confirmText(shown: readonly TextDoubt[]): Promise<string | undefined> {
  const [first] = shown;
  if (!first || !reader) return undefined;
  const seen = Object.fromEntries(shown.map(({ because, version }) => [because, version]));
  const result = await callEditor("confirmText", { entry: first.entry, text: first.text, seen }, reader);
  if (result.ok) show(result.data);
  return result.ok ? undefined : result.message;
}
