import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";

import { describeChoice } from "../src/booking/describe";
import { getPartyPrice } from "../src/booking/party-price";
import { getLocale, LOCALE_CODES, type Locale } from "../src/config/locales";
import { getPath, ROUTES } from "../src/i18n/routes";
import { loadContent } from "../src/testing/load-content";
import { findViolations } from "./support/axe";
import { getStoredEnquiry } from "./support/enquiries";
import { fillIn, getReference } from "./support/form";
import { takeLayoutShifts, watchLayoutShifts } from "./support/layout-shifts";
import { waitForMail } from "./support/mailbox";
import { getOffer } from "./support/offers";
import { open, waitUntilAlive } from "./support/open";
import { getTranslator } from "./support/sentences";
import { expect, test } from "./support/test";
import { inventVisitor } from "./support/visitor";
import { LOCALES_WITH_WIDTHS } from "./support/widths";

const site = loadContent("settings/site");

/** A Friday on which both offers run, far enough ahead and near enough. */
const DAY = new Date(Date.now() + 40 * 86_400_000);
DAY.setUTCDate(DAY.getUTCDate() + ((5 - DAY.getUTCDay() + 7) % 7));
const DATE = DAY.toISOString().slice(0, 10);
const LIST = `saona-island_port-bayahibe_date-${DATE}_adults-2_children-1.buggy-cane-fields_adults-4`;
const CHOICE = { port: "bayahibe", date: DATE, adults: 2, children: 1, smallChildren: 0 } as const;

function getItem(page: Page, locale: Locale, key: string) {
  return page.getByRole("article", { name: getOffer(key, locale).title, exact: true });
}

/** What the chat's text must be, from the content files and the same sentences. */
function getChatText(locale: Locale): string {
  const t = getTranslator(locale);
  const saona = getOffer("saona-island", locale);
  const speaker = { locale, t, offer: saona, pricesOn: site.en.pricesOn, title: saona.title };
  const [, ...facts] = describeChoice(CHOICE, {
    ...speaker,
    ports: [{ key: "bayahibe", name: "Bayahíbe" }],
  }).split("\n");
  // The buggies do not run every day.
  const day = t("booking.fact", { label: t("booking.facts.date"), text: t("booking.wish.open") });
  const party = t("booking.fact", {
    label: t("booking.facts.party"),
    text: t("booking.party.adults", { count: 4 }),
  });
  return [
    t("shortlist.chatText", { language: getLocale(locale).name }),
    [`1. ${saona.title}`, ...facts].join("\n"),
    [`2. ${getOffer("buggy-cane-fields", locale).title}`, day, party].join("\n"),
  ].join("\n\n");
}

test.describe("on a phone", () => {
  const viewport = { width: 360, height: 780 };
  test.use({ viewport, permissions: ["clipboard-read", "clipboard-write"] });

  test("offers are kept with a heart, given a day and a party, shared from English and opened in Italian", async ({
    page,
    browser,
    baseURL,
  }) => {
    const t = getTranslator("en");
    const [saona, buggy] = [getOffer("saona-island", "en"), getOffer("buggy-cane-fields", "en")];
    await open(page, getPath("catalog", "en"));
    const heart = (title: string) =>
      page.getByRole("button", { name: t("offer.keep", { title }), exact: true });
    await heart(saona.title).click();
    await expect(heart(saona.title)).toHaveAttribute("aria-pressed", "true");
    await page.goto(`${buggy.path}?adults=4`);
    await waitUntilAlive(page);
    await heart(buggy.title).click();
    await page
      .getByRole("banner")
      .getByRole("link", { name: `${t("common.list")} 2` })
      .click();
    await expect(page).toHaveURL(/\/shortlist\?list=saona-island\.buggy-cane-fields_adults-4$/);

    const item = getItem(page, "en", "saona-island");
    await item.getByLabel(t("shortlist.port")).selectOption("bayahibe");
    await item.getByLabel(t("shortlist.date")).fill(DATE);
    await item.getByLabel(`${t("shortlist.children")} (4–11)`, { exact: true }).selectOption("1");
    await expect(page).toHaveURL(`${getPath("shortlist", "en")}?list=${LIST}`);
    await page.reload();
    await expect(item.getByLabel(t("shortlist.date"))).toHaveValue(DATE);

    await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await waitUntilAlive(page);
    await page.getByRole("button", { name: t("offer.share") }).click();
    await expect(page.getByText(t("offer.copied"))).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${baseURL ?? ""}/shortlist?list=${LIST}`);

    const family = await browser.newContext({ viewport, locale: "it-IT" });
    const theirs = await family.newPage();
    await open(theirs, link);
    await expect(theirs.getByText(t("shortlist.sent"))).toBeVisible();
    await theirs.getByRole("main").getByRole("link", { name: "Italiano" }).click();
    await expect(theirs).toHaveURL(`${getPath("shortlist", "it")}?list=${LIST}`);
    const words = getTranslator("it");
    await expect(theirs.getByText(words("shortlist.sent"))).toBeVisible();
    await expect(getItem(theirs, "it", "saona-island").getByLabel(words("shortlist.date"))).toHaveValue(DATE);
    await expect(
      getItem(theirs, "it", "buggy-cane-fields").getByLabel(words("shortlist.adults"), { exact: true }),
    ).toHaveValue("4");
    expect(await theirs.evaluate(() => localStorage.getItem("list"))).toBeNull();
    await theirs.getByRole("button", { name: words("shortlist.keep") }).click();
    await expect(theirs.getByRole("heading", { level: 1 })).toBeFocused();
    expect(await theirs.evaluate(() => localStorage.getItem("list"))).toBe(LIST);
    await family.close();
  });
});

for (const { locale, width } of LOCALES_WITH_WIDTHS) {
  const t = getTranslator(locale);

  test(`a list in "${locale}" becomes one stored enquiry and one chat text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `${getPath("shortlist", locale)}?list=${LIST}&source=Hotel%20Sol`);
    expect(await findViolations(page)).toEqual([]);
    const chat = page.getByRole("link", { name: t("shortlist.chat") });
    const text = new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text");
    expect(text).toBe(getChatText(locale));

    const enquire = page.getByRole("main").getByRole("link", { name: t("shortlist.enquire") });
    await enquire.click();
    await expect(page.getByRole("alert")).toContainText(getOffer("buggy-cane-fields", locale).title);
    await enquire.click();
    await expect(page).toHaveURL(`${getPath("contact", locale)}?list=${LIST}`);
    const form = page.getByRole("main").locator("form");
    await expect(form.getByRole("listitem").first()).toContainText(getOffer("saona-island", locale).title);
    expect(await findViolations(page)).toEqual([]);
    const visitor = inventVisitor();
    const fields = ["name", "lastname", "email", "phone", "message"] as const;
    await fillIn(form, Object.fromEntries(fields.map((field) => [t(`contact.${field}`), visitor[field]])));
    await form.getByRole("button", { name: t("contact.submit") }).click();
    const receipt = form.getByRole("status");
    await expect(receipt).toContainText(/PA-/);
    const reference = getReference(await receipt.innerText());
    const { payload } = getStoredEnquiry(reference);
    const saona = getOffer("saona-island", "en");
    expect(payload).toMatchObject({ ...visitor, source: "Hotel Sol" });
    expect(payload["offers"]).toEqual([
      {
        ...{ service: "saona-island", collection: "excursions", port: "bayahibe", date: DATE },
        ...{ adults: 2, children: 1, smallChildren: 0 },
        told: { price: getPartyPrice(saona, CHOICE, true) },
      },
      {
        ...{ service: "buggy-cane-fields", collection: getOffer("buggy-cane-fields", "en").collection },
        ...{ adults: 4, children: 0, smallChildren: 0 },
        told: { price: { kind: "no-port" }, day: "open" },
      },
    ]);
    const mail = await waitForMail("replyTo", visitor.email);
    expect(mail.text).toContain(
      `Offer 2: ${getOffer("buggy-cane-fields", "en").title} · not decided yet, which day is possible? · 4 adults`,
    );
  });
}

