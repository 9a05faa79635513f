import { tryStorage } from "./try-storage";

const KEY = "source";

/** Half of what the server accepts: enough for a name. */
const MAX_LENGTH = 100;

/** Cleans a name from a form or an address: one line, no invisible characters. */
export function cleanSource(name: string): string {
  const line = name.replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, " ").trim();
  return [...line].slice(0, MAX_LENGTH).join("").trim();
}

const readSource = (search: string) => cleanSource(new URLSearchParams(search).get("source") ?? "");

/** Remembers for this visit who sent the visitor: the `source` of an address, as on a concierge's card. */
export function rememberSource(search: string): void {
  const source = readSource(search);
  if (source !== "") tryStorage(() => sessionStorage.setItem(KEY, source));
}

/** Returns who sent the visitor, or "": whom the address names, which is perhaps not remembered yet, or who was remembered. */
export function getSource(): string {
  return readSource(location.search) || (tryStorage(() => sessionStorage.getItem(KEY)) ?? "");
}
