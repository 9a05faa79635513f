import type { Page } from "@playwright/test";

import { getLocale, LOCALE_CODES, type Locale } from "../src/config/locales";
import { CONFIRMATION_MS } from "../src/config/timing";
import { getPath } from "../src/i18n/routes";
import { getChatUrl } from "../src/lib/chat-url";
import { loadContent } from "../src/testing/load-content";
import { getStoredEnquiry } from "./support/enquiries";
import { fillIn, getField, getReference } from "./support/form";
import { waitForMail } from "./support/mailbox";
import { getOffer } from "./support/offers";
import { open } from "./support/open";
import { getTranslator } from "./support/sentences";
import { expect, test } from "./support/test";
import { inventVisitor, type Visitor } from "./support/visitor";

const contactPage = loadContent("pages/contact");
const site = loadContent("settings/site");

const FIELDS = ["name", "lastname", "email", "phone", "message"] as const;

function getForm(page: Page) {
  return page.getByRole("main").locator("form");
}

async function fill(page: Page, locale: Locale, visitor: Visitor): Promise<void> {
  const t = getTranslator(locale);
  const entries = FIELDS.map((field) => [t(`contact.${field}`), visitor[field]]);
  await fillIn(getForm(page), Object.fromEntries(entries) as Record<string, string>);
}

async function send(page: Page, locale: Locale): Promise<void> {
  await getForm(page)
    .getByRole("button", { name: getTranslator(locale)("contact.submit") })
    .click();
}

async function readReference(page: Page): Promise<string> {
  const receipt = getForm(page).getByRole("status");
  await expect(receipt).toContainText(/PA-/);
  return getReference(await receipt.innerText());
}

for (const locale of LOCALE_CODES) {
  const t = getTranslator(locale);
  const path = getPath("contact", locale);

  test(`an enquiry in "${locale}" is confirmed, stored and mailed to visitor and agency`, async ({
    page,
  }) => {
    const visitor = inventVisitor();
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(contactPage[locale].title);
    await fill(page, locale, visitor);
    await send(page, locale);
    await expect(page.getByText(t("contact.thanks"))).toBeVisible();
    const reference = await readReference(page);
    for (const field of FIELDS) await expect(getField(getForm(page), t(`contact.${field}`))).toHaveValue("");

    expect(getStoredEnquiry(reference)).toMatchObject({
      kind: "contact",
      locale,
      status: "new",
      suspicion: null,
      payload: visitor,
    });
    const toAgency = await waitForMail("replyTo", visitor.email);
    expect(toAgency.to?.map(({ address }) => address)).toEqual([site.en.email]);
    expect(toAgency.subject).toBe(
      getTranslator("en")("mail.agency.subject", { reference, name: `${visitor.name} ${visitor.lastname}` }),
    );
    expect(toAgency.text).toContain(visitor.phone);
    const toVisitor = await waitForMail("to", visitor.email);
    expect(toVisitor.subject).toBe(t("mail.visitor.subject", { reference }));
    for (const line of visitor.message.split("\n")) {
      expect(toAgency.text).toContain(line);
      expect(toVisitor.text).not.toContain(line);
    }
  });
}

test.use({ tolerated: /status of (422|429|503)|net::ERR_FAILED/ });

