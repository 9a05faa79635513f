const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes a text for XML, in elements and in attributes; characters that XML does not know are left out. */
export function escapeXml(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are the ones that XML 1.0 forbids
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
