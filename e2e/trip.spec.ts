import { getPath } from "../src/domain/i18n/routes";
import { findViolations } from "./support/whole-page";
import { getStoredEnquiry } from "./support/stored-rows";
import { getOffer, loadContent } from "./support/fixture";
import { fillIn, getReference, inventVisitor } from "./support/form";
import { open } from "./support/open";
import { getTranslator } from "./support/texts";
import { expect, test } from "./support/test";

const home = loadContent("pages/home");
const t = getTranslator("en");

test("a cruise family says its trip once, with a ship one hour behind, and is asked nothing again", async ({
  page,
}) => {
  const fitting = getOffer("coral-key", "en");
  const late = getOffer("river-cave", "en");
  const visitor = inventVisitor();
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, getPath("home", "en"));
  await page.getByRole("link", { name: home.en.ways.cruise.title }).click();
  const bar = page.locator("#your-trip");
  await bar.getByLabel(t("booking.form.ship")).fill("Costa Fascinosa");
  await bar.getByLabel(t("booking.form.shipDocked")).fill("06:30");
  await bar.getByLabel(t("booking.form.shipAllAboard")).fill("17:30");
  await bar.getByLabel(t("booking.form.shipClock")).selectOption(t("booking.form.clocks.behind"));
  const what = t("booking.form.children");
  await bar.getByRole("button", { name: t("booking.form.more", { what }), exact: true }).click();
  expect(await findViolations(page)).toEqual([]);
  await bar.getByRole("button", { name: t("booking.trip.done") }).click();

  const cards = page.locator("li[data-size]").filter({ visible: true });
  const card = cards.filter({ hasText: fitting.title }).first();
  await expect(card).toContainText(/Back for your ship at 3:40\sPM/);
  await expect(card).toContainText("for 2 adults, 1 child");
  await expect(cards.filter({ hasText: late.title })).toHaveCount(0);
  await card.getByRole("link", { name: fitting.title }).click();

  const panel = page.getByRole("complementary", { name: t("offer.bookNow") });
  await expect(panel.getByLabel(t("booking.form.shipDocked"))).toHaveValue("06:30");
  await expect(panel.getByLabel(t("booking.form.children"), { exact: true })).toHaveValue("1");
  await panel.getByRole("link", { name: t("offer.contact"), exact: true }).click();
  const summary = page.getByRole("region", { name: t("booking.summary.title") });
  await expect(summary).toContainText(t("booking.pickup.clock.behind"));
  const form = page.getByRole("main").locator("form").filter({ has: summary });
  const { name, email } = visitor;
  await fillIn(form, { [t("contact.name")]: name, [t("contact.email")]: email });
  await page.getByRole("button", { name: t("contact.submit") }).click();
  const receipt = page.getByRole("main").getByRole("status").filter({ hasText: "PA-" });
  await expect(receipt).toContainText(t("contact.sent"));
  await expect(receipt).toContainText(t("booking.pickup.clock.behind"));
  await expect(page.getByLabel(t("contact.name"))).toBeHidden();
  expect(getStoredEnquiry(getReference(await receipt.innerText())).payload).toMatchObject({
    ...{ service: "coral-key", port: "la-romana-cruises", adults: 2, children: 1 },
    pickup: { kind: "cruise", place: "Costa Fascinosa", shipClock: "behind" },
  });
  await page.getByRole("button", { name: t("form.another") }).click();
  await expect(page.getByLabel(t("contact.name"))).toBeFocused();

  // A message that is about no offer says the trip, too.
  await open(page, getPath("contact", "en"));
  const trip = page.getByRole("region", { name: t("booking.trip.title") });
  await expect(trip).toContainText("2 adults, 1 child");
  await expect(trip).toContainText("Costa Fascinosa");
  await trip.getByRole("link", { name: t("booking.summary.change") }).click();
  await expect(bar.getByLabel(t("booking.form.ship"))).toBeVisible();
});
