import type { Page } from "@playwright/test";

import { LOCALE_CODES, type Locale } from "../src/config/locales";
import { getPath } from "../src/i18n/routes";
import { loadContent } from "../src/testing/load-content";
import { findViolations } from "./support/axe";
import { getStoredEnquiry } from "./support/enquiries";
import { getReference } from "./support/form";
import { waitForMail } from "./support/mailbox";
import { getOffer } from "./support/offers";
import { PLAIN_PAGES } from "./support/pages";
import { getTranslator } from "./support/sentences";
import { expect, test } from "./support/test";
import { inventEmail, inventVisitor } from "./support/visitor";

const newsletter = loadContent("pages/newsletter");

test.use({ javaScriptEnabled: false });

/** Fills in fields by their names: the page of the site and the page of the server label some differently. */
async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await page.locator(`main form [name=${name}]`).fill(value);
}

async function expectServerPage(page: Page, locale: Locale, title: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  const contact = page
    .getByRole("contentinfo")
    .getByRole("link", { name: getTranslator(locale)("server.contactPage") });
  await expect(contact).toHaveAttribute("href", getPath("contact", locale));
}

for (const locale of LOCALE_CODES) {
  const t = getTranslator(locale);

  test(`an enquiry in "${locale}" is sent without JavaScript`, async ({ page }) => {
    const visitor = inventVisitor();
    await page.goto(getPath("contact", locale));
    await fill(page, { ...visitor });
    await page
      .getByRole("main")
      .getByRole("button", { name: t("contact.submit") })
      .click();
    await expectServerPage(page, locale, t("server.contact.sentTitle"));
    await expect(page.getByText(t("server.contact.sent"))).toBeVisible();
    const reference = getReference(await page.getByRole("main").innerText());
    expect(getStoredEnquiry(reference)).toMatchObject({ kind: "contact", locale, payload: visitor });
    expect((await waitForMail("to", visitor.email)).subject).toBe(t("mail.visitor.subject", { reference }));
  });

  test(`every link of the site on the pages in "${locale}" leads to a page`, async ({ request }) => {
    const paths = new Set<string>();
    for (const { path } of PLAIN_PAGES.filter((page) => page.locale === locale)) {
      const html = await (await request.get(path)).text();
      for (const [, href = ""] of html.matchAll(/<a\b[^>]* href="(\/[^"#?]*)/g)) paths.add(href);
    }
    // The editor is not part of the pages that Gatsby builds.
    paths.delete("/admin/");
    expect(paths.size).toBeGreaterThan(30);
    for (const path of paths) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
    }
  });
}

test.describe("in Italian", () => {
  const locale = "it";
  const t = getTranslator(locale);

  test("a refused enquiry says why, keeps what was typed and can be corrected", async ({ page }) => {
    const visitor = inventVisitor();
    await page.goto(getPath("contact", locale));
    await fill(page, { ...visitor, email: "nobody" });
    await page
      .getByRole("main")
      .getByRole("button", { name: t("contact.submit") })
      .click();
    await expectServerPage(page, locale, t("server.contact.title"));
    const error = t("server.fieldErrors.invalid-email", { field: t("server.fields.email") });
    await expect(page.getByRole("alert").getByRole("link", { name: error })).toHaveAttribute(
      "href",
      "#email",
    );
    for (const [name, value] of Object.entries({ ...visitor, email: "nobody" }))
      await expect(page.locator(`main form [name=${name}]`)).toHaveValue(value);
    await expect(page.locator("[name=email]")).toHaveAccessibleDescription(error);

    await fill(page, { email: visitor.email });
    await page.getByRole("button", { name: t("server.contact.submit") }).click();
    await expectServerPage(page, locale, t("server.contact.sentTitle"));
    const { payload } = getStoredEnquiry(getReference(await page.getByRole("main").innerText()));
    expect(payload).toMatchObject({ ...visitor });
  });

  test("a newsletter subscription is accepted or refused without JavaScript", async ({ page }) => {
    const email = inventEmail();
    const submit = newsletter[locale].submit_text;
    await page.goto(getPath("terms", locale));
    const block = page.getByRole("contentinfo").locator("form");
    await block.getByRole("textbox").fill("nobody");
    await block.getByRole("button", { name: submit }).click();
    await expectServerPage(page, locale, t("server.subscribe.title"));
    await expect(page.locator("main form [name=email]")).toHaveValue("nobody");
    await fill(page, { email });
    await page.getByRole("button", { name: submit }).click();
    await expectServerPage(page, locale, t("server.subscribe.sentTitle"));
    expect((await waitForMail("to", email)).subject).toBe(t("mail.confirm.subject"));
  });

  test("a request for access is sent without JavaScript", async ({ page }) => {
    const applicant = { name: "María", email: inventEmail(), about: "I write." };
    await page.goto(getPath("registration", locale));
    await fill(page, applicant);
    await page
      .getByRole("main")
      .getByRole("button", { name: t("registration.submit") })
      .click();
    await expectServerPage(page, locale, t("server.registration.sentTitle"));
    expect((await waitForMail("replyTo", applicant.email)).subject).toContain(applicant.name);
  });
});

test("links, flags and questions work without JavaScript", async ({ page }) => {
  await page.goto("/contact");
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "Activities" }).click();
  await expect(page).toHaveURL("/activities");
  await header.getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL("/es/actividades");

  const offer = getOffer("saona-island", "es");
  await page.goto(offer.path);
  const answer = page.getByText(offer.faq[0]?.answer ?? "");
  await expect(answer).toBeHidden();
  await page.getByText(offer.faq[0]?.question ?? "", { exact: true }).click();
  await expect(answer).toBeVisible();
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the menu without JavaScript leads to the links in the footer", async ({ page }) => {
    await page.goto("/contact");
    const header = page.getByRole("banner");
    await expect(header.getByRole("button")).toHaveCount(0);
    await header.getByRole("link", { name: "Menu" }).click();
    await expect(page.getByRole("navigation", { name: "About this site" })).toBeInViewport();
  });
});

test.describe("the server's own pages", () => {
  test.use({ javaScriptEnabled: true, tolerated: /status of 404/ });

  test("are accessible", async ({ page }) => {
    for (const path of ["/api/contact?sent=PA-TEST7&lang=es", "/api/subscribe/confirm?token=wrong&lang=it"]) {
      await page.goto(path);
      expect(await findViolations(page), path).toEqual([]);
    }
  });
});
