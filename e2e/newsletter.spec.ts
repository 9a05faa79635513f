import { createHash } from "node:crypto";

import { getLocale } from "../src/domain/config/locales";
import { getPath } from "../src/domain/i18n/routes";
import { getChatUrl } from "../src/domain/lib/chat-url";
import { loadContent } from "./support/fixture";
import { waitForMail } from "./support/mailbox";
import { open } from "./support/open";
import { getTranslator } from "./support/texts";
import { getStoredSubscriber } from "./support/stored-rows";
import { expect, test } from "./support/test";
import { inventEmail } from "./support/form";

const locale = "es";
const t = getTranslator(locale);
const words = loadContent("pages/newsletter")[locale];
const site = loadContent("settings/site")[locale];

test.use({ tolerated: /status of 500/ });

test("a subscription is refused, fails, is sent again, confirmed by mail and ended by mail", async ({
  page,
}) => {
  const email = inventEmail();
  const path = getPath("terms", locale);
  await open(page, path);
  const block = page.getByRole("contentinfo").locator("form");
  const input = block.getByRole("textbox");
  const send = (typed: string) =>
    input.fill(typed).then(() => block.getByRole("button", { name: words.submit_text }).click());
  await send("ana@");
  await expect(input).toHaveAccessibleDescription(t("newsletter.errors.invalid-email"));

  await page.route("**/api/subscribe", (route) =>
    route.fulfill({ status: 500, json: { code: "server-error" } }),
  );
  await send(email);
  await expect(block.getByText(t("newsletter.failed"))).toBeVisible();
  await expect(input).toHaveValue(email);
  const chatText = t("newsletter.chatText", { email, language: getLocale(locale).name });
  await expect(block.getByRole("link", { name: t("common.chat") })).toHaveAttribute(
    "href",
    getChatUrl(site.whatsappNumber, chatText),
  );
  await page.unroute("**/api/subscribe");

  await send(email);
  await expect(block.getByText(words.message)).toBeVisible();
  const textVersion = createHash("sha256").update(words.consent).digest("hex").slice(0, 12);
  expect(getStoredSubscriber(email)).toMatchObject({
    ...{ status: "pending", locale },
    consent: { page: path, locale, textVersion },
  });

  const mail = await waitForMail("to", email);
  expect(mail.subject).toBe(t("mail.confirm.subject"));
  const [confirmUrl = "", leaveUrl = ""] = mail.text?.match(/http\S+\/api\/\S+/g) ?? [];
  await page.goto(confirmUrl);
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.confirm.title);
  await page.setViewportSize({ width: 320, height: 568 });
  await expect(page.getByRole("button")).toHaveCount(1);
  await expect(page.getByRole("button")).toBeInViewport({ ratio: 1 });
  // A mail program that opens every link must not confirm.
  expect(getStoredSubscriber(email).status).toBe("pending");
  await page.getByRole("button", { name: words.confirm.button }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.confirm.done_title);
  expect(getStoredSubscriber(email).status).toBe("confirmed");

  await page.goto(leaveUrl);
  await page.getByRole("button", { name: words.unsubscribe.button }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.unsubscribe.done_title);
});
