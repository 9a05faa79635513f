import type { Locator, Page } from "@playwright/test";

import { type Locale } from "../src/config/locales";
import { formatDay, formatShortDay } from "../src/i18n/format";
import { getPath } from "../src/i18n/routes";
import { loadContent } from "../src/testing/load-content";
import { findViolations } from "./support/axe";
import { getOfferedDay } from "./support/booking";
import { getStoredEnquiry } from "./support/enquiries";
import { fillIn, getReference } from "./support/form";
import { waitForMail } from "./support/mailbox";
import { getOffer } from "./support/offers";
import { open } from "./support/open";
import { getTranslator } from "./support/sentences";
import { expect, test } from "./support/test";
import { inventVisitor, type Visitor } from "./support/visitor";
import { LOCALES_WITH_WIDTHS } from "./support/widths";

const site = loadContent("settings/site");

/** The exact chat text of a family from a ship; `day` is the day as the language writes it. */
const CHAT: Record<Locale, (title: string, day: string, note: string) => string[]> = {
  en: (title, day, note) => [
    `Hello, I would like to book: ${title}. Language: English.`,
    `Date: ${day}`,
    "Port: La Romana Cruises Zone",
    "Party: 2 adults, 1 child, 1 child under 1 metre",
    `Under 2 years: ${note}`,
    "Pick-up: Cruise ship, Costa Fascinosa, docks at 07:00, all aboard at 19:45",
    "Back aboard: in time, back at 17:00, 2 h 45 min before all aboard",
    "Price: 2 adults × $85 + 1 child × $50 = $220 (1 child under 1 metre free)",
  ],
  es: (title, day, note) => [
    `Hola, quisiera reservar: ${title}. Idioma: Español.`,
    `Fecha: ${day}`,
    "Puerto: Zona de cruceros de La Romana",
    "Personas: 2 adultos, 1 niño, 1 niño de menos de 1 metro",
    `Menores de 2 años: ${note}`,
    "Recogida: Crucero, Costa Fascinosa, atraca a las 07:00, todos a bordo a las 19:45",
    "Regreso a bordo: da tiempo, con regreso a las 17:00, 2 h 45 min antes de la hora de todos a bordo",
    "Precio: 2 adultos × 85 US$ + 1 niño × 50 US$ = 220 US$ (1 niño de menos de 1 metro gratis)",
  ],
  it: (title, day, note) => [
    `Ciao, vorrei prenotare: ${title}. Lingua: Italiano.`,
    `Data: ${day}`,
    "Porto: Zona crociere di La Romana",
    "Persone: 2 adulti, 1 bambino, 1 bambino sotto 1 metro",
    `Sotto i 2 anni: ${note}`,
    "Punto d'incontro: Nave da crociera, Costa Fascinosa, attracca alle 07:00, tutti a bordo alle 19:45",
    "Rientro a bordo: fai in tempo, con rientro alle 17:00, 2 h 45 min prima dell'ora di tutti a bordo",
    "Prezzo: 2 adulti × 85 USD + 1 bambino × 50 USD = 220 USD (1 bambino sotto 1 metro gratis)",
  ],
};
const REFERENCE: Record<Locale, string> = { en: "Reference", es: "Referencia", it: "Riferimento" };

async function readChat(link: Locator): Promise<string[]> {
  const url = new URL((await link.getAttribute("href")) ?? "");
  expect(url.origin + url.pathname).toBe(`https://wa.me/${site.en.whatsappNumber.replace(/\D/g, "")}`);
  return (url.searchParams.get("text") ?? "").replaceAll("\u00A0", " ").split("\n");
}

function getPanel(page: Page, locale: Locale): Locator {
  return page.getByRole("complementary", { name: getTranslator(locale)("offer.bookNow") });
}

async function choose(panel: Locator, locale: Locale, day: string): Promise<void> {
  const t = getTranslator(locale);
  await panel.getByRole("radio", { name: t("booking.pickup.cruise"), exact: true }).click();
  await panel.getByRole("button", { name: formatShortDay(day, locale), exact: true }).click();
  for (const kind of ["children", "smallChildren"] as const) {
    const what = t(`booking.form.${kind}`);
    await panel.getByRole("button", { name: t("booking.form.more", { what }), exact: true }).click();
  }
  await panel.getByLabel(t("booking.form.ship")).fill("Costa Fascinosa");
  await panel.getByLabel(t("booking.form.shipDocked")).fill("07:00");
  await panel.getByLabel(t("booking.form.shipAllAboard")).fill("19:45");
}

async function fillPerson(page: Page, locale: Locale, visitor: Visitor): Promise<void> {
  const t = getTranslator(locale);
  const fields = ["name", "lastname", "email", "phone"] as const;
  const entries = fields.map((field) => [t(`contact.${field}`), visitor[field]]);
  await fillIn(page.getByRole("main").locator("form"), Object.fromEntries(entries) as Record<string, string>);
}

