/*
 * Workaround for: Gatsby's scroll handler takes two history entries of one page for one, because their key is the same, or because the
 *   browser has scrolled before Gatsby knows of the new entry (gatsby-react-router-scroll/scroll-handler.js).
 * Tested with: gatsby 5.16 (gatsby-react-router-scroll 6)
 * Upstream: none filed (related: https://github.com/gatsbyjs/gatsby/issues/28794, closed)
 * Without it: after a link inside a page ("Book now"), Back stays at the link's target instead of returning to where the link was.
 * Fails without it: src/workarounds/gatsby/in-page-history.slow.test.ts, e2e/history.spec.ts
 * Needed while this passes: src/workarounds/gatsby/client.upstream.slow.test.ts
 */

/** An entry of the history. One that the browser made by itself has no key of Gatsby's; Gatsby uses "initial" for it. */
type Entry = Pick<Location, "pathname" | "hash"> & { key?: string | undefined };

const getId = ({ pathname, hash, key = "initial" }: Entry) => key + pathname + hash;

/** The vertical scroll positions of entries inside one page, by their id. */
const positions = new Map<string, number>();

function recordPosition({ target }: Event): void {
  const link = (target as Element).closest('a[href^="#"]');
  if (!link) return;
  const { pathname, hash } = window.location;
  const { key } = { ...(window.history.state as { key?: string } | null) };
  positions.set(getId({ pathname, hash, key }), window.scrollY);
  // The link makes a new entry, which has no position yet.
  positions.delete(getId({ pathname, hash: link.getAttribute("href") ?? "" }));
}

/** Records the scroll position whenever a link inside the page is followed. */
export function recordInPagePositions(): void {
  document.addEventListener("click", recordPosition, true);
}

/** Scrolls to the recorded position of another entry of the same page; tells whether there is one. */
export function restoreInPagePosition(from: Entry, to: Entry): boolean {
  const top = positions.get(getId(to));
  if (top === undefined || getId(from) === getId(to)) return false;
  positions.set(getId(from), window.scrollY);
  window.scrollTo(0, top);
  return true;
}
