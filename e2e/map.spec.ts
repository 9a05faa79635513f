import { getOffer } from "./support/fixture";
import { open } from "./support/open";
import { expect, test } from "./support/test";

test("an offer's map shows the places of its list, and the catalog's leads to the offers of a part", async ({
  page,
}) => {
  const offer = getOffer("coral-key", "en");
  const map = page.getByRole("main").locator("svg[aria-label]").first();
  await open(page, offer.path);
  for (const [index, { name }] of offer.places.entries()) {
    await expect(map).toHaveAccessibleName(new RegExp(name));
    await expect(map).toContainText(String(index + 1));
  }

  await open(page, "/catalog");
  const part = map.getByRole("link").first();
  const region = page.locator(`[id="${((await part.getAttribute("href")) ?? "").split("#")[1] ?? ""}"]`);
  const listed = region.getByRole("link").first();
  await expect(listed).toBeHidden();
  await part.click();
  await expect(listed).toBeVisible();
  await expect(listed).toBeInViewport();
});
