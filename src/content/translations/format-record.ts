import { formatTextRecord, parseTextRecord } from "./text-state";
import { findTextEntry } from "./entry-texts";
import { getPresentState } from "./note-change";

/** Writes into the record what was changed by hand, takes in entries that are new and leaves out those that are gone. */
export function formatRecord(source: string | undefined, texts: ReadonlyMap<string, string>): string {
  const record = parseTextRecord(source);
  const entries = [...texts.keys()].map(findTextEntry).filter((entry) => entry !== undefined);
  const states = entries.map(
    (entry) => [entry.name, getPresentState(record, entry, (path) => texts.get(path))] as const,
  );
  return formatTextRecord(Object.fromEntries(states));
}
