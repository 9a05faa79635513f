import { test as base } from "@playwright/test";

import { startSiteCopy, type SiteCopy } from "../support/site-copy";

/** A step of the guides: `site` is a site whose content they change. */
export const test = base.extend<object, { site: SiteCopy }>({
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
  baseURL: async ({ site }, use) => use(site.url),
});
