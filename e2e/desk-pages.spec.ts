import { expect, test } from "@playwright/test";

import { findViolations } from "./support/axe";
import { keepPicture } from "./support/keep-picture";
import { findOverflow } from "./support/overflow";
import { signIn } from "./support/sign-in";
import { askForMail, closeDevices, openDevice } from "./support/staff-device";
import { expectMe } from "./support/expect-me";
import { startStaffSite, type StaffSite } from "./support/staff-site";

let site: StaffSite;
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  // What is configured above is of the tests, not of the start of their site.
  site = await startStaffSite("olga@example.com");
});
test.afterEach(closeDevices);
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

for (const [locale, rooms, last] of [
  ["en", "Rooms", "People"],
  ["es", "Secciones", "Personas"],
  ["it", "Sezioni", "Persone"],
] as const)
  test(`all rooms can be reached on any screen, with the keyboard alone: ${locale}`, async ({ browser }) => {
    const { page } = await openDevice(browser, site);
    await signIn(page, site.url, site.dataDir, locale);
    await page.goto("/admin/quick");
    const menu = page.getByRole("navigation", { name: rooms });
    const button = menu.getByRole("button");
    const link = menu.getByRole("link", { name: last });
    await expect(menu).toBeVisible();
    for (const [width, height] of [
      [320, 480],
      [768, 1024],
      [1279, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(link).toBeHidden();
      await button.focus();
      await page.keyboard.press("Enter");
      for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
      expect(await findOverflow(page), `${width}`).toEqual([]);
      // The menu of the person stands at the other end of the line.
      const own = await page.getByRole("button", { name: /: men/ }).boundingBox();
      expect((own?.x ?? 0) + (own?.width ?? 0)).toBeGreaterThan(width - 64);
      if (locale === "es") expect(await findViolations(page), `${width}`).toEqual([]);
      await keepPicture(page, `rooms-${width}`, false);
      await page.keyboard.press("Escape");
      await expect(button).toBeFocused();
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(button).toBeHidden();
    await expect(link).toBeVisible();
    // One line: nothing of the frame stands below it.
    const { height = 0 } = (await page.getByRole("banner").boundingBox()) ?? {};
    expect(height).toBeLessThan(60);
    expect(await findOverflow(page)).toEqual([]);
    await keepPicture(page, "rooms-1280", false);
  });
