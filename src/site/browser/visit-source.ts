import { tryStorage } from "./stored-text";

const KEY = "source";

/** Half of what the server accepts: enough for a name. */
const MAX_LENGTH = 100;

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

const CHAT = 'a[href^="https://wa.me/"]';

/**
 * Remembers the referrer that the address names, and adds it to the text of every chat that is opened from a link.
 * Returns the function that stops it.
 */
export function followSource(search: string, toWords: (source: string) => string): () => void {
  rememberSource(search);
  function addSource({ target }: Event) {
    const source = getSource();
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(CHAT) : null;
    if (source === "" || !link) return;
    const url = new URL(link.href);
    const text = url.searchParams.get("text") ?? "";
    const words = toWords(source);
    if (text.includes(words)) return;
    link.href = `${url.origin}${url.pathname}?text=${encodeURIComponent(`${text}\n${words}`)}`;
  }
  // `auxclick` is the middle button; both come before the browser follows the link.
  const events = ["click", "auxclick"] as const;
  for (const name of events) document.addEventListener(name, addSource, true);
  return () => {
    for (const name of events) document.removeEventListener(name, addSource, true);
  };
}
