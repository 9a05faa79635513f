import type { Page } from "@playwright/test";

import type { Locale } from "../../src/domain/config/locales";
import { getPath } from "../../src/domain/i18n/routes";
import { createFinger, type Finger } from "../support/finger";
import { getOffer, getOfferedDay } from "../support/fixture";
import { getField, getReference, inventVisitor } from "../support/form";
import { open, waitUntilAlive } from "../support/open";
import { getStoredEnquiry } from "../support/stored-rows";
import { expect, test } from "../support/test";
import { getTranslator } from "../support/texts";

// The cruise family is in e2e/trip.spec.ts.
test.use({ viewport: { width: 360, height: 780 }, permissions: ["clipboard-read", "clipboard-write"] });

const getForm = (page: Page) => page.getByRole("main").locator("form");
const getItem = (page: Page, locale: Locale, key: string) =>
  page.getByRole("article", { name: getOffer(key, locale).title, exact: true });

async function keep(page: Page, finger: Finger, locale: Locale, key: string) {
  const { title } = getOffer(key, locale);
  const name = getTranslator(locale)("offer.keep", { title });
  await finger.tap(page.getByRole("button", { name, exact: true }));
}

async function goToCatalog(page: Page, finger: Finger, locale: Locale) {
  const path = getPath("catalog", locale);
  await open(page, getPath("home", locale));
  await finger.tap(page.getByRole("button", { name: getTranslator(locale)("common.menu.open") }));
  await finger.tap(page.getByRole("dialog").locator(`a[href="${path}"]`));
  await expect(page).toHaveURL(path);
}

const openList = (page: Page, finger: Finger, locale: Locale) =>
  finger.tap(
    page
      .getByRole("banner")
      .getByRole("link", { name: new RegExp(`^${getTranslator(locale)("common.list")} `) }),
  );

/** Sends the contact form; gets what is stored. */
async function send(page: Page, finger: Finger, locale: Locale) {
  const t = getTranslator(locale);
  const visitor = inventVisitor();
  for (const field of ["name", "email", "message"] as const)
    await finger.fill(getField(getForm(page), t(`contact.${field}`)), visitor[field]);
  await finger.tap(getForm(page).getByRole("button", { name: t("contact.submit") }));
  const receipt = page.getByRole("main").getByRole("status").filter({ hasText: "PA-" });
  await expect(receipt).toContainText(t("contact.sent"));
  return getStoredEnquiry(getReference(await receipt.innerText())).payload;
}

test("a Spanish family keeps a boat and an excursion, shares the list, and the other phone asks for both", async ({
  page,
  browser,
}) => {
  const [locale, finger, t] = ["es" as const, createFinger(), getTranslator("es")];
  const day = getOfferedDay(getOffer("coral-key", locale), "bayahibe");
  await goToCatalog(page, finger, locale);
  await keep(page, finger, locale, "long-boat");
  await keep(page, finger, locale, "coral-key");
  await openList(page, finger, locale);
  const island = getItem(page, locale, "coral-key");
  await finger.choose(island.getByLabel(t("shortlist.port")), "bayahibe");
  await finger.fill(island.getByLabel(t("shortlist.date")), day);
  await finger.choose(island.getByLabel(new RegExp(`^${t("shortlist.children")} `)), "2");
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await finger.tap(page.getByRole("button", { name: t("offer.share") }));
  await expect(page.getByText(t("offer.copied"))).toBeVisible();
  finger.end("Spanish family: from home to a shared list", 9);

  const other = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "es-ES" });
  const theirs = await other.newPage();
  await open(theirs, await page.evaluate(() => navigator.clipboard.readText()));
  await expect(getItem(theirs, locale, "coral-key").getByLabel(t("shortlist.date"))).toHaveValue(day);
  const boat = getItem(theirs, locale, "long-boat");
  await finger.fill(boat.getByLabel(t("shortlist.date")), day);
  await finger.tap(theirs.getByRole("main").getByRole("link", { name: t("shortlist.enquire") }));
  await waitUntilAlive(theirs);
  const payload = await send(theirs, finger, locale);
  expect(payload["offers"]).toMatchObject([
    { service: "long-boat", date: day },
    { service: "coral-key", date: day, port: "bayahibe", children: 2 },
  ]);
  finger.end("Spanish family: from the shared list to sent", 2);
  await other.close();
});

test("an Italian couple keeps four, takes two out, one of them back in, and asks for what is left", async ({
  page,
}) => {
  const [locale, finger, t] = ["it" as const, createFinger(), getTranslator("it")];
  await goToCatalog(page, finger, locale);
  for (const key of ["coral-key", "night-reef", "quiet-day", "long-boat"])
    await keep(page, finger, locale, key);
  await openList(page, finger, locale);
  const takeOut = async (key: string) => {
    const { title } = getOffer(key, locale);
    await finger.tap(page.getByRole("button", { name: t("shortlist.remove", { title }) }));
    await expect(getItem(page, locale, key)).toHaveCount(0);
  };
  for (const key of ["quiet-day", "night-reef"]) await takeOut(key);
  const top = await page.evaluate(() => window.scrollY);
  await takeOut("long-boat");
  await finger.tap(page.getByRole("button", { name: t("shortlist.undo") }));
  await expect(getItem(page, locale, "long-boat")).toBeVisible();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(780);
  const day = getOfferedDay(getOffer("coral-key", locale), "bayahibe");
  for (const key of ["coral-key", "long-boat"])
    await finger.fill(getItem(page, locale, key).getByLabel(t("shortlist.date")), day);
  await finger.tap(page.getByRole("main").getByRole("link", { name: t("shortlist.enquire") }));
  const payload = await send(page, finger, locale);
  expect(payload["offers"]).toMatchObject([
    { service: "coral-key", date: day },
    { service: "long-boat", date: day },
  ]);
  finger.end("Italian couple: from home to sent", 13);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a guest finds an excursion, and asks for it", async ({ page }) => {
    const [locale, finger, t] = ["en" as const, createFinger(), getTranslator("en")];
    const offer = getOffer("coral-key", locale);
    const { title, path } = offer;
    const day = getOfferedDay(offer, "bayahibe");
    await page.goto(getPath("home", locale));
    await finger.tap(page.getByRole("main").getByRole("link", { name: title, exact: true }).first());
    await expect(page).toHaveURL(path);
    const panel = page.getByRole("complementary", { name: t("offer.bookNow") });
    await finger.tap(panel.getByRole("radio", { name: "Bayahíbe", exact: true }));
    await finger.fill(panel.getByLabel(t("booking.form.date"), { exact: true }), day);
    await finger.tap(panel.getByRole("button", { name: t("offer.contact") }));
    const visitor = inventVisitor();
    for (const field of ["name", "email", "message"] as const)
      await finger.fill(getField(getForm(page), t(`contact.${field}`)), visitor[field]);
    await finger.tap(getForm(page).getByRole("button", { name: t("server.contact.submit") }));
    const receipt = page.getByRole("main");
    await expect(receipt).toContainText(/PA-/);
    const { payload } = getStoredEnquiry(getReference(await receipt.innerText()));
    expect(payload).toMatchObject({
      ...{ name: visitor.name, message: visitor.message },
      ...{ service: "coral-key", port: "bayahibe", date: day, adults: 2 },
    });
    finger.end("without scripts: from home to sent", 4);
  });
});
