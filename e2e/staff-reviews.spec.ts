import { existsSync } from "node:fs";
import { join } from "node:path";

import { expect, type Browser, type Page } from "@playwright/test";

import type { ReviewsReply } from "../src/contracts/reviews";
import { findViolations } from "./support/axe";
import { keepPicture } from "./support/keep-picture";
import { getOffer } from "./support/offers";
import { findOverflow } from "./support/overflow";
import { expectServed } from "./support/publishing";
import { inviteGuest } from "./support/reviews";
import { getTranslator } from "./support/sentences";
import { test } from "./support/staff-test";

test.describe.configure({ mode: "default", timeout: 300_000 });

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const BAD = "Dos horas de retraso, y nadie avisó.\nEl barco estaba lleno.";
const t = getTranslator("es");

/** A guest's phone: not signed in, and without scripts. */
async function openPhone(browser: Browser, url: string, javaScriptEnabled = false): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, baseURL: url, javaScriptEnabled, locale: "es-ES" });
  return context.newPage();
}

async function checkWidths(page: Page, name: string): Promise<void> {
  for (const width of [768, 360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findOverflow(page), `${name} at ${width}`).toEqual([]);
    await keepPicture(page, `${name}-${width}`);
    // What lies between a phone and a desktop is one of the two to axe.
    if (width !== 768) expect(await findViolations(page), `${name} at ${width}`).toEqual([]);
  }
}

test("a bad review comes from the link on a phone to the offer's page, and goes when the guest withdraws it", async ({
  page,
  site,
  browser,
}) => {
  const { path, file, reference } = await inviteGuest(site, "es");
  const phone = await openPhone(browser, site.url);
  await phone.goto(path);
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText(t("review.title"));
  expect(await findOverflow(phone)).toEqual([]);

  // Nothing filled in: what is wrong is said, and what was typed stays.
  await phone.getByLabel(t("review.text")).fill("Corto.");
  await phone.getByRole("button", { name: t("review.send") }).click();
  await expect(phone.getByRole("alert")).toContainText(t("review.errors.stars"));
  await expect(phone.getByLabel(t("review.text"))).toHaveValue("Corto.");
  await keepPicture(phone, "form-refused");

  await phone.getByLabel(t("review.star.1")).check();
  await phone.getByLabel(t("review.text")).fill(BAD);
  await phone.getByLabel(t("review.country"), { exact: true }).selectOption("ES");
  await phone.getByLabel(t("review.consent")).check();
  await phone.getByRole("button", { name: t("review.send") }).click();
  await expect(phone.getByRole("heading", { name: t("review.waiting.title") })).toBeVisible();
  await expect(phone.getByRole("radio")).toHaveCount(0);

  // The link was used: it shows what was written, and takes nothing more.
  await phone.goto(path);
  await expect(phone.locator("blockquote")).toHaveText(BAD);
  await expect(phone.getByRole("button", { name: t("review.send") })).toHaveCount(0);
  await keepPicture(phone, "used-link");

  // Not on the site before staff publish it.
  const offer = getOffer("saona-island", "es");
  await expectServed(page, offer.path, t("offer.reviews.none"));
  await page.goto("/admin/reviews");
  await page.getByRole("heading", { name: "Waiting for you" }).waitFor();
  await expect(page.getByRole("link", { name: `Enquiry ${reference}` })).toBeVisible();
  await expect(page.getByText("Dos horas de retraso")).toBeVisible();
  await checkWidths(page, "room");
  await page.getByText("Add an answer").click();
  await page.getByLabel("Our answer").fill("Lo sentimos. Ese día el mar obligó a esperar.");
  await page.getByRole("button", { name: /^Publish: review by Ana/ }).click();
  await expect(page.getByText(/^Published\./)).toBeVisible();
  expect(existsSync(join(site.root, `content/reviews/${file}.json`))).toBe(true);

  await expectServed(page, offer.path, "Dos horas de retraso");
  const visitor = await openPhone(browser, site.url, true);
  await visitor.goto(`${offer.path}#reviews`);
  const reviews = visitor.getByRole("region", { name: t("offer.reviews.title") });
  await expect(reviews.getByText(t("offer.reviews.average", { average: 1 }), { exact: true })).toBeVisible();
  for (const words of ["España", t("offer.reviews.invited"), "Ese día el mar"])
    await expect(reviews.getByText(words, { exact: false })).toBeVisible();
  await reviews.scrollIntoViewIfNeeded();
  await keepPicture(visitor, "offer-360", false);
  await checkWidths(visitor, "offer");
  const data = await visitor.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join("")).toContain(
    '"aggregateRating":{"@type":"AggregateRating","ratingValue":1,"reviewCount":1',
  );
  // On the page of another language it is marked as what it is.
  await visitor.goto(getOffer("saona-island", "en").path);
  await expect(visitor.locator("#reviews [lang=es]").first()).toContainText("Dos horas de retraso");
  await reviews.or(visitor.locator("#reviews")).getByRole("link").last().click();
  await expect(visitor).toHaveURL(/\/reviews$/);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("How our reviews work");

  await phone.goto(path);
  await phone.getByRole("button", { name: t("review.withdraw.button") }).click();
  await expect(phone.getByRole("heading", { name: t("review.withdrawn.title") })).toBeVisible();
  await expectServed(page, offer.path, "Dos horas de retraso", false);
  expect(existsSync(join(site.root, `content/reviews/${file}.json`))).toBe(false);
});

