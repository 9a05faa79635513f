import { expect } from "@playwright/test";

import { getOffer } from "./support/fixture";
import { openDevice, signIn, test } from "./support/staff-site";

// What is saved there: e2e/editor.spec.ts.
test("a phone meets the quick changes first, which ask before a large one", async ({ browser, site }) => {
  const { title, prices } = getOffer("coral-key", "es");
  const before = prices[0]?.adult ?? NaN;
  const { page } = await openDevice(browser, site, {
    viewport: { width: 390, height: 844 },
    locale: "es-ES",
  });
  await signIn(page, site.url, site.dataDir, "es");
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/admin\/quick$/);
  await page.getByRole("button", { name: "Cambiar un precio" }).click();
  await page.getByLabel("Oferta").selectOption({ label: title });
  const price = page.getByLabel(/Adulto/).first();
  await expect(price).toHaveValue(String(before));
  const save = page.getByRole("button", { name: "Guardar" });
  await price.fill("79,5");
  await save.click();
  await expect(price).toHaveAccessibleDescription(/^Escriba un número entero/);
  await price.fill(String(3 * before));
  await save.click();
  await expect(page.getByRole("dialog")).toContainText(`${before} pasa a ${3 * before}`);
  await page.getByRole("dialog").getByRole("button", { name: "No" }).click();
  await expect(price).toHaveValue(String(3 * before));
  // What was typed would be kept.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.getByRole("button", { name: "Cambiar un precio" }).click();
  await page.getByLabel("Oferta").selectOption({ label: title });
  await expect(price).toHaveValue(String(before));
});
