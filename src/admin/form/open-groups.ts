import { useSyncExternalStore } from "react";

const KEY = "open-form-groups";

type OpenGroups = Readonly<Record<string, readonly string[]>>;

function load(): OpenGroups {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as OpenGroups;
  } catch {
    return {};
  }
}

let groups: OpenGroups | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens exactly these groups of a collection's form, on both sides of the screen, and remembers it in this browser. */
export function openGroups(collection: string, names: readonly string[]): void {
  groups = { ...(groups ?? load()), [collection]: names };
  localStorage.setItem(KEY, JSON.stringify(groups));
  for (const listener of listeners) listener();
}

/** The open groups of a collection's form; nothing, if nobody has opened or closed one yet. */
export function useOpenGroups(collection: string): readonly string[] | undefined {
  return useSyncExternalStore(subscribe, () => (groups ??= load())[collection]);
}
