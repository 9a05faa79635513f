import { test as base } from "@playwright/test";

import { TEST_SITE_URL } from "../../src/testing/test-site.mjs";
import { getDataDir, signIn } from "./sign-in";
import { getEditedSite, type EditedSite } from "./site-copy";

interface EditorFixtures {
  site: EditedSite;
  /** Signed in as the owner of the machine, in the language of the browser. */
  signedIn: undefined;
}

/** A test that edits the test site. Each finds the content as it was, whatever the one before has left behind. */
export const test = base.extend<EditorFixtures>({
  // Playwright reads from this pattern which fixtures it needs: none.
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = getEditedSite(TEST_SITE_URL, getDataDir());
    await use(site);
    await site.restore();
  },
  signedIn: [
    async ({ page, site, locale }, use) => {
      await signIn(page, site.url, site.dataDir, locale);
      await use(undefined);
    },
    { auto: true },
  ],
});
