import type { TypedQuote } from "./quote-form-state";

const toKey = (reference: string) => `quote-draft ${reference}`;

/** Gets the quote that was begun in this window. */
export function getKeptQuote(reference: string): TypedQuote | undefined {
  const text = sessionStorage.getItem(toKey(reference));
  return text === null ? undefined : (JSON.parse(text) as TypedQuote);
}

/** Keeps what is typed into a quote in this window; `undefined` forgets it. */
export function keepQuote(reference: string, quote: TypedQuote | undefined): void {
  if (quote) sessionStorage.setItem(toKey(reference), JSON.stringify(quote));
  else sessionStorage.removeItem(toKey(reference));
}
