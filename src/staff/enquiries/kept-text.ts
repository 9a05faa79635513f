/** What staff are writing about one enquiry. */
type Kind = "answer" | "note";

const toKey = (kind: Kind, reference: string) => `${kind}-draft ${reference}`;

/** Gets what was typed in this window and has not reached the server. */
export function getKeptText(kind: Kind, reference: string): string | null {
  return sessionStorage.getItem(toKey(kind, reference));
}

/** Keeps what was typed in this window, until the server has it. */
export function keepText(kind: Kind, reference: string, text: string): void {
  sessionStorage.setItem(toKey(kind, reference), text);
}

/** Forgets what was kept, unless something else was typed since. */
export function forgetText(kind: Kind, reference: string, text: string): void {
  if (getKeptText(kind, reference) === text) sessionStorage.removeItem(toKey(kind, reference));
}

/** Forgets all that was typed about an enquiry, the quote as well: it was deleted. */
export function forgetEnquiry(reference: string): void {
  for (const key of Object.keys(sessionStorage))
    if (key.endsWith(` ${reference}`)) sessionStorage.removeItem(key);
}
