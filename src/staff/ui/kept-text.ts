import { useState } from "react";

type KeptKind =
  | "answer"
  | "enquiry"
  | "note"
  | "quote"
  | "booking"
  | "cancellation"
  | "day"
  | "quick"
  | "review-answer"
  | "review-note";

let writer = "";

/** Says who is signed in: nobody sees what somebody else has typed in the same window. */
export function setWriter({ id }: { id: string }): void {
  writer = id;
}

const toKey = (kind: KeptKind, about: string) => `kept ${kind} ${writer} ${about}`;

/** What was typed in this window: a text, or all of a form. */
export function getKept<Value>(kind: KeptKind, about: string): Value | undefined {
  const kept = sessionStorage.getItem(toKey(kind, about));
  return kept === null ? undefined : (JSON.parse(kept) as Value);
}

/** Keeps what was typed until the server has it; `undefined` forgets it. */
export function keep(kind: KeptKind, about: string, value: unknown): void {
  if (value === undefined) sessionStorage.removeItem(toKey(kind, about));
  else sessionStorage.setItem(toKey(kind, about), JSON.stringify(value));
}

/** Forgets all that was typed about an enquiry, the quote as well: it was deleted. */
export function forgetEnquiry(reference: string): void {
  for (const key of Object.keys(sessionStorage))
    if (key.endsWith(` ${reference}`)) sessionStorage.removeItem(key);
}

type Change<Value> = Value | undefined | ((typed: Value | undefined) => Value | undefined);
const isFunction = <Value>(next: Change<Value>): next is (typed: Value | undefined) => Value | undefined =>
  typeof next === "function";

/** Returns what is being typed, and keeps it in this window: it is still there after the sign-in when the session has ended. `undefined`: nothing was typed. */
export function useKept<Value>(kind: KeptKind, about: string) {
  const [value, setValue] = useState(() => getKept<Value>(kind, about));
  function set(next: Change<Value>): void {
    const changed = isFunction(next) ? next(getKept<Value>(kind, about)) : next;
    keep(kind, about, changed);
    setValue(() => changed);
  }
  return [value, set] as const;
}

export function useKeptText(kind: KeptKind, about: string) {
  const [text, change] = useKept<string>(kind, about);
  return {
    ...{ text, change, field: { value: text ?? "", onValue: change } },
    /** The server has `sent`, or it is not wanted any more; what was typed meanwhile stays. */
    forget: (sent: string) => change((typed) => (typed === sent ? undefined : typed)),
  };
}
