import { getOffer } from "./support/fixture";
import { waitUntilAlive } from "./support/open";
import { getTranslator } from "./support/texts";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 360, height: 740 } });

test("before the scripts run the menu opens, and what is entered is not lost", async ({ page }) => {
  const offer = getOffer("coral-key", "en");
  const t = getTranslator("en");
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/app-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(offer.path, { waitUntil: "domcontentloaded" });
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("common.menu.open") })
    .click();
  const menu = page.getByRole("dialog");
  await expect(menu).toBeVisible();
  await menu.getByRole("button", { name: t("common.menu.close") }).click();
  await expect(menu).toBeHidden();
  const adults = page.locator("#book").getByRole("spinbutton").first();
  await adults.fill("3");
  await page.locator("#book").getByRole("radio").first().check({ force: true });
  release();
  await waitUntilAlive(page);
  await expect(adults).toHaveValue("3");
  await expect(page).toHaveURL(/port=.*adults=3/);
});
