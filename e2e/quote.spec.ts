import { findOverflow } from "./support/whole-page";
import { getEnquiry, sendQuote } from "./support/quotes";
import { getTranslator } from "./support/texts";
import { expect, test } from "./support/test";

// The guest's page needs no script, on a phone as small as they are.
test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, colorScheme: "dark" });

test("a quote is read, printed on one sheet and accepted once on a phone without scripts", async ({
  page,
  request,
  baseURL,
}) => {
  const t = getTranslator("it");
  const { reference, url } = await sendQuote(request, baseURL ?? "", "it");
  await page.goto(url);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("quote.title"));
  expect(await findOverflow(page)).toEqual([]);
  await expect(
    page.getByRole("link", { name: t("quote.pay.link", { host: "pay.example" }) }),
  ).toHaveAttribute("rel", "noreferrer");
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect((await getEnquiry(baseURL ?? "", reference)).status).toBe("answered");

  // The sum as Italian writes it.
  await page.getByRole("button", { name: /1327,05\sUSD/ }).click();
  await expect(page.getByRole("heading", { name: t("quote.accepted.title") })).toBeVisible();
  await page.goto(url);
  await expect(page.getByRole("button")).toHaveCount(0);
  await request.post(url, { form: { answer: "accept" }, maxRedirects: 0 });
  const { status, quotes, events } = await getEnquiry(baseURL ?? "", reference);
  expect([status, quotes.map((quote) => quote.status)]).toEqual(["booked", ["accepted"]]);
  expect(events.filter(({ kind }) => kind === "quote-accepted")).toHaveLength(1);
});
