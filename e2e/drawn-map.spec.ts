import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

import { findViolations } from "./support/axe";
import { getOffer } from "./support/offers";
import { expect, test } from "./support/test";

const SAONA = getOffer("saona-island", "en");
/** As strict as a page with the site's scripts can be. */
const STRICT = [
  ...["default-src 'none'", "script-src 'self' 'unsafe-inline'", "style-src 'self' 'unsafe-inline'"],
  ...["img-src 'self' data:", "media-src 'self'", "font-src 'self'", "connect-src 'self'"],
].join("; ");

function getMap(page: Page): Locator {
  return page.getByRole("main").locator("svg[aria-label]").first();
}

/** Gets how much of a map is land, as it is painted: the coast comes from a file of its own. */
async function getLandShare(map: Locator): Promise<number> {
  await map.scrollIntoViewIfNeeded();
  const fill = await map
    .locator("use")
    .last()
    .evaluate((use) => getComputedStyle(use).fill);
  const colour = (fill.match(/[\d.]+/g) ?? []).map(Number);
  const { data, info } = await sharp(await map.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let land = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (colour.slice(0, 3).every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) < 3))
      land += 1;
  return land / (info.width * info.height);
}

test("an offer's map shows the land in the page's colours, light and dark", async ({ page }) => {
  await page.goto(SAONA.path);
  const map = getMap(page);
  await expect(map).toHaveAccessibleName(/Mano Juan/);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => getLandShare(map), colorScheme).toBeGreaterThan(0.15);
  }
});

test("the numbers on the map are those of the list", async ({ page }) => {
  await page.goto(SAONA.path);
  const list = page.getByRole("region", { name: "Places to visit" }).getByRole("listitem");
  await expect(list).toHaveCount(SAONA.places.length);
  for (const [index, { name }] of SAONA.places.entries()) {
    await expect(list.nth(index)).toContainText(`${index + 1}${name}`);
    await expect(getMap(page)).toContainText(String(index + 1));
  }
});

test("the map is complete under a strict content policy", async ({ page }) => {
  await page.route("**/catalog", async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "content-security-policy": STRICT };
    await route.fulfill({ response, headers });
  });
  await page.goto("/catalog");
  await expect.poll(() => getLandShare(getMap(page))).toBeGreaterThan(0.15);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a part of the catalog's map leads to its offers", async ({ page }) => {
      await page.goto("/catalog");
      const map = getMap(page);
      await expect.poll(() => getLandShare(map)).toBeGreaterThan(0.15);
      const offer = page.locator("#region-saona").getByText(SAONA.title, { exact: true });
      await expect(offer).toBeHidden();
      await map.getByRole("link", { name: /^\d Saona Island: \d+ offers$/ }).click();
      await expect(offer).toBeVisible();
      await expect(offer).toBeInViewport();
    });
  });
}

test("parts of the map that are links are large enough for a finger on the narrowest phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/catalog");
  // On phones the map is folded, so that it keeps nobody from the offers.
  await expect(getMap(page)).toBeHidden();
  await page.getByRole("main").locator("summary").getByRole("heading", { name: "Where we go" }).click();
  const links = getMap(page).getByRole("link");
  await expect(links.first()).toBeVisible();
  expect(await links.count()).toBeGreaterThan(5);
  for (const link of await links.all()) {
    const box = await link.locator("circle").first().boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(24);
    expect(box?.height).toBeGreaterThanOrEqual(24);
  }
  expect(await findViolations(page)).toEqual([]);
});

test("the contact page shows where the office is", async ({ page }) => {
  await page.goto("/it/contatto");
  const map = getMap(page);
  await expect(map).toHaveAccessibleName(/Bayahíbe/);
  await expect(map).toContainText("Palmarena");
  await expect.poll(() => getLandShare(map)).toBeGreaterThan(0.15);
});

test("the coast is fetched once for all maps and is immutable", async ({ request, page }) => {
  await page.goto(SAONA.path);
  const [path = ""] = ((await getMap(page).locator("use").first().getAttribute("href")) ?? "").split("#");
  const response = await request.get(path);
  expect(response.status()).toBe(200);
  expect(response.headers()["cache-control"]).toContain("immutable");
});
