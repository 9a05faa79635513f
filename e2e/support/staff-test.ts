import { test as base } from "@playwright/test";

import { closeDevices } from "./staff-device";
import { startStaffSite, type StaffSite } from "./staff-site";

/** The owner of the staff's site. */
export const OWNER = "olga@example.com";

/** A test on the staff's pages. One site serves all tests of a worker: `site`. */
export const test = base.extend<{ closedDevices: undefined }, { site: StaffSite }>({
  site: [
    // Playwright reads from this pattern which fixtures it needs: none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startStaffSite(OWNER, { LETTERS_PER_MINUTE: "2" });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  closedDevices: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await use(undefined);
      await closeDevices();
    },
    { auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});
