const KEY = "source";

/** The server takes no more than 200 characters; nobody's name is longer than half of that. */
const MAX_LENGTH = 100;

/** Cleans a name that somebody typed or that stands in an address: one line, no characters that cannot be seen. */
export function cleanSource(name: string): string {
  const line = name.replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, " ").trim();
  return [...line].slice(0, MAX_LENGTH).join("").trim();
}

/** Remembers for this visit who sent the visitor: the `source` of an address, as on a concierge's card. */
export function rememberSource(search: string): void {
  const source = cleanSource(new URLSearchParams(search).get("source") ?? "");
  if (source === "") return;
  try {
    sessionStorage.setItem(KEY, source);
  } catch {
    // Forbidden storage: the enquiry then has no source.
  }
}

/** Gets who sent the visitor, or "". */
export function getSource(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}
