const toKey = (reference: string) => `answer-draft ${reference}`;

/** Gets what was typed in this window and has not reached the server. */
export function getKeptDraft(reference: string): string | null {
  return sessionStorage.getItem(toKey(reference));
}

/** Keeps what was typed in this window, until the server has it. */
export function keepDraft(reference: string, text: string): void {
  sessionStorage.setItem(toKey(reference), text);
}

/** Forgets what was kept, unless something else was typed since. */
export function forgetDraft(reference: string, text: string): void {
  if (getKeptDraft(reference) === text) sessionStorage.removeItem(toKey(reference));
}
