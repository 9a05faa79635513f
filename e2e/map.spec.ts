import type { Locator } from "@playwright/test";
import sharp from "sharp";

import { getOffer } from "./support/fixture";
import { open } from "./support/open";
import { expect, test } from "./support/test";

/** The share of a map that is land, as it is painted: the coast comes from a file of its own. */
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

test("an offer's map shows the land with the places of its list, and the catalog's leads to the offers of a part", async ({
  page,
}) => {
  const offer = getOffer("coral-key", "en");
  const map = page.getByRole("main").locator("svg[aria-label]").first();
  await open(page, offer.path);
  for (const [index, { name }] of offer.places.entries()) {
    await expect(map).toHaveAccessibleName(new RegExp(name));
    await expect(map).toContainText(String(index + 1));
  }
  await expect.poll(() => getLandShare(map)).toBeGreaterThan(0.1);

  await open(page, "/catalog");
  const part = map.getByRole("link").first();
  const region = page.locator(`[id="${((await part.getAttribute("href")) ?? "").split("#")[1] ?? ""}"]`);
  const listed = region.getByRole("link").first();
  await expect(listed).toBeHidden();
  await part.click();
  await expect(listed).toBeVisible();
  await expect(listed).toBeInViewport();
});