test("the dated offers go into a calendar, on Dominican time", async ({ page }) => {
  const t = getTranslator("es");
  const saona = getOffer("saona-island", "es");
  await open(page, `${getPath("shortlist", "es")}?list=${LIST}`);
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: t("shortlist.calendar") }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe(`${site.en.brand.toLowerCase()}.ics`);
  const file = (await readFile(await download.path(), "utf8")).replace(/\r\n /g, "");
  const stop = saona.pickup
    .filter(({ port }) => port === "bayahibe")
    .sort((a, b) => a.time.localeCompare(b.time))[0];
  const start = `${DATE.replaceAll("-", "")}T${(stop?.time ?? "").replace(":", "")}00`;
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(file).toContain(`\r\nDTSTART;TZID=America/Santo_Domingo:${start}\r\n`);
  expect(file).toContain(`\r\nSUMMARY:${saona.title} (${site.es.brand})\r\n`);
  expect(file).toContain(`\r\nURL:${new URL(saona.path, page.url()).href}\r\n`);
});

test.describe("without a connection", () => {
  test.use({ tolerated: /net::ERR_|Failed to load resource/ });

  test("the calendar reports that it could not be loaded, and can be requested again", async ({ page }) => {
    const t = getTranslator("it");
    await open(page, `${getPath("shortlist", "it")}?list=${LIST}`);
    const button = page.getByRole("button", { name: t("shortlist.calendar") });
    await page.route("**/*.js", (route) => route.abort());
    for (const time of ["first", "second"]) {
      await test.step(`for the ${time} time`, async () => {
        await button.click();
        await expect(page.getByRole("alert")).toHaveText(t("shortlist.calendarFailed"));
      });
    }
    expect(await findViolations(page)).toEqual([]);
    await page.unroute("**/*.js");
    const waiting = page.waitForEvent("download");
    await button.click();
    await waiting;
    await expect(page.getByRole("alert")).toBeHidden();
  });
});

test("a hostile or outdated address shows its valid part", async ({ page }) => {
  const t = getTranslator("en");
  const hostile = encodeURIComponent('"><img src=x onerror=alert(1)>');
  await open(
    page,
    `/shortlist?list=old-tour_adults-3.saona-island_adults-0_date-2026-99-99.${hostile}.__proto__`,
  );
  await expect(page.getByText(t("shortlist.gone", { titles: "Old tour" }))).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await page.getByRole("button", { name: t("shortlist.removeGone") }).click();
  await expect(page).toHaveURL("/shortlist?list=saona-island");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the count in the header moves nothing, and the built page holds no list", async ({ page, request }) => {
  const html = await (await request.get("/excursions")).text();
  expect(html).not.toMatch(/aria-pressed="true"/);
  await page.addInitScript(() => localStorage.setItem("list", "saona-island"));
  await watchLayoutShifts(page);
  await open(page, "/excursions");
  await expect(
    page.getByRole("banner").getByRole("link", { name: `${getTranslator("en")("common.list")} 1` }),
  ).toBeVisible();
  expect(await takeLayoutShifts(page)).toEqual([]);
});

for (const locale of LOCALE_CODES) {
  test(`the empty list in "${locale}" is accessible, fits 320 px and is not for search engines`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, ROUTES.shortlist[locale]);
    await expect(page.getByText(getTranslator(locale)("shortlist.empty"))).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex,follow");
  });
}
