import { getPath } from "../src/domain/i18n/routes";
import { getOffer, loadContent } from "./support/fixture";
import { isSavedForOffline, open, waitUntilAlive } from "./support/open";
import { getTranslator } from "./support/texts";
import { expect, test } from "./support/test";

// Without a connection every request that was not saved fails, and the browser logs it.
test.use({ tolerated: /net::ERR_|Failed to load resource|status of 503/ });

test("a kept offer can be read and asked about without a connection, other pages say how to reach the agency", async ({
  page,
  context,
}) => {
  const locale = "es";
  const t = getTranslator(locale);
  const site = loadContent("settings/site")[locale];
  const offer = getOffer("coral-key", locale);
  await open(page, offer.path);
  await page.getByRole("button", { name: t("offer.keep", { title: offer.title }), exact: true }).click();
  const isSaved = () => page.evaluate(isSavedForOffline, offer.path);
  await expect.poll(isSaved, { timeout: 60_000 }).toBe(true);

  await context.setOffline(true);
  await page.goto(`${offer.path}?adults=3`);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(offer.title);
  const [before = ""] = t("offline.note", { date: "@" }).split("@");
  const note = page.getByRole("status").filter({ hasText: before.trim() });
  await expect(note).toContainText(String(new Date().getFullYear()));
  const cover = page.getByRole("img", { name: offer.cover.alt }).first();
  await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300);
  await waitUntilAlive(page);
  const panel = page.getByRole("complementary", { name: t("offer.bookNow") });
  await panel.getByRole("link", { name: t("offer.contact"), exact: true }).click();
  await expect(page.getByText(t("contact.about", { title: offer.title }))).toBeVisible();
  await page.goto(getPath("terms", locale));
  await expect(heading).toHaveText(t("offline.title"));
  await expect(page.getByRole("link", { name: site.phone })).toBeVisible();

  await context.setOffline(false);
  await page.goto(offer.path);
  await expect(heading).toHaveText(offer.title);
  await expect(note).toHaveCount(0);
});
