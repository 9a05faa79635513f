import { useEffect, useState } from "react";

type KeptKind =
  | "answer"
  | "enquiry"
  | "note"
  | "quote-form"
  | "booking-form"
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

const toKey = (kind: KeptKind, about: string) => `${kind}-draft ${writer} ${about}`;

export function getKeptText(kind: KeptKind, about: string): string | null {
  return sessionStorage.getItem(toKey(kind, about));
}

/** Keeps what was typed in this window, until the server has it. */
export function keepText(kind: KeptKind, about: string, text: string): void {
  sessionStorage.setItem(toKey(kind, about), text);
}

/** Forgets what was kept, unless something else was typed since. */
export function forgetText(kind: KeptKind, about: string, text: string): void {
  if (getKeptText(kind, about) === text) sessionStorage.removeItem(toKey(kind, about));
}

/** Forgets all that was typed about an enquiry, the quote as well: it was deleted. */
export function forgetEnquiry(reference: string): void {
  for (const key of Object.keys(sessionStorage))
    if (key.endsWith(` ${reference}`)) sessionStorage.removeItem(key);
}

export function forgetKept(kind: KeptKind, about: string): void {
  sessionStorage.removeItem(toKey(kind, about));
}

/** Returns a text that is being typed, and keeps it in this window: it is still there after the sign-in when the session has ended. `undefined`: nothing was typed. */
export function useKeptText(kind: KeptKind, about: string) {
  const [text, setText] = useState(() => getKeptText(kind, about) ?? undefined);
  function change(next: string) {
    setText(next);
    keepText(kind, about, next);
  }
  return {
    ...{ text, change, field: { value: text ?? "", onValue: change } },
    /** The server has `sent`, or it is not wanted any more; what was typed meanwhile stays. */
    forget(sent: string) {
      setText((typed) => (typed === sent ? undefined : typed));
      forgetText(kind, about, sent);
    },
  };
}

/** A form that is being filled in, kept in this window like a text; `undefined` forgets it. The third forgets it at once, for a form that is left. */
export function useKeptForm<Form>(kind: KeptKind, about: string) {
  const [form, setForm] = useState<Form | undefined>(
    () => (JSON.parse(getKeptText(kind, about) ?? "null") as Form | null) ?? undefined,
  );
  useEffect(() => {
    if (form === undefined) forgetKept(kind, about);
    else keepText(kind, about, JSON.stringify(form));
  }, [form, kind, about]);
  const forget = () => {
    setForm(undefined);
    forgetKept(kind, about);
  };
  return [form, setForm, forget] as const;
}
