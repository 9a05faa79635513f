// Ordering a run of marks takes time that grows with the square of its length; no language has 30 (UAX #15, stream-safe text).
const LONG_RUN = /(\p{M}{30})\p{M}+/gu;

/** As `String.normalize`, in time that grows with the length: what exceeds 30 combining marks in a row is left out. */
export function normalize(text: string, form: "NFC" | "NFD" | "NFKC" | "NFKD"): string {
  // eslint-disable-next-line no-restricted-syntax -- the one place
  return text.replace(LONG_RUN, "$1").normalize(form);
}

/** Folds a text to lower-case letters without accents: `Bayahíbe` → `bayahibe`, `città` → `citta`. */
export function foldAccents(text: string): string {
  return normalize(text, "NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/**
 * Writes who recommended the site as a partner's code is written, so that "Hotel Brisa" and `hotel-brisa` are the same: lower-case words
 * of a to z and 0 to 9 with hyphens between; "" when nothing of the text is left.
 */
export function toSourceCode(source: string): string {
  const plain = normalize(source, "NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

/** Writes a source by its name, which reads better than its code, as long as it leads back to it. */
export function toSourceText(code: string, name: string): string {
  return toSourceCode(name) === code ? name : code;
}