test.describe("in Italian", () => {
  const locale = "it";
  const t = getTranslator(locale);
  const path = getPath("contact", locale);

  test("a failed enquiry keeps its text and offers it to WhatsApp, after a reload, too", async ({ page }) => {
    const visitor = inventVisitor();
    await page.route("**/api/contact", (route) =>
      route.fulfill({ status: 503, body: "<h1>Bad gateway</h1>" }),
    );
    await open(page, path);
    await fill(page, locale, visitor);
    await send(page, locale);
    const alert = getForm(page).getByRole("alert");
    await expect(alert).toContainText(t("form.failed.title"));
    const chatText = t("contact.chatText", { ...visitor, language: getLocale(locale).name });
    const chat = alert.getByRole("link", { name: t("form.failed.chat") });
    for (const isLoadedAnew of [false, true]) {
      if (isLoadedAnew) await page.reload();
      await expect(alert).toContainText(t("form.failed.server"));
      await expect(chat).toHaveAttribute("href", getChatUrl(site[locale].whatsappNumber, chatText));
      for (const field of FIELDS)
        await expect(getField(getForm(page), t(`contact.${field}`))).toHaveValue(visitor[field]);
    }
  });

  test("an empty form shows an error summary that takes the focus", async ({ page }) => {
    await open(page, path);
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
});

test("the confirmation is shown for three seconds, the reference stays", async ({ page }) => {
  await page.route("**/api/contact", (route) =>
    route.fulfill({ json: { confirmed: true, reference: "PA-TEST7" } }),
  );
  await open(page, "/contact");
  await fill(page, "en", inventVisitor());
  const words = "Thanks for contacting us! We will response as soon as possible.";
  const changes = await page.evaluateHandle((text) => {
    const times: number[] = [];
    const form = document.querySelector("main form");
    new MutationObserver(() => {
      const isShown = form?.textContent.includes(text) === true;
      if (isShown === (times.length % 2 === 0)) times.push(performance.now());
    }).observe(document.body, { childList: true, subtree: true });
    return times;
  }, words);
  await send(page, "en");
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText(words)).toBeHidden();
  const [shownAt = 0, hiddenAt = 0] = await changes.jsonValue();
  expect(hiddenAt - shownAt).toBeGreaterThan(CONFIRMATION_MS - 100);
  await expect(getForm(page).getByText("Your reference is PA-TEST7")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the confirmation is visible at the end of the screen, where the button was", async ({ page }) => {
    await page.route("**/api/contact", (route) =>
      route.fulfill({ json: { confirmed: true, reference: "PA-TEST7" } }),
    );
    await open(page, "/contact");
    await fill(page, "en", inventVisitor());
    const button = getForm(page).getByRole("button", { name: getTranslator("en")("contact.submit") });
    await button.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
    await button.click();
    await expect(page.getByText(getTranslator("en")("contact.thanks"))).toBeInViewport({ ratio: 1 });
  });

  for (const locale of LOCALE_CODES)
    test(`the page in "${locale}" is no wider than the screen without its picture`, async ({ page }) => {
      await page.route(/\.(avif|webp|jpe?g)$/, (route) => route.abort());
      await open(page, getPath("contact", locale));
      const picture = page.getByRole("main").locator("img").first();
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty("complete", true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
});

test("an enquiry sent again after a failure is the same enquiry", async ({ page }) => {
  const keys: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/contact"))
      keys.push((request.postDataJSON() as Record<string, unknown>)["idempotencyKey"]);
  });
  await open(page, "/contact");
  await fill(page, "en", inventVisitor());
  await page.route("**/api/contact", (route) => route.abort());
  await send(page, "en");
  await expect(getForm(page).getByRole("alert")).toContainText("There is no connection");
  await page.unroute("**/api/contact");
  await send(page, "en");
  await readReference(page);
  await expect(getForm(page).getByRole("alert")).toHaveCount(0);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]).toEqual(expect.stringMatching(/^[\w-]{8,}$/));
});

test("the rate limit says when to try again", async ({ page }) => {
  const json = { code: "too-many-requests", retryAfter: 240 };
  await page.route("**/api/contact", (route) => route.fulfill({ status: 429, json }));
  await open(page, "/contact");
  await fill(page, "en", inventVisitor());
  await send(page, "en");
  await expect(getForm(page).getByRole("alert")).toContainText("Try again in 4 minutes");
});

test("a refusal by the server alone is shown at its field", async ({ page }) => {
  const json = { code: "invalid", fields: { phone: "invalid-phone" } };
  await page.route("**/api/contact", (route) => route.fulfill({ status: 422, json }));
  await open(page, "/contact");
  await fill(page, "en", inventVisitor());
  await send(page, "en");
  await expect(getForm(page).getByRole("alert")).toBeFocused();
  await expect(getField(getForm(page), "Phone")).toHaveAccessibleDescription(/country code/);
});

test("an enquiry about an offer names it, in the mail, too", async ({ page }) => {
  const visitor = inventVisitor();
  const offer = getOffer("saona-island", "en");
  await open(page, `/it/contatto?service=${offer.key}`);
  await expect(getForm(page).getByText(getOffer(offer.key, "it").title)).toBeVisible();
  await fill(page, "it", visitor);
  await send(page, "it");
  const { payload } = getStoredEnquiry(await readReference(page));
  expect(payload).toMatchObject({ service: offer.key, collection: offer.collection });
  expect((await waitForMail("replyTo", visitor.email)).subject).toContain(offer.title);
});

test("a filled honeypot is confirmed, and the enquiry is held as possible spam", async ({ page }) => {
  const visitor = inventVisitor();
  await open(page, "/contact");
  await fill(page, "en", visitor);
  await getForm(page)
    .locator("[name=website]")
    .evaluate((input: HTMLInputElement) => (input.value = "https://spam.example"));
  await send(page, "en");
  const { payload, suspicion } = getStoredEnquiry(await readReference(page));
  expect(payload).toMatchObject({ email: visitor.email });
  expect(suspicion).not.toBeNull();
});
