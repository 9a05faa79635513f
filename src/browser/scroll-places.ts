/** An entry of the history; one that the browser made by itself has none of Gatsby's keys, and Gatsby calls it so. */
type Entry = Pick<Location, "pathname" | "hash"> & { key?: string | undefined };

const getId = ({ pathname, hash, key = "initial" }: Entry) => key + pathname + hash;

/** Where the visitor was in the entries that lie inside one page. */
const places = new Map<string, number>();

function keepPlace({ target }: Event): void {
  const link = (target as Element).closest('a[href^="#"]');
  if (!link) return;
  const { pathname, hash } = window.location;
  const { key } = { ...(window.history.state as { key?: string } | null) };
  places.set(getId({ pathname, hash, key }), window.scrollY);
  // Where a link leads to is a new entry, of which nothing is known yet.
  places.delete(getId({ pathname, hash: link.getAttribute("href") ?? "" }));
}

/**
 * Keeps where the visitor was when a link inside the page is followed. Gatsby would find the place of the link's target there:
 * its key of both entries is the same, or the browser has scrolled before Gatsby knows of the new one.
 */
export function keepPlaces(): void {
  document.addEventListener("click", keepPlace, true);
}

/** Scrolls to where the visitor was in an entry of the same page; tells whether that is known. */
export function returnToPlace(from: Entry, to: Entry): boolean {
  const top = places.get(getId(to));
  if (top === undefined || getId(from) === getId(to)) return false;
  places.set(getId(from), window.scrollY);
  window.scrollTo(0, top);
  return true;
}
