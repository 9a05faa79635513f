import { test } from "@playwright/test";

import { findViolations } from "./support/axe";
import { findOverflow } from "./support/overflow";
import { signIn } from "./support/sign-in";
import { askForMail, openDevice } from "./support/staff-device";
import { expect, expectMe } from "./support/staff-expect";
import { startStaffSite, type StaffSite } from "./support/staff-site";

let site: StaffSite;
test.describe.configure({ mode: "default", timeout: 120_000 });
test.beforeAll(async () => {
  // What is configured above is of the tests, not of the start of their site.
  test.setTimeout(120_000);
  site = await startStaffSite("olga@example.com");
});
test.afterAll(() => site.stop());

for (const colorScheme of ["light", "dark"] as const)
  test(`the pages in ${colorScheme} colors are accessible and fit a phone`, async ({ browser }) => {
    const { page } = await openDevice(browser, site, { colorScheme });
    const check = async (name: string) => {
      for (const [width, height] of [
        [360, 740],
        [768, 1024],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await findOverflow(page), `${name} at ${width}`).toEqual([]);
        expect(await findViolations(page), `${name} at ${width}`).toEqual([]);
      }
    };
    await page.goto("/admin/sign-in#token=none");
    await expect(page.getByRole("heading", { name: "You are almost in" })).toBeVisible();
    await check("link");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await check("refused");
    await page.goto("about:blank");
    await page.goto("/admin/sign-in#then=/admin/people");
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await check("address");
    await askForMail(page, site, "nobody@example.com");
    await check("code");
    await signIn(page, site.url, site.dataDir);
    await page.goto("/admin/people");
    const log = page.getByRole("region", { name: "What was done" });
    await expect(log.getByRole("listitem").first()).toBeVisible();
    await check("people");
    await page.goto("/admin/me");
    await expectMe(page);
    await page.getByRole("button", { name: /: menu$/ }).click();
    await check("me");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "End all, on this device too" }).click();
    await check("question");
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("button", { name: "End all, on this device too" })).toBeFocused();
  });
