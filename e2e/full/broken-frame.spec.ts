import type { Page } from "@playwright/test";

import { LOCALE_CODES } from "../../src/domain/config/locales";
import { ROUTES } from "../../src/domain/i18n/routes";
import { getChatUrl, getPhoneUrl } from "../../src/domain/lib/chat-url";
import { loadContent } from "../support/fixture";
import { navigate, open } from "../support/open";
import { getTranslator } from "../support/texts";
import { expect, test } from "../support/test";

const site = loadContent("settings/site");

// React reports what broke.
test.use({ tolerated: /error|Error/ });

/** Lets the data of a page arrive without the settings of its frame. */
async function breakFrame(page: Page, path: string): Promise<void> {
  await page.route(`**/page-data${path}/page-data.json`, async (route) => {
    const answer = await route.fetch();
    const data = (await answer.json()) as { result: { data: object } };
    const result = { ...data.result, data: { ...data.result.data, settings: null } };
    await route.fulfill({ response: answer, json: { ...data, result } });
  });
}

const WAYS = ["opened by itself", "reached by a link"] as const;

for (const [index, way] of WAYS.entries())
  test(`a page whose frame is broken, ${way}, says so and how to reach the agency`, async ({ page }) => {
    const locale = LOCALE_CODES[index] ?? "en";
    const path = ROUTES.excursions[locale];
    await breakFrame(page, path);
    if (way === "reached by a link") {
      await open(page, ROUTES.terms[locale]);
      await navigate(page, path);
    } else await page.goto(path);
    const t = getTranslator(locale);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${t("common.error.title")}: 500`);
    const { phone, whatsappNumber } = site[locale];
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: phone })).toHaveAttribute("href", getPhoneUrl(phone));
    const chat = await main.getByRole("link", { name: "WhatsApp" }).getAttribute("href");
    expect(chat?.split("?")[0]).toBe(getChatUrl(whatsappNumber, "").split("?")[0]);
    await main.getByRole("link", { name: t("common.error.home") }).click();
    await expect(page).toHaveURL(ROUTES.home[locale]);
    await expect(page.getByRole("banner")).toBeVisible();
  });
