import { expect } from "@playwright/test";

import { LOCALE_CODES } from "../../src/domain/config/locales";
import { findOverflow, findViolations } from "../support/whole-page";
import { getOffer } from "../support/fixture";
import { createGuest, sendEnquiry } from "../support/inbox";
import { openDevice, openStaffPages, test } from "../support/staff-site";

test.describe.configure({ timeout: 400_000 });

for (const locale of LOCALE_CODES)
  test(`every page of staff is accessible and fits each screen, in light and dark: ${locale}`, async ({
    browser,
    site,
  }) => {
    const { key, collection } = getOffer("coral-key", "en");
    const choice = { service: key, collection, source: "=" + "Recepción ".repeat(9) };
    const reference = await sendEnquiry(site.url, createGuest({ lang: locale }), choice);
    const { page } = await openDevice(browser, site);
    const problems: string[] = [];
    for await (const name of openStaffPages(page, site, reference, locale))
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          for (const problem of [...(await findViolations(page)), ...(await findOverflow(page))])
            problems.push(`${name} at ${width}, ${colorScheme}: ${problem}`);
        }
      }
    expect(problems).toEqual([]);
  });
