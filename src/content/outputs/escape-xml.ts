import { escapeMarkup } from "../../lib/escape-markup";

const SPACES = "\t\n\r";

/** XML 1.0 forbids control characters, lone surrogates, U+FFFE and U+FFFF, escaped or not. */
function isAllowed(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return SPACES.includes(character);
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}

/** Escapes a text for XML; characters that XML forbids are left out. */
export function escapeXml(text: string): string {
  return escapeMarkup([...text].filter(isAllowed).join(""));
}