test("the outcome of a decision is in sight on a phone, however long the list is", async ({ page }) => {
  const waiting = Array.from({ length: 12 }, (_, index) => ({
    ...{
      id: `review-${index}`,
      reference: `PA-${index}`,
      offer: "saona-island",
      locale: "es" as const,
      stars: 1,
    },
    ...{ text: BAD, name: `Ana ${index}`, country: "ES" },
    ...{ tripDay: "2027-01-20", writtenAt: "2027-01-21T15:00:00.000Z" },
  }));
  const reply: ReviewsReply = { waiting, published: [], declined: [], removals: [], canPublish: true };
  await page.route("**/api/staff/reviews", (route) =>
    route.request().method() === "GET"
      ? route.fulfill({ json: reply })
      : route.fulfill({ status: 503, json: { code: "unavailable" } }),
  );
  await page.setViewportSize(PHONE.viewport);
  await page.goto("/admin/reviews");
  await page.getByRole("button", { name: "Publish: review by Ana 11" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Everything is as before" })).toBeInViewport({
    ratio: 1,
  });
  expect(await findOverflow(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath("notice-360.png") });
});

test("somebody else's link, and one that was changed, open nothing", async ({ site, browser }) => {
  const [mine, theirs] = [await inviteGuest(site, "en"), await inviteGuest(site, "en")];
  const [head = "", signature = ""] = (mine.path.split("token=")[1] ?? "").split(".");
  const [other = ""] = (theirs.path.split("token=")[1] ?? "").split(".");
  const phone = await openPhone(browser, site.url);
  for (const token of [`${other}.${signature}`, `${head}.${signature.split("").reverse().join("")}`, head]) {
    const response = await phone.goto(`/api/review?token=${token}`);
    expect(response?.status()).toBe(404);
    await expect(phone.getByRole("textbox")).toHaveCount(0);
  }
});

test("the form has no barrier, in the light and in the dark, empty and refused", async ({
  site,
  browser,
}) => {
  const { path } = await inviteGuest(site, "it");
  const phone = await openPhone(browser, site.url, true);
  for (const colorScheme of ["dark", "light"] as const) {
    await phone.emulateMedia({ colorScheme });
    await phone.goto(path);
    await checkWidths(phone, `form-${colorScheme}`);
    await phone.getByRole("button").click();
    await expect(phone.getByRole("alert")).toBeVisible();
    await expect(phone.getByRole("alert")).toBeFocused();
    await checkWidths(phone, `form-refused-${colorScheme}`);
  }
});
