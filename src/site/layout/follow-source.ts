import { getSource, rememberSource } from "../browser/visit-source";

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
