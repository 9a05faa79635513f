import { createHash } from "node:crypto";

import { LOCALE_CODES } from "../src/config/locales";
import { getPath } from "../src/i18n/routes";
import { loadContent } from "../src/testing/load-content";
import { getOffer } from "./support/offers";
import { open } from "./support/open";
import { getTranslator } from "./support/sentences";
import { getStoredSubscriber } from "./support/subscribers";
import { expect, test } from "./support/test";
import { inventEmail } from "./support/visitor";

const newsletter = loadContent("pages/newsletter");

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    for (const locale of javaScriptEnabled ? LOCALE_CODES : (["es"] as const))
      test(`the consent in "${locale}" is stored with its page, time, wording and language`, async ({
        page,
      }) => {
        const t = getTranslator(locale);
        const words = newsletter[locale];
        const textVersion = createHash("sha256").update(words.consent).digest("hex").slice(0, 12);
        for (const path of [getPath("terms", locale), getOffer("saona-island", locale).path]) {
          const email = inventEmail();
          const began = Date.now();
          await (javaScriptEnabled ? open(page, path) : page.goto(path));
          const block = page.getByRole("contentinfo").locator("form");
          await block.getByRole("textbox").fill(email);
          await block.getByRole("button", { name: words.submit_text }).click();
          const thanks = javaScriptEnabled ? words.message : t("server.subscribe.sentTitle");
          await expect(page.getByText(thanks).first()).toBeVisible();
          const { consent, status } = getStoredSubscriber(email);
          expect({ ...consent, at: "", status }).toEqual({
            ...{ page: path, locale, textVersion, status: "pending" },
            at: "",
          });
          expect(consent.at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
          expect(Date.parse(consent.at)).toBeGreaterThanOrEqual(began);
          expect(Date.parse(consent.at)).toBeLessThanOrEqual(Date.now());
        }
      });
  });

test("the stored page of consent is the current one after navigation without a reload", async ({ page }) => {
  const email = inventEmail();
  await open(page, getPath("terms", "en"));
  await page.getByRole("banner").getByRole("link", { name: "Activities" }).click();
  await expect(page).toHaveURL(getPath("activities", "en"));
  const block = page.getByRole("contentinfo").locator("form");
  await block.getByRole("textbox").fill(email);
  await block.getByRole("button", { name: newsletter.en.submit_text }).click();
  await expect(page.getByText(newsletter.en.message)).toBeVisible();
  expect(getStoredSubscriber(email).consent.page).toBe(getPath("activities", "en"));
});
