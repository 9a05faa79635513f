import { getOffer } from "./support/fixture";
import { navigate, open } from "./support/open";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 360, height: 740 } });

test("a picture fits the phone with its caption below, and Back closes it where the offer was", async ({
  page,
}) => {
  const { path, title } = getOffer("coral-key", "it");
  const viewer = page.getByRole("dialog");
  const getTop = () => page.evaluate(() => window.scrollY);
  const getEntry = () => page.evaluate(() => window.history.state as unknown);
  await open(page, "/it/escursioni");
  await navigate(page, path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.waitForFunction(() => window.scrollY === 0);
  await page.evaluate(() => window.scrollTo(0, 60));
  const cover = page.locator("main li a[href] img").first();
  await cover.click();
  await expect(viewer).toBeVisible();
  const scrolled = await getTop();
  for (const [width, height] of [
    [360, 740],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    const figure = viewer.locator("figure").first();
    const picture = figure.locator("img");
    await expect(picture).toHaveJSProperty("complete", true);
    await expect(picture).toBeInViewport({ ratio: 0.99 });
    const [image, caption] = [await picture.boundingBox(), await figure.locator("figcaption").boundingBox()];
    expect(image?.height).toBeGreaterThan(100);
    expect((image?.y ?? 0) + (image?.height ?? 0)).toBeLessThanOrEqual((caption?.y ?? 0) + 1);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expect.poll(getTop).toBe(scrolled);

  const entry = await getEntry();
  await cover.click();
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect.poll(getEntry).toEqual(entry);
  await page.goBack();
  await expect(page).toHaveURL("/it/escursioni");
});
