import { readFileSync } from "node:fs";

import { expect } from "@playwright/test";

import type { Locale } from "../src/domain/config/locales";
import { completeSignInForm, expectMe, openDevice, OWNER, type StaffSite, test } from "./support/staff-site";
import { letMinutePass } from "./support/inbox";

const SUBSCRIBERS: readonly (readonly [email: string, locale: Locale])[] = [
  ["ann@example.com", "en"],
  ["bruno@example.com", "es"],
  ["carla@example.com", "it"],
];
const LETTER = JSON.parse(readFileSync("e2e/content/letters/first-letter.json", "utf8")) as Record<
  Locale,
  { subject: string; picture?: object; offers: string[] }
>;
const SUBJECTS = { en: LETTER.en.subject, es: LETTER.es.subject, it: LETTER.it.subject };

/** Subscribes as the form does, and confirms by the link of the mail. */
async function subscribe(site: StaffSite, email: string, lang: Locale): Promise<void> {
  await fetch(`${site.url}/api/subscribe`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, lang }),
  });
  const { text } = await site.waitForMail(email);
  const [link = ""] = /http\S+\/api\/subscribe\/confirm\S+/.exec(text) ?? [];
  await fetch(link, { method: "POST", redirect: "manual" });
}

test("a letter is tried, sent, stopped, gone on with, and unsubscribed from", async ({ browser, site }) => {
  const { page } = await openDevice(browser, site);
  await page.goto("/admin/sign-in#then=/admin/me");
  await completeSignInForm(page, site, OWNER);
  await expectMe(page);
  for (const [email, lang] of SUBSCRIBERS) await subscribe(site, email, lang);
  await page.goto("/admin/letters");
  await page.getByRole("link", { name: SUBJECTS.en }).click();
  const pictures = page.frameLocator("iframe").locator("img");
  await expect(pictures).toHaveCount(LETTER.en.offers.length + 1);
  await expect(pictures.last()).not.toHaveJSProperty("naturalWidth", 0);
  const before = site.countMails(OWNER);
  await page.getByRole("button", { name: "Send it to myself" }).click();
  await expect(page.getByText("Three mails are on their way to you")).toBeVisible();
  await expect.poll(() => site.countMails(OWNER)).toBe(before + 3);
  const subjects = site
    .getMails(OWNER)
    .slice(-3)
    .map(({ subject }) => subject);
  expect(subjects).toContain(`[Test] ${SUBJECTS.en}`);

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
    [SUBJECTS.en],
    [SUBJECTS.es],
    [SUBJECTS.it],
  ]);

  const [link = ""] = /http\S+\/api\/unsubscribe\S+/.exec(letters[1]?.[0]?.text ?? "") ?? [];
  const subscriber = await openDevice(browser, site, { viewport: { width: 360, height: 740 } });
  await subscriber.page.goto(link);
  await subscriber.page.getByRole("button").click();
  const unsubscribed = page.getByRole("region", { name: "Figures" }).getByText("Unsubscribed by it");
  await expect(unsubscribed.locator("xpath=following-sibling::dd")).toHaveText("1");
  await expect(page.getByRole("button", { name: "Send to all…" })).toBeHidden();
});
