import { expect } from "@playwright/test";

import { getOfferPath } from "../../src/domain/i18n/routes";
import { getFields, getForm, openEditor, publish, test } from "../support/editor";
import { getOffer } from "../support/fixture";

test.describe.configure({ timeout: 240_000 });

test("a changed address is kept as an earlier one, and leads to the page for good", async ({ page }) => {
  const { path, url_slug: before } = getOffer("coral-key", "es");
  const after = "cayo-de-las-palmas";
  await openEditor(page, "excursions/entries/coral-key");
  const form = getForm(page, "es");
  await expect(getFields(form, "Address on the site")).toHaveValue(before);
  await getFields(form, "Address on the site").fill(after);
  await publish(page);
  await expect(getFields(form, "Earlier address")).toHaveValue(before, { timeout: 30_000 });
  const ask = async () => {
    const answer = await page.request.get(`${path}?utm_source=mail`, { maxRedirects: 0 });
    return [answer.status(), answer.headers()["location"]];
  };
  const to = getOfferPath("excursions", "es", after);
  await expect.poll(ask, { timeout: 150_000 }).toEqual([301, `${to}?utm_source=mail`]);
  await expect.poll(async () => (await page.request.get(path)).status(), { timeout: 30_000 }).toBe(200);
});
