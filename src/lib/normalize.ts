// Ordering a run of marks takes time that grows with the square of its length; no language has 30 (UAX #15, stream-safe text).
const LONG_RUN = /(\p{M}{30})\p{M}+/gu;

/** As `String.normalize`, in time that grows with the length: what exceeds 30 combining marks in a row is left out. */
export function normalize(text: string, form: "NFC" | "NFD" | "NFKC" | "NFKD"): string {
  // eslint-disable-next-line no-restricted-syntax -- the one place
  return text.replace(LONG_RUN, "$1").normalize(form);
}
