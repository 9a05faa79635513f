import type { Page } from "@playwright/test";

import { describeChoice } from "../src/domain/booking/describe";
import { getPartyPrice } from "../src/domain/booking/party-price";
import { getLocale, type Locale } from "../src/domain/config/locales";
import { getPath } from "../src/domain/i18n/routes";
import { getStoredEnquiry } from "./support/stored-rows";
import { getOffer, loadContent } from "./support/fixture";
import { fillIn, getReference, inventVisitor } from "./support/form";
import { waitForMail } from "./support/mailbox";
import { open, waitUntilAlive } from "./support/open";
import { getTranslator } from "./support/texts";
import { expect, test } from "./support/test";

const site = loadContent("settings/site");

/** A Friday on which both offers run: night-reef does not run every day. */
const DAY = new Date(Date.now() + 40 * 86_400_000);
DAY.setUTCDate(DAY.getUTCDate() + ((5 - DAY.getUTCDay() + 7) % 7) + (isFifteenth(DAY) ? 7 : 0));
const DATE = DAY.toISOString().slice(0, 10);
const LIST = `coral-key_port-bayahibe_date-${DATE}_adults-2_children-1.night-reef_adults-4`;
const CHOICE = { port: "bayahibe", date: DATE, adults: 2, children: 1, smallChildren: 0 } as const;

/** The party of the second offer is that of the visit, and the first one has no other. */
const SHARED = LIST.replace("adults-2", "adults-4");

/** The Friday after a day is one of the days on which coral-key is sold out. */
function isFifteenth(day: Date): boolean {
  return day.getUTCDate() + ((5 - day.getUTCDay() + 7) % 7) === 15;
}

function getItem(page: Page, locale: Locale, key: string) {
  return page.getByRole("article", { name: getOffer(key, locale).title, exact: true });
}

/** What the chat's text must be, from the content files and the same sentences. */
function getChatText(locale: Locale): string {
  const t = getTranslator(locale);
  const offer = getOffer("coral-key", locale);
  const speaker = { locale, t, offer, pricesOn: site.en.pricesOn, title: offer.title };
  const [, ...facts] = describeChoice(CHOICE, {
    ...speaker,
    ports: [{ key: "bayahibe", name: "Bayahíbe" }],
  }).split("\n");
  const day = t("booking.fact", { label: t("booking.facts.date"), text: t("booking.wish.open") });
  const party = t("booking.fact", {
    label: t("booking.facts.party"),
    text: t("booking.party.adults", { count: 4 }),
  });
  return [
    t("shortlist.chatText", { language: getLocale(locale).name }),
    [`1. ${offer.title}`, ...facts].join("\n"),
    [`2. ${getOffer("night-reef", locale).title}`, day, party].join("\n"),
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
    const [coral, reef] = [getOffer("coral-key", "en"), getOffer("night-reef", "en")];
    await open(page, getPath("catalog", "en"));
    const heart = (title: string) =>
      page.getByRole("button", { name: t("offer.keep", { title }), exact: true });
    await heart(coral.title).click();
    await expect(heart(coral.title)).toHaveAttribute("aria-pressed", "true");
    await open(page, `${reef.path}?adults=4`);
    await heart(reef.title).click();
    await page
      .getByRole("banner")
      .getByRole("link", { name: `${t("common.list")} 2` })
      .click();
    await expect(page).toHaveURL(/\/shortlist\?list=coral-key_adults-4\.night-reef_adults-4$/);

    const item = getItem(page, "en", "coral-key");
    await item.getByLabel(t("shortlist.port")).selectOption("bayahibe");
    await item.getByLabel(t("shortlist.date")).fill(DATE);
    await item.getByLabel(new RegExp(`^${t("shortlist.children")} `)).selectOption("1");
    await expect(page).toHaveURL(`${getPath("shortlist", "en")}?list=${SHARED}`);
    await page.reload();
    await expect(item.getByLabel(t("shortlist.date"))).toHaveValue(DATE);

    await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await waitUntilAlive(page);
    await page.getByRole("button", { name: t("offer.share") }).click();
    await expect(page.getByText(t("offer.copied"))).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${baseURL ?? ""}/shortlist?list=${SHARED}`);

    const family = await browser.newContext({ viewport, locale: "it-IT" });
    const theirs = await family.newPage();
    const words = getTranslator("it");
    await open(theirs, link);
    await expect(theirs.getByText(t("shortlist.sent"))).toBeVisible();
    await theirs.getByRole("main").getByRole("link", { name: "Italiano" }).click();
    await expect(theirs).toHaveURL(`${getPath("shortlist", "it")}?list=${SHARED}`);
    await expect(getItem(theirs, "it", "coral-key").getByLabel(words("shortlist.date"))).toHaveValue(DATE);
    expect(await theirs.evaluate(() => localStorage.getItem("list"))).toBeNull();
    await theirs.getByRole("button", { name: words("shortlist.keep") }).click();
    await expect(theirs.getByRole("heading", { level: 1 })).toBeFocused();
    expect(await theirs.evaluate(() => localStorage.getItem("list"))).toBe(SHARED);
    await family.close();
  });
});

test("a list becomes one chat text, one stored enquiry and a calendar", async ({ page }) => {
  const locale = "es";
  const t = getTranslator(locale);
  const [coral, reef] = [getOffer("coral-key", locale), getOffer("night-reef", locale)];
  await open(page, `${getPath("shortlist", locale)}?list=${LIST}&source=Hotel%20Sol`);
  const chat = page.getByRole("link", { name: t("shortlist.chat") });
  const text = new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text");
  expect(text).toBe(getChatText(locale));
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: t("shortlist.calendar") }).click();
  expect((await download).suggestedFilename()).toBe(`${site.en.brand.toLowerCase()}.ics`);

  const enquire = page.getByRole("main").getByRole("link", { name: t("shortlist.enquire") });
  await enquire.click();
  // The day of the second one is open: it is said once.
  await expect(page.getByRole("alert")).toContainText(reef.title);
  await enquire.click();
  await expect(page).toHaveURL(`${getPath("contact", locale)}?list=${LIST}`);
  const form = page.getByRole("main").locator("form");
  await expect(form.getByRole("listitem").first()).toContainText(coral.title);
  const visitor = inventVisitor();
  const fields = ["name", "lastname", "email", "phone", "message"] as const;
  await fillIn(form, Object.fromEntries(fields.map((field) => [t(`contact.${field}`), visitor[field]])));
  await form.getByRole("button", { name: t("contact.submit") }).click();
  const receipt = form.getByRole("status");
  await expect(receipt).toContainText(/PA-/);
  const { payload } = getStoredEnquiry(getReference(await receipt.innerText()));
  expect(payload).toMatchObject({ ...visitor, source: "Hotel Sol" });
  expect(payload["offers"]).toEqual([
    {
      ...{ service: coral.key, collection: coral.collection, port: "bayahibe", date: DATE },
      ...{ adults: 2, children: 1, smallChildren: 0 },
      told: { price: getPartyPrice(coral, CHOICE, true) },
    },
    {
      ...{ service: reef.key, collection: reef.collection },
      ...{ adults: 4, children: 0, smallChildren: 0 },
      told: { price: { kind: "no-port" }, day: "open" },
    },
  ]);
  expect((await waitForMail("replyTo", visitor.email)).text).toContain(getOffer("night-reef", "en").title);
});
