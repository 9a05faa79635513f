import { CONCIERGE_CARD_HASH } from "../src/domain/i18n/routes";
import { getOffer } from "./support/fixture";
import { open } from "./support/open";
import { getTranslator } from "./support/texts";
import { expect, test } from "./support/test";

/** A6 in the points of a PDF. */
const A6 = [105, 148].map((millimetres) => (millimetres / 25.4) * 72);

/** The sizes of the sheets of a document: Chromium writes each as an object of its own, in plain text. */
function getSheets(pdf: Buffer): number[][] {
  const boxes = pdf.toString("latin1").matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g);
  return [...boxes].map(([, width, height]) => [Number(width), Number(height)]);
}

test("the fullest offer takes one sheet with the QR code of its page and lines for what is agreed", async ({
  page,
}) => {
  const t = getTranslator("en");
  await open(page, getOffer("coral-key", "en").path);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("img", { name: t("offer.qrCode") })).toBeVisible();
  for (const label of ["reference", "date", "port", "party"] as const)
    await expect(page.locator("[data-printed]").getByText(t(`booking.facts.${label}`))).toBeVisible();
  await expect(
    page.getByRole("table", { name: t("offer.pickup") }).or(page.locator("#pickup table")),
  ).toBeVisible();
  for (const button of await page.locator("button").all()) await expect(button).toBeHidden();
  for (const format of ["A4", "Letter"])
    expect(getSheets(await page.pdf({ format, preferCSSPageSize: true })), format).toHaveLength(1);
});

test("the card of an offer names who recommends it, fits, and is one sheet of exactly A6", async ({
  page,
}) => {
  const t = getTranslator("it");
  const offer = getOffer("two-day-package", "it");
  await open(page, offer.path + CONCIERGE_CARD_HASH);
  await expect(page.getByRole("heading", { name: t("card.title", { title: offer.title }) })).toBeFocused();
  const source = "Hotel Villas Jardines de la Playa de Bayahibe y Dominicus 12";
  await page.getByLabel(t("card.source")).fill(source);
  const sheet = page.getByRole("article", { name: t("card.preview") });
  await expect(sheet.getByText(t("common.chatText.source", { source }))).toBeVisible();
  expect(await sheet.evaluate((card) => card.clientHeight - card.scrollHeight)).toBe(0);
  const sheets = getSheets(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  expect(sheets).toHaveLength(1);
  for (const [index, points] of A6.entries())
    expect(Math.abs((sheets[0]?.[index] ?? 0) - points)).toBeLessThan(1);
});
