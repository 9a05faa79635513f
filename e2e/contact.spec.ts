import type { Page } from "@playwright/test";

import { getLocale, type Locale } from "../src/domain/config/locales";
import { getPath } from "../src/domain/i18n/routes";
import { getChatUrl } from "../src/domain/lib/chat-url";
import { getStoredEnquiry } from "./support/stored-rows";
import { loadContent } from "./support/fixture";
import { fillIn, getField, getReference, inventVisitor, type Visitor } from "./support/form";
import { open } from "./support/open";
import { getTranslator } from "./support/texts";
import { expect, test } from "./support/test";

const site = loadContent("settings/site");

const FIELDS = ["name", "lastname", "email", "phone", "message"] as const;

const getForm = (page: Page) => page.getByRole("main").locator("form");

async function fill(page: Page, locale: Locale, visitor: Visitor): Promise<void> {
  const t = getTranslator(locale);
  const entries = FIELDS.map((field) => [t(`contact.${field}`), visitor[field]]);
  await fillIn(getForm(page), Object.fromEntries(entries) as Record<string, string>);
}

const send = (page: Page, locale: Locale) =>
  getForm(page)
    .getByRole("button", { name: getTranslator(locale)("contact.submit") })
    .click();

test.describe("when the server fails", () => {
  test.use({ tolerated: /status of 503|net::ERR_FAILED/ });

  test("an enquiry keeps its text, offers it to the chat, and sent again it is the same enquiry", async ({
    page,
  }) => {
    const locale = "it";
    const t = getTranslator(locale);
    const visitor = inventVisitor();
    const keys: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/contact"))
        keys.push((request.postDataJSON() as Record<string, unknown>)["idempotencyKey"]);
    });
    await page.route("**/api/contact", (route) =>
      route.fulfill({ status: 503, body: "<h1>Bad gateway</h1>" }),
    );
    await open(page, getPath("contact", locale));
    await fill(page, locale, visitor);
    await send(page, locale);
    const alert = getForm(page).getByRole("alert");
    const chatText = t("contact.chatText", { ...visitor, language: getLocale(locale).name });
    for (const isLoadedAnew of [false, true]) {
      if (isLoadedAnew) await page.reload();
      await expect(alert).toContainText(t("form.failed.server"));
      await expect(alert.getByRole("link", { name: t("form.failed.chat") })).toHaveAttribute(
        "href",
        getChatUrl(site[locale].whatsappNumber, chatText),
      );
      for (const field of FIELDS)
        await expect(getField(getForm(page), t(`contact.${field}`))).toHaveValue(visitor[field]);
    }
    await page.unroute("**/api/contact");
    await send(page, locale);
    const receipt = getForm(page).getByRole("status");
    await expect(receipt).toContainText(/PA-/);
    await expect(alert).toHaveCount(0);
    const { payload } = getStoredEnquiry(getReference(await receipt.innerText()));
    expect(payload).toMatchObject({ ...visitor });
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    await page.getByRole("button", { name: t("form.another") }).click();
    for (const field of FIELDS) await expect(getField(getForm(page), t(`contact.${field}`))).toHaveValue("");
  });
});

test("every field has a label, and an empty form an error summary that leads to each field", async ({
  page,
}) => {
  const locale = "en";
  const t = getTranslator(locale);
  await open(page, getPath("contact", locale));
  const fields = getForm(page)
    .locator("input, select, textarea")
    .and(page.locator(":not([tabindex='-1'], [type=hidden])"));
  const names = await fields.evaluateAll((elements) =>
    (elements as HTMLInputElement[]).map(({ labels, name }) => [name, labels?.[0]?.textContent.trim() ?? ""]),
  );
  expect(names.filter(([, label]) => label === "")).toEqual([]);
  for (const field of FIELDS) await expect(getField(getForm(page), t(`contact.${field}`))).toBeVisible();

  await send(page, locale);
  const summary = getForm(page).getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(t("form.summary.title", { count: 3 }));
  for (const field of ["name", "email", "message"] as const) {
    const label = t(`contact.${field}`);
    const error = t("form.errors.required", { label });
    const input = getField(getForm(page), label);
    await expect(input).toHaveAttribute("aria-invalid", "true");
    await expect(input).toHaveAccessibleDescription(new RegExp(error));
    await summary.getByRole("link", { name: error }).click();
    await expect(input).toBeFocused();
  }
});
