import { useState } from "react";

interface TypedState<Value extends string> {
  typed: Readonly<Record<string, Value>>;
  isTyped: boolean;
  /** Tells whether somebody else has saved another value since this field was begun here. */
  isChangedByOthers: (name: string) => boolean;
  onValue: (name: string, value: Value) => void;
  /** Forgets what is typed now, which is `saved`; what was typed in the meantime stays. */
  settle: (saved: Readonly<Record<string, Value>>) => void;
}

/**
 * Keeps what is typed of some fields, whose stored values are given by name: a field that nobody types into here is to be shown as it is
 * stored now.
 */
export function useTyped<Value extends string>(stored: Readonly<Record<string, Value>>): TypedState<Value> {
  const [entries, setEntries] = useState<
    Readonly<Record<string, { value: Value; before: Value | undefined }>>
  >({});
  return {
    typed: Object.fromEntries(Object.entries(entries).map(([name, { value }]) => [name, value])),
    isTyped: Object.keys(entries).length > 0,
    isChangedByOthers: (name) => name in entries && entries[name]?.before !== stored[name],
    onValue: (name, value) =>
      setEntries({ ...entries, [name]: { before: stored[name], ...entries[name], value } }),
    settle: (saved) =>
      setEntries((newest) => {
        const since = Object.entries(newest).filter(([name, { value }]) => value !== entries[name]?.value);
        return Object.fromEntries(since.map(([name, { value }]) => [name, { value, before: saved[name] }]));
      }),
  };
}
