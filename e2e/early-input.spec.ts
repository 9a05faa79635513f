import { getOffer } from "./support/fixture";
import { waitUntilAlive } from "./support/open";
import { getTranslator } from "./support/sentences";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 360, height: 740 } });

test("what is touched before the scripts run is not lost: heart, party and menu", async ({ page }) => {
  const offer = getOffer("coral-key", "en");
  const t = getTranslator("en");
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/app-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(offer.path);
  const heart = page
    .getByRole("button", { name: t("offer.keep", { title: offer.title }), exact: true })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  const adults = page.locator("#book").getByRole("spinbutton").first();
  await adults.fill("3");
  await page.locator("#book").getByRole("radio").first().check({ force: true });
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("common.menu.open") })
    .click();
  await expect(page.getByRole("dialog")).toBeHidden();
  release();
  await waitUntilAlive(page);
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(heart).toHaveText(t("offer.kept"));
  expect(await page.evaluate(() => localStorage.getItem("list"))).toContain(offer.key);
  await expect(adults).toHaveValue("3");
  await expect(page).toHaveURL(/port=.*adults=3/);
});
