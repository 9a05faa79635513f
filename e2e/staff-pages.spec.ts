import { expect } from "@playwright/test";

import { findOverflow, findViolations } from "./support/whole-page";
import { getOffer } from "./support/fixture";
import { createGuest, sendEnquiry } from "./support/inbox";
import { openDevice, openStaffPages, signIn, test } from "./support/staff-site";

const PHONE = { viewport: { width: 360, height: 740 }, colorScheme: "dark" } as const;

test("every page of staff is accessible and fits a phone in dark colors, with text of 200 % too", async ({
  browser,
  site,
}) => {
  test.slow();
  const { key, collection } = getOffer("coral-key", "en");
  const reference = await sendEnquiry(site.url, createGuest({ lang: "es" }), { service: key, collection });
  const { page } = await openDevice(browser, site, PHONE);
  const problems: string[] = [];
  const setSize = (size: string) =>
    page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
  for await (const name of openStaffPages(page, site, reference, "es")) {
    for (const problem of [...(await findViolations(page)), ...(await findOverflow(page))])
      problems.push(`${name}: ${problem}`);
    await setSize("200%");
    for (const problem of await findOverflow(page)) problems.push(`${name}, 200 %: ${problem}`);
    await setSize("");
  }
  expect(problems).toEqual([]);
});

test("all rooms can be reached on a narrow screen, with the keyboard alone", async ({ browser, site }) => {
  const { page } = await openDevice(browser, site, { viewport: { width: 320, height: 480 } });
  await signIn(page, site.url, site.dataDir);
  await page.goto("/admin/quick");
  const menu = page.getByRole("navigation", { name: "Rooms" });
  const button = menu.getByRole("button");
  const link = menu.getByRole("link", { name: "People" });
  await expect(link).toBeHidden();
  await button.focus();
  await page.keyboard.press("Enter");
  for (let presses = 0; presses < 9; presses += 1) await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(button).toBeHidden();
  await expect(link).toBeVisible();
});
