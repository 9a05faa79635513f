/*
 * Workaround for: Decap keeps the open entry in its fields when the address changes straight to another one: a link of the status bar, the browser's
 *   Back, a pasted address (decap-cms-core: components/Editor/Editor.js, which loads an entry only when it is mounted).
 * Tested with: decap-cms-app 3.16 (decap-cms-core 3.19)
 * Upstream: none filed
 * Without it: a save could write the open entry into the file of another one.
 * Fails without it: src/workarounds/decap/reload-between-entries.slow.test.ts
 * Needed while this passes: src/workarounds/decap/reload-between-entries.upstream.slow.test.ts
 */

/** Long enough for Decap to put the address back when staff choose to stay with their unsaved changes. */
const SETTLE_MS = 150;

function isEntry(hash: string): boolean {
  return /^#\/collections\/[^/]+\/entries\//.test(hash);
}

/** Loads the editor anew when the address changes from one entry straight to another. */
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
