import { forgetText, getKeptText, keepText } from "../../parts/kept-text";
import type { TypedQuote } from "./quote-form-state";

/** Gets the quote that was begun in this window. */
export function getKeptQuote(reference: string): TypedQuote | undefined {
  const text = getKeptText("quote", reference);
  return text === null ? undefined : (JSON.parse(text) as TypedQuote);
}

/** Keeps what is typed into a quote in this window; `undefined` forgets it. */
export function keepQuote(reference: string, quote: TypedQuote | undefined): void {
  if (quote) keepText("quote", reference, JSON.stringify(quote));
  else forgetText("quote", reference, getKeptText("quote", reference) ?? "");
}
