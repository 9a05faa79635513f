import { expect as expectSoon, test as base } from "@playwright/test";

import { signIn } from "./sign-in";
import { startSiteCopy, type SiteCopy } from "./site-copy";

/** A test of what staff do, signed in: `site` is a copy of the repository whose files it may change. */
export const test = base.extend<{ signedIn: undefined }, { site: SiteCopy }>({
  site: [
    // Playwright reads from this pattern which fixtures it needs: none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startSiteCopy();
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  signedIn: [
    async ({ page, site, locale }, use) => {
      await signIn(page, site.url, site.dataDir, locale);
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

export const expect = expectSoon.configure({ timeout: 30_000 });
