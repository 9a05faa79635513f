/** Long enough for Decap to put the address back when staff choose to stay with their unsaved changes. */
const SETTLE_MS = 150;

function isEntry(hash: string): boolean {
  return /^#\/collections\/[^/]+\/entries\//.test(hash);
}

/**
 * Decap keeps the open entry in its fields when the address changes straight to another one (a link of the status bar, the
 * browser's Back, a pasted address), so that a save could write it into the wrong file. The editor is loaded anew then.
 */
export function reloadBetweenEntries(reload = () => location.reload()): void {
  let shown = location.hash;
  window.addEventListener("hashchange", () => {
    setTimeout(() => {
      const now = location.hash;
      if (isEntry(shown) && isEntry(now) && now !== shown) reload();
      shown = now;
    }, SETTLE_MS);
  });
}
