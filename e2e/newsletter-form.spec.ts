import type { Page } from "@playwright/test";

import { getLocale, LOCALE_CODES } from "../src/config/locales";
import { getPath } from "../src/i18n/routes";
import { getChatUrl } from "../src/lib/chat-url";
import { loadContent } from "../src/testing/load-content";
import { waitForMail } from "./support/mailbox";
import { open } from "./support/open";
import { getTranslator } from "./support/sentences";
import { expect, test } from "./support/test";
import { inventEmail } from "./support/visitor";

const newsletter = loadContent("pages/newsletter");
const site = loadContent("settings/site");

function getBlock(page: Page) {
  return page.getByRole("contentinfo").locator("form");
}

for (const locale of LOCALE_CODES) {
  const t = getTranslator(locale);
  const words = newsletter[locale];
  const path = getPath("terms", locale);

  test(`a subscription in "${locale}" is acknowledged, confirmed by mail and ended by mail`, async ({
    page,
  }) => {
    const email = inventEmail();
    const [, sent = ""] = t("newsletter.sent", { time: "|" }).split("|");
    await open(page, path);
    const block = getBlock(page);
    await block.getByRole("textbox").fill(email);
    await block.getByRole("button", { name: words.submit_text }).click();
    await expect(block.getByText(words.message)).toBeVisible();
    // Three seconds: once is enough.
    if (locale === "en") await expect(block.getByText(words.message)).toBeHidden();
    await expect(block.getByText(sent)).toBeVisible();
    await expect(block.getByRole("textbox")).toHaveValue("");

    const mail = await waitForMail("to", email);
    expect(mail.subject).toBe(t("mail.confirm.subject"));
    const [confirmUrl = "", leaveUrl = ""] = mail.text?.match(/http\S+\/api\/\S+/g) ?? [];
    await page.goto(confirmUrl);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.confirm.title);
    await page.getByRole("button", { name: words.confirm.button }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.confirm.done_title);

    await page.goto(leaveUrl);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.unsubscribe.title);
    await page.getByRole("button", { name: words.unsubscribe.button }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.unsubscribe.done_title);
  });
}

test.describe("in Spanish", () => {
  const locale = "es";
  const t = getTranslator(locale);
  const path = getPath("terms", locale);

  test("a wrong address is refused and stays", async ({ page }) => {
    await open(page, path);
    const block = getBlock(page);
    const input = block.getByRole("textbox");
    for (const [typed, error] of [
      ["", t("newsletter.errors.required")],
      ["ana@", t("newsletter.errors.invalid-email")],
    ] as const) {
      await input.fill(typed);
      await block.getByRole("button").click();
      await expect(input).toHaveAccessibleDescription(error);
      await expect(input).toHaveAttribute("aria-invalid", "true");
      await expect(input).toHaveValue(typed);
    }
  });

  test.describe("when the server fails", () => {
    test.use({ tolerated: /status of 500/ });

    test("the address stays, and WhatsApp is offered", async ({ page }) => {
      await page.route("**/api/subscribe", (route) =>
        route.fulfill({ status: 500, json: { code: "server-error" } }),
      );
      await open(page, path);
      const block = getBlock(page);
      await block.getByRole("textbox").fill("ana@example.com");
      await block.getByRole("button").click();
      await expect(block.getByText(t("newsletter.failed"))).toBeVisible();
      await expect(block.getByRole("textbox")).toHaveValue("ana@example.com");
      const text = t("newsletter.chatText", {
        email: "ana@example.com",
        language: getLocale(locale).name,
      });
      await expect(block.getByRole("link", { name: t("common.chat") })).toHaveAttribute(
        "href",
        getChatUrl(site[locale].whatsappNumber, text),
      );
    });
  });
});
