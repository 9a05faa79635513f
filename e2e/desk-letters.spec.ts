import { expect, test, type Page } from "@playwright/test";

import type { Locale } from "../src/config/locales";
import { LETTERS_WORDS } from "../src/staff/letters/letters-words";
import { findViolations } from "./support/axe";
import { letMinutePass } from "./support/inbox-time";
import { keepPicture } from "./support/keep-picture";
import { findOverflow } from "./support/overflow";
import { signIn } from "./support/sign-in";
import { closeDevices, openDevice, completeSignInForm } from "./support/staff-device";
import { expectMe } from "./support/expect-me";
import { startStaffSite, type StaffSite } from "./support/staff-site";

const OWNER = "olga@example.com";
const SUBSCRIBERS: readonly (readonly [email: string, locale: Locale])[] = [
  ["ann@example.com", "en"],
  ["bruno@example.com", "es"],
  ["carla@example.com", "it"],
];
const WHALES = "The whales are back in Samaná Bay";
const KEY = "2027-01-whale-season";

let site: StaffSite;
test.describe.configure({ mode: "default", timeout: 180_000 });
test.beforeAll(async () => {
  // What is configured above is of the tests, not of the start of their site.
  site = await startStaffSite(OWNER, { LETTERS_PER_MINUTE: "2" });
  for (const [email, lang] of SUBSCRIBERS) await subscribe(email, lang);
});
test.afterEach(closeDevices);
test.afterAll(() => site.stop());

/** Subscribes as the form does, and confirms by the link of the mail. */
async function subscribe(email: string, lang: Locale): Promise<void> {
  await fetch(`${site.url}/api/subscribe`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, lang }),
  });
  const { text } = await site.waitForMail(email);
  const [link = ""] = /http\S+\/api\/subscribe\/confirm\S+/.exec(text) ?? [];
  await fetch(link, { method: "POST", redirect: "manual" });
}

/** Counts the pictures of the mail in the preview's frame, and those that are there. */
const countPictures = (page: Page) =>
  page
    .frameLocator("iframe")
    .locator("body")
    .evaluate((body) => {
      const pictures = [...body.querySelectorAll("img")];
      return { all: pictures.length, loaded: pictures.filter(({ naturalWidth }) => naturalWidth > 0).length };
    });

for (const [width, locale] of [
  [360, "es"],
  [768, "it"],
  [1280, "en"],
] as const)
  test(`the room at ${width} px in ${locale}: nothing wider than the screen, no violation in light and dark`, async ({
    browser,
  }) => {
    const say = (key: keyof typeof LETTERS_WORDS) => LETTERS_WORDS[key][locale];
    const { page } = await openDevice(browser, site, { viewport: { width, height: 844 } });
    const check = async (name: string) => {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await findViolations(page), `${name}, ${colorScheme}`).toEqual([]);
        await keepPicture(page, `${name}-${width}-${colorScheme}`);
      }
      expect(await findOverflow(page), name).toEqual([]);
    };
    await signIn(page, site.url, site.dataDir, locale);
    await page.goto("/admin/letters");
    await expect(page.getByText(say("draft")).first()).toBeVisible();
    await check("list");
    await page.goto(`/admin/letters#${KEY}`);
    await expect(page.getByRole("button", { name: say("send") })).toBeVisible();
    for (const look of ["phone", "computer", "plain"] as const) {
      await page.getByRole("combobox", { name: say("look") }).selectOption(look);
      if (look !== "plain")
        await expect
          .poll(() => countPictures(page).catch(() => undefined), "pictures")
          .toEqual({ all: 3, loaded: 3 });
      await check(`letter-${look}`);
      // What is not in view is not drawn in a frame.
      await page.getByRole("region", { name: /Español|Italiano|English/ }).scrollIntoViewIfNeeded();
      await keepPicture(page, `mail-${look}-${width}`, false);
    }
    await page.getByRole("button", { name: say("send") }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await check("question");
  });

test("a letter is tried, sent, stopped, gone on with, and unsubscribed from", async ({ browser }) => {
  const { page } = await openDevice(browser, site);
  await page.goto("/admin/sign-in#then=/admin/me");
  await completeSignInForm(page, site, OWNER);
  await expectMe(page);
  await page.goto("/admin/letters");
  await page.getByRole("link", { name: WHALES }).click();
  const before = site.countMails(OWNER);
  await page.getByRole("button", { name: "Send it to myself" }).click();
  await expect(page.getByText("Three mails are on their way to you")).toBeVisible();
  await expect.poll(() => site.countMails(OWNER)).toBe(before + 3);
  const subjects = site
    .getMails(OWNER)
    .slice(-3)
    .map(({ subject }) => subject);
  expect(subjects).toContain(`[Test] ${WHALES}`);

  await page.getByRole("button", { name: "Send to all…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send to 3 people" }).click();
  await expect(page.getByText("Sending: 2 of 3")).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("Stopped: 2 of 3")).toBeVisible();
  await page.getByRole("button", { name: "Go on" }).click();
  // The third one has to wait for the minute to be over.
  await expect(page.getByText("Sending: 2 of 3")).toBeVisible();
  letMinutePass(site.dataDir);
  await expect(page.locator('[data-state="sent"]')).toBeVisible();
  const letters = SUBSCRIBERS.map(([email]) => site.getMails(email).slice(1));
  expect(letters.map((mails) => mails.map(({ subject }) => subject))).toEqual([
    [WHALES],
    ["Las ballenas han vuelto a la bahía de Samaná"],
    ["Le megattere sono tornate nella baia di Samaná"],
  ]);

  const [link = ""] = /http\S+\/api\/unsubscribe\S+/.exec(letters[1]?.[0]?.text ?? "") ?? [];
  const subscriber = await openDevice(browser, site, { viewport: { width: 360, height: 740 } });
  await subscriber.page.goto(link);
  await subscriber.page.getByRole("button").click();
  const unsubscribed = page.getByRole("region", { name: "Figures" }).getByText("Unsubscribed by it");
  await expect(unsubscribed.locator("xpath=following-sibling::dd")).toHaveText("1");
  await expect(page.getByRole("button", { name: "Send to all…" })).toBeHidden();
});
