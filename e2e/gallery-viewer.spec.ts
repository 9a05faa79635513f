import { getOffer } from "./support/offers";
import { navigate, open } from "./support/open";
import { expect, test } from "./support/test";

for (const [held, width, height] of [
  ["upright", 360, 740],
  ["on its side", 740, 360],
] as const)
  test(`a picture fits a phone held ${held}, with its caption below it`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, getOffer("saona-island", "en").path);
    await page
      .getByRole("link", { name: /\(full screen\)/ })
      .first()
      .click();
    const figure = page.getByRole("dialog").locator("figure").first();
    const picture = figure.locator("img");
    await expect(picture).toHaveJSProperty("complete", true);
    await expect(picture).toBeInViewport({ ratio: 0.99 });
    const [image, words, whole] = await Promise.all(
      [picture, figure.locator("figcaption"), figure].map((part) => part.boundingBox()),
    );
    if (!image || !words || !whole) throw new Error("The picture, its words or their figure is not shown.");
    expect(image.height).toBeGreaterThan(100);
    expect(image.y + image.height).toBeLessThanOrEqual(words.y + 1);
    // In the middle of the place above its words.
    expect(Math.abs(image.y - whole.y - (words.y - image.y - image.height))).toBeLessThan(3);
  });

test("on a phone Back closes the pictures and stays on the offer, as far down as it was", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const { path, title } = getOffer("saona-island", "it");
  await open(page, "/it/escursioni");
  await navigate(page, path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.waitForFunction(() => window.scrollY === 0);
  await page.evaluate(() => window.scrollTo(0, 60));
  const viewer = page.getByRole("dialog");
  const openViewer = () => page.locator("main a[data-replay] img").first().click();
  await openViewer();
  await expect(viewer).toBeVisible();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);

  await openViewer();
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.goBack();
  await expect(page).toHaveURL("/it/escursioni");
});
