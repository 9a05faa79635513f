import { fromJS, is, type Map as Data } from "immutable";
import { useSyncExternalStore } from "react";

import type { OpenedFile } from "../saving/opened-files";

/** Unsaved text of an entry by the groups of its form, with the files that it is based on. */
export interface Draft {
  opened: Readonly<Record<string, OpenedFile>>;
  groups: Readonly<Record<string, unknown>>;
}

const PREFIX = "draft ";
const listeners = new Set<() => void>();
const waiting = new Map<string, Draft>();
const discarded = new Map<string, Draft>();
const filled = new Map<string, Draft>();
/** Entries that are saved, and not opened anew yet. */
const saved = new Set<string>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}

export function getDraftId(collection: string, slug: unknown): string {
  return `${collection}/${typeof slug === "string" && slug !== "" ? slug : "new"}`;
}

function read(id: string): Draft | undefined {
  try {
    return (JSON.parse(localStorage.getItem(PREFIX + id) ?? "null") as Draft | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Looks when an entry is opened whether unsaved text of it is kept. */
export function openDraft(id: string, data: Data<string, unknown> | undefined): void {
  filled.delete(id);
  saved.delete(id);
  discarded.delete(id);
  const draft = read(id);
  const isOther = ([name, value]: [string, unknown]) => !is(fromJS(value), data?.get(name));
  if (draft && Object.entries(draft.groups).some(isOther)) waiting.set(id, draft);
  else waiting.delete(id);
}

/** Keeps what a group of the form holds and is not saved; `undefined` when it is as it was opened. */
export function keepDraft(id: string, opened: Draft["opened"], group: string, value: unknown): void {
  if (waiting.has(id) || saved.has(id)) return;
  const { [group]: _, ...others } = read(id)?.groups ?? {};
  const groups = value === undefined ? others : { ...others, [group]: value };
  if (Object.keys(groups).length === 0) localStorage.removeItem(PREFIX + id);
  else localStorage.setItem(PREFIX + id, JSON.stringify({ opened, groups }));
}

export function forgetDraft(id: string): void {
  localStorage.removeItem(PREFIX + id);
  saved.add(id);
}

/** Puts values into the groups of the open form. */
export function fillForm(id: string, draft: Draft): void {
  filled.set(id, draft);
  notify();
}

/** Puts the unsaved text back into the form. */
export function recoverDraft(id: string): Draft | undefined {
  const draft = waiting.get(id) ?? discarded.get(id);
  waiting.delete(id);
  discarded.delete(id);
  if (draft) filled.set(id, draft);
  notify();
  return draft;
}

/** Discards the unsaved text; it can be recovered as long as the entry is open. */
export function discardDraft(id: string): void {
  const draft = waiting.get(id);
  waiting.delete(id);
  if (draft) discarded.set(id, draft);
  localStorage.removeItem(PREFIX + id);
  notify();
}

export function useDiscardedDraft(id: string): Draft | undefined {
  return useSyncExternalStore(subscribe, () => discarded.get(id));
}

export function useWaitingDraft(id: string): Draft | undefined {
  return useSyncExternalStore(subscribe, () => waiting.get(id));
}

export function useFilledDraft(id: string): Draft | undefined {
  return useSyncExternalStore(subscribe, () => filled.get(id));
}
