import { normalize } from "./normalize";

/**
 * Writes who recommended the site as a partner's code is written, so that "Hotel Brisa" and `hotel-brisa` are the same: lower-case words
 * of a to z and 0 to 9 with hyphens between; "" when nothing of the text is left.
 */
export function toSourceCode(source: string): string {
  const plain = normalize(source, "NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
