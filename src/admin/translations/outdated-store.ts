import { useSyncExternalStore } from "react";

import { outdatedReplySchema, type OutdatedTranslation } from "../../contracts/outdated-translations";
import { callEditor, type EditorReader } from "../saving/call-editor";

let outdated: readonly OutdatedTranslation[] = [];
let reader: EditorReader | undefined;
const listeners = new Set<() => void>();

function show(reply: unknown): void {
  const parsed = outdatedReplySchema.safeParse(reply);
  if (!parsed.success) return;
  outdated = parsed.data.doubts;
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever the outdated translations may have changed; gets what ends it. */
export function onOutdated(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Gets the texts of the site that may no longer be right, as they were loaded last. */
export function getOutdated(): readonly OutdatedTranslation[] {
  return outdated;
}

/** The same for a component. */
export function useOutdated(): readonly OutdatedTranslation[] {
  return useSyncExternalStore(onOutdated, getOutdated);
}

/** Loads the texts that may no longer be right; what was loaded before stays when that fails. */
export async function loadOutdated(own: EditorReader): Promise<void> {
  reader = own;
  const result = await callEditor("listDoubts", {}, own);
  if (result.ok) show(result.data);
}

/** Tells the server that a text is right with the others as they were shown; gets why that failed. */
export async function confirmText(shown: readonly OutdatedTranslation[]): Promise<string | undefined> {
  const [first] = shown;
  if (!first || !reader) return undefined;
  const seen = Object.fromEntries(shown.map(({ because, version }) => [because, version]));
  const result = await callEditor("confirmText", { entry: first.entry, text: first.text, seen }, reader);
  if (result.ok) show(result.data);
  return result.ok ? undefined : result.message;
}
