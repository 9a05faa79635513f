import type { Page } from "@playwright/test";

import { getLocale, LOCALE_CODES, type Locale } from "../src/config/locales";
import { getPath } from "../src/i18n/routes";
import { getChatUrl } from "../src/lib/chat-url";
import { loadContent } from "../src/testing/load-content";
import { fillIn, getField } from "./support/form";
import { waitForMail } from "./support/mailbox";
import { open } from "./support/open";
import { getTranslator } from "./support/sentences";
import { expect, test } from "./support/test";
import { inventEmail } from "./support/visitor";

const site = loadContent("settings/site");

const FIELDS = ["name", "email", "about"] as const;
type Applicant = Record<(typeof FIELDS)[number], string>;

function inventApplicant(): Applicant {
  return { name: "María Pérez", email: inventEmail(), about: "I write the excursions." };
}

function getForm(page: Page) {
  return page.getByRole("main").locator("form");
}

async function fillAndSend(page: Page, locale: Locale, applicant: Applicant): Promise<void> {
  const t = getTranslator(locale);
  const labels = {
    name: t("registration.name"),
    email: t("registration.email"),
    about: t("registration.about"),
  };
  await fillIn(getForm(page), Object.fromEntries(FIELDS.map((field) => [labels[field], applicant[field]])));
  await getForm(page)
    .getByRole("button", { name: t("registration.submit") })
    .click();
}

for (const locale of LOCALE_CODES) {
  const t = getTranslator(locale);
  const path = getPath("registration", locale);

  test(`a request for access in "${locale}" is confirmed and mailed to who decides`, async ({ page }) => {
    const applicant = inventApplicant();
    await open(page, path);
    await fillAndSend(page, locale, applicant);
    await expect(page.getByText(t("registration.thanks"))).toBeVisible();
    const toOwner = await waitForMail("replyTo", applicant.email);
    expect(toOwner.subject).toContain(applicant.name);
    expect(toOwner.text).toContain(applicant.about);
    expect(toOwner.text).toContain(getLocale(locale).name);
  });
}

test.describe("in Italian", () => {
  const locale = "it";
  const t = getTranslator(locale);
  const path = getPath("registration", locale);

  test("a field that was left out is refused at its place", async ({ page }) => {
    await open(page, path);
    await fillAndSend(page, locale, { ...inventApplicant(), about: "" });
    const label = t("registration.about");
    const summary = getForm(page).getByRole("alert");
    await expect(summary).toBeFocused();
    await summary.getByRole("link", { name: t("form.errors.required", { label }) }).click();
    await expect(getField(getForm(page), label)).toBeFocused();
  });

  test.describe("when the server fails", () => {
    test.use({ tolerated: /status of 500/ });

    test("the text of a failed request stays and can be sent by WhatsApp", async ({ page }) => {
      const applicant = inventApplicant();
      await page.route("**/api/registration", (route) =>
        route.fulfill({ status: 500, json: { code: "server-error" } }),
      );
      await open(page, path);
      await fillAndSend(page, locale, applicant);
      const alert = getForm(page).getByRole("alert");
      await expect(alert).toContainText(t("form.failed.server"));
      await expect(alert.getByRole("link")).toHaveAttribute(
        "href",
        getChatUrl(site[locale].whatsappNumber, t("registration.chatText", applicant)),
      );
      await expect(getField(getForm(page), t("registration.about"))).toHaveValue(applicant.about);
    });
  });
});
