import { LOCALE_CODES } from "../src/config/locales";
import { findViolations } from "./support/axe";
import { findOverflow } from "./support/overflow";
import { getEnquiry, sendQuote } from "./support/quotes";
import { getTranslator } from "./support/sentences";
import { expect, test } from "./support/test";

// The guest's page needs no script, on a phone as small as they are.
test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

for (const locale of LOCALE_CODES) {
  const t = getTranslator(locale);

  test(`a quote in "${locale}" is read, printed on one sheet and accepted on a phone without scripts`, async ({
    page,
    request,
    baseURL,
  }) => {
    const { reference, url } = await sendQuote(request, baseURL ?? "", locale);
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(url);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("quote.title"));
      expect(await findOverflow(page)).toEqual([]);
    }
    await expect(
      page.getByRole("link", { name: t("quote.pay.link", { host: "pay.example" }) }),
    ).toHaveAttribute("rel", "noreferrer");
    const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    expect((await getEnquiry(baseURL ?? "", reference)).status).toBe("answered");

    await page.getByRole("button", { name: /1[.,]?327[.,]05/ }).click();
    await expect(page.getByRole("heading", { name: t("quote.accepted.title") })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button")).toHaveCount(0);
    const { status, quotes } = await getEnquiry(baseURL ?? "", reference);
    expect([status, quotes.map((quote) => quote.status)]).toEqual(["booked", ["accepted"]]);
  });
}

test("a quote is declined with a reason, which staff read", async ({ page, request, baseURL }) => {
  const t = getTranslator("en");
  const { reference, url } = await sendQuote(request, baseURL ?? "", "en");
  await page.goto(url);
  await page.getByRole("textbox").fill("Another day, please");
  await page.getByRole("button", { name: t("quote.decline.button") }).click();
  await expect(page.getByRole("heading", { name: t("quote.declined.title") })).toBeVisible();
  const { status, events } = await getEnquiry(baseURL ?? "", reference);
  expect(status).toBe("open");
  expect(events.find(({ kind }) => kind === "quote-declined")).toMatchObject({ text: "Another day, please" });
});

// axe itself waits for frames, which no page without scripts has.
test.describe("with scripts", () => {
  test.use({ javaScriptEnabled: true });

  test("the page of a quote has no barrier, in the light and in the dark", async ({
    page,
    request,
    baseURL,
  }) => {
    const { url } = await sendQuote(request, baseURL ?? "", "en");
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(url);
      // The page's policy allows no script: axe runs beside it.
      expect(await findViolations(page)).toEqual([]);
    }
  });
});
