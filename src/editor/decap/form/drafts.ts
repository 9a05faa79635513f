import { fromJS, is, type Map as Data } from "immutable";

import type { OpenedFile } from "../saving/entry-files";
import { createStore } from "./form-state";

/** Unsaved text of an entry by the groups of its form, with the files that it is based on. */
export interface Draft {
  opened: Readonly<Record<string, OpenedFile>>;
  groups: Readonly<Record<string, unknown>>;
}

interface DraftState {
  /** Kept by this browser; staff are asked what is to become of it. */
  waiting?: Draft | undefined;
  /** It can be recovered as long as the entry is open. */
  discarded?: Draft | undefined;
  /** To be put into the groups of the form. */
  filled?: Draft | undefined;
  /** The entry is saved, and not opened anew yet. */
  isSaved?: boolean;
}

const PREFIX = "draft ";
const states = createStore<Readonly<Record<string, DraftState>>>(() => ({}));
const getState = (id: string) => states.get()[id] ?? {};
const setState = (id: string, state: DraftState) => states.set({ ...states.get(), [id]: state });

export function useDraftState(id: string): DraftState {
  return states.use()[id] ?? {};
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
  const draft = read(id);
  const isOther = ([name, value]: [string, unknown]) => !is(fromJS(value), data?.get(name));
  const waiting = draft && Object.entries(draft.groups).some(isOther) ? draft : undefined;
  states.prepare({ ...states.get(), [id]: { waiting } });
}

/** Keeps what a group of the form holds and is not saved; `undefined` when it is as it was opened. */
export function keepDraft(id: string, opened: Draft["opened"], group: string, value: unknown): void {
  const { waiting, isSaved } = getState(id);
  if (waiting || isSaved) return;
  const { [group]: _, ...others } = read(id)?.groups ?? {};
  const groups = value === undefined ? others : { ...others, [group]: value };
  if (Object.keys(groups).length === 0) localStorage.removeItem(PREFIX + id);
  else localStorage.setItem(PREFIX + id, JSON.stringify({ opened, groups }));
}

export function forgetDraft(id: string): void {
  localStorage.removeItem(PREFIX + id);
  setState(id, { ...getState(id), isSaved: true });
}

export function fillForm(id: string, groups: Draft["groups"]): void {
  setState(id, { ...getState(id), filled: { opened: {}, groups } });
}

export function recoverDraft(id: string): Draft | undefined {
  const { waiting, discarded } = getState(id);
  const draft = waiting ?? discarded;
  if (draft) setState(id, { filled: draft });
  return draft;
}

export function discardDraft(id: string): void {
  localStorage.removeItem(PREFIX + id);
  setState(id, { discarded: getState(id).waiting });
}
