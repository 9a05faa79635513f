import { test as base } from "@playwright/test";

import { signIn } from "./sign-in";
import { startSiteCopy, type SiteCopy } from "./site-copy";

/** The spec file whose test this worker has run last. */
let lastFile: string | undefined;

/**
 * A test of what staff do, signed in: `site` is a copy of the repository whose files it may change. Each spec file finds the content as
 * it was, whatever the file before has left behind.
 */
export const test = base.extend<{ asItWas: undefined; signedIn: undefined }, { site: SiteCopy }>({
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
  asItWas: [
    async ({ site }, use, { file }) => {
      if (lastFile !== undefined && lastFile !== file) await site.restore();
      lastFile = file;
      await use(undefined);
    },
    { auto: true },
  ],
  signedIn: [
    async ({ page, site, locale, asItWas: _ }, use) => {
      await signIn(page, site.url, site.dataDir, locale);
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});
