/*
 * Workaround for: after each navigation Gatsby tells screen readers "Navigated to" in English, with the heading of the page that still
 *   fades out (gatsby/cache-dir/navigation.js, RouteAnnouncer).
 * Tested with: gatsby 5.16
 * Upstream: https://github.com/gatsbyjs/gatsby/issues/20801 (closed as stale)
 * Without it: screen readers of Spanish and Italian pages hear English, and the name of the previous page.
 * Fails without it: src/browser-state/page-announcer.test.ts, e2e/pages.spec.ts
 * Needed while this passes: src/workarounds/gatsby/client.upstream.slow.test.ts
 */

import { ANNOUNCER_ID } from "../../browser-state/page-announcer";

/** Ignores what Gatsby writes into its live region, which it does by `innerText` alone. */
export function muteAnnouncer(): void {
  const announcer = document.getElementById(ANNOUNCER_ID);
  if (announcer) Object.defineProperty(announcer, "innerText", { get: () => "", set: () => undefined });
}