for (const { locale, width } of LOCALES_WITH_WIDTHS) {
  test.describe(`at ${width} pixels in "${locale}"`, () => {
    test.use({ viewport: { width, height: 800 } });
    const t = getTranslator(locale);
    const offer = getOffer("saona-island", locale);

    test("from home to a stored enquiry and a chat, both exactly right", async ({ page }) => {
      const visitor = inventVisitor();
      const day = getOfferedDay(offer, "la-romana-cruises");
      const chat = CHAT[locale](
        offer.title,
        formatDay(day, locale).replaceAll("\u00A0", " "),
        offer.not_for_note,
      );
      await open(page, getPath("home", locale));
      await page.getByRole("main").getByRole("link", { name: offer.title, exact: true }).first().click();
      await expect(page).toHaveURL(offer.path);
      const panel = getPanel(page, locale);
      await choose(panel, locale, day);
      const book = panel.getByRole("link", { name: t("offer.bookNow") });
      await expect.poll(() => readChat(book)).toEqual(chat);
      expect(await findViolations(page)).toEqual([]);

      await panel.getByRole("link", { name: t("offer.contact"), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`^[^?]*${getPath("contact", locale)}\\?service=saona-island&`));
      const summary = page.getByRole("region", { name: t("booking.summary.title") });
      const facts = chat.slice(1).map((line) => line.slice(line.indexOf(": ") + 2));
      await expect(summary.getByRole("definition")).toHaveText(facts);
      expect(await findViolations(page)).toEqual([]);
      await fillPerson(page, locale, visitor);
      await page.getByRole("button", { name: t("contact.submit") }).click();
      const receipt = page.getByRole("main").locator("form").getByRole("status");
      await expect(receipt).toContainText(/PA-/);
      const reference = getReference(await receipt.innerText());

      const { message: _message, ...person } = visitor;
      const { payload } = getStoredEnquiry(reference);
      expect(payload).toEqual({
        ...person,
        message: "",
        service: "saona-island",
        collection: "excursions",
        port: "la-romana-cruises",
        date: day,
        adults: 2,
        children: 1,
        smallChildren: 1,
        pickup: { kind: "cruise", place: "Costa Fascinosa", shipDocked: "07:00", shipAllAboard: "19:45" },
        source: "",
        told: {
          price: {
            kind: "price",
            total: 220,
            lines: [
              { what: "adult", count: 2, unit: 85, amount: 170 },
              { what: "child", count: 1, unit: 50, amount: 50 },
              { what: "small-child", count: 1, unit: 0, amount: 0 },
            ],
          },
          backAboard: { kind: "fits", backAt: "19:00", spareMinutes: 45, marginMinutes: 120 },
          infants: "arranged",
        },
      });
      const [first = "", ...rest] = chat;
      const stored = receipt.getByRole("link", { name: t("form.continueChat") });
      expect(await readChat(stored)).toEqual([first, `${REFERENCE[locale]}: ${reference}`, ...rest]);
      const mail = await waitForMail("to", visitor.email);
      // A receipt says all that was chosen, and nothing that was typed.
      for (const line of rest)
        expect((mail.text ?? "").replaceAll("\u00A0", " ")).toContain(line.replace("Costa Fascinosa, ", ""));
    });

    test("from the offer to a sent enquiry in at most six taps besides typing", async ({ page }) => {
      const visitor = inventVisitor();
      const day = getOfferedDay(offer, "bayahibe");
      let taps = 0;
      const tap = async (target: Locator) => {
        taps += 1;
        await target.click();
      };
      await open(page, offer.path);
      const panel = getPanel(page, locale);
      await tap(panel.getByRole("radio", { name: "Bayahíbe" }));
      await tap(panel.getByRole("button", { name: formatShortDay(day, locale), exact: true }));
      await tap(panel.getByRole("radio", { name: t("booking.pickup.hotel"), exact: true }));
      await tap(panel.getByLabel(t("booking.form.hotel")));
      await page.keyboard.type("Hotel Sol");
      await expect(panel.getByText(/150/).first()).toBeVisible();
      await tap(panel.getByRole("link", { name: t("offer.contact"), exact: true }));
      await expect(page.getByRole("region", { name: t("booking.summary.title") })).toBeVisible();
      await fillPerson(page, locale, visitor);
      await tap(page.getByRole("button", { name: t("contact.submit") }));
      const receipt = page.getByRole("main").locator("form").getByRole("status");
      await expect(receipt).toContainText(/PA-/);
      expect(getStoredEnquiry(getReference(await receipt.innerText())).payload).toMatchObject({
        ...{ port: "bayahibe", date: day, adults: 2, pickup: { kind: "hotel", place: "Hotel Sol" } },
      });
      expect(taps).toBeLessThanOrEqual(6);
    });
  });
}
