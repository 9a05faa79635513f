const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

const SPACES = "\t\n\r";

/** XML 1.0 forbids control characters, halves of characters and two that are none, in any form. */
function isAllowed(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x20) return SPACES.includes(sign);
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}

/** Escapes a text for XML, in elements and in attributes; characters that XML does not know are left out. */
export function escapeXml(text: string): string {
  return [...text]
    .filter(isAllowed)
    .map((sign) => ENTITIES[sign] ?? sign)
    .join("");
}
