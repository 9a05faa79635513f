export type KeptKind =
  | "answer"
  | "enquiry"
  | "note"
  | "quoted-trips"
  | "booking"
  | "cancellation"
  | "day"
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
