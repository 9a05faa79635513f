import type { Page } from "@playwright/test";

import { getPath } from "../src/i18n/routes";
import { getOffer } from "./support/offers";
import { open } from "./support/open";
import { getTranslator } from "./support/sentences";
import { expect, test } from "./support/test";

const WIDTH = 360;
/** The text size of the browser: twice the usual one. */
const LARGE_TEXT = "--blink-settings=defaultFontSize=32";
const SAONA = getOffer("saona-island", "es");
const t = getTranslator("es");
const offers = [SAONA, getOffer("motor-yacht", "es")].map(({ path }) => path);

/** Opens what is closed on a phone, as the table of pick-up points is. */
const openSections = (page: Page) =>
  page.evaluate(() => document.querySelectorAll("details").forEach((section) => (section.open = true)));

test.use({
  viewport: { width: WIDTH, height: 780 },
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), LARGE_TEXT] }),
    { scope: "worker" },
  ],
});

test("with text of twice the size pages are no wider than a phone", async ({ page }) => {
  const lists = (["home", "catalog", "excursions", "contact", "terms"] as const).map((route) =>
    getPath(route, "es"),
  );
  for (const path of [
    ...lists,
    ...offers,
    `${getPath("contact", "es")}?service=saona-island&port=bayahibe&adults=2`,
  ]) {
    await open(page, path);
    await openSections(page);
    const getWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(getWidth, { message: path }).toBeLessThanOrEqual(WIDTH);
  }
});

test("with text of twice the size prices and times stay whole", async ({ page }) => {
  for (const path of offers) {
    await open(page, path);
    await openSections(page);
    const figures = page.locator("#prices tbody td, #pickup tbody time");
    await expect(figures.first()).toBeVisible();
    const broken = await figures.evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [cell.textContent] : [];
      }),
    );
    expect(broken, path).toEqual([]);
  }
});

test("with text of twice the size the booking panel is no wider than a phone", async ({ page }) => {
  await open(page, `${SAONA.path}?port=la-romana-cruises&pickup=cruise&docks=08:00&aboard=17:00`);
  const panel = page.getByRole("complementary", { name: t("offer.bookNow") });
  await expect(panel.getByLabel(t("booking.form.shipAllAboard"))).toBeVisible();
  const box = await panel.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(WIDTH);
});
