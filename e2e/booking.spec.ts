import type { Locator, Page } from "@playwright/test";

import { addDays } from "../src/domain/booking/calendar-day";
import { type Locale } from "../src/domain/config/locales";
import { formatDay, formatShortDay } from "../src/domain/i18n/format";
import { getPath } from "../src/domain/i18n/routes";
import { getOffer, getOfferedDay, loadContent, type Offer } from "./support/fixture";
import { getStoredEnquiry } from "./support/stored-rows";
import { fillIn, getReference, inventVisitor, type Visitor } from "./support/form";
import { waitForMail } from "./support/mailbox";
import { open } from "./support/open";
import { getTranslator } from "./support/texts";
import { expect, test } from "./support/test";
import { LOCALES_WITH_WIDTHS } from "./support/pages";

const site = loadContent("settings/site");

/** A price as each language writes it, without the product's own formatter. */
const PRICE: Record<Locale, (dollars: number) => string> = {
  en: (dollars) => `$${dollars.toLocaleString("en")}`,
  es: (dollars) => `${dollars.toLocaleString("es")} US$`,
  it: (dollars) => `${dollars.toLocaleString("it")} USD`,
};

function getPrice({ prices }: Offer, port: string) {
  const found = prices.find((price) => price.port === port);
  return { adult: found?.adult ?? 0, child: found?.child ?? 0 };
}

/** The sum of two adults and a child as the chat writes it. */
function describeSum(offer: Offer, port: string, [adults, child, free]: readonly [string, string, string]) {
  const price = PRICE[offer.locale];
  const { adult, child: half } = getPrice(offer, port);
  return `2 ${adults} × ${price(adult)} + 1 ${child} × ${price(half)} = ${price(2 * adult + half)} (1 ${free})`;
}

/** The exact chat text of a family from a ship; `day` is the day as the language writes it. */
const CHAT: Record<Locale, (offer: Offer, day: string) => string[]> = {
  en: (offer, day) => [
    `Hello, I would like to book: ${offer.title}. Language: English.`,
    `Date: ${day}`,
    "Port: La Romana Cruises Zone",
    "Party: 2 adults, 1 child, 1 child under 1 m (3 ft 3 in)",
    "Pick-up: Cruise ship, Costa Fascinosa, docks at 7:00 AM, all aboard at 6:25 PM, ship's clock shows local time",
    "Back aboard: in time, back at 3:40 PM, 2 h 45 min before all aboard",
    `Price: ${describeSum(offer, SHIP_PORT, ["adults", "child", "child under 1 m free"])}`,
  ],
  es: (offer, day) => [
    `Hola, quisiera reservar: ${offer.title}. Idioma: Español.`,
    `Fecha: ${day}`,
    "Puerto: Zona de cruceros de La Romana",
    "Personas: 2 adultos, 1 niño, 1 niño de menos de 1 metro",
    "Recogida: Crucero, Costa Fascinosa, atraca a las 07:00, hora límite de embarque a las 18:25, el reloj del barco marca la hora local",
    "Regreso a bordo: da tiempo, con regreso a las 15:40, 2 h 45 min antes de la hora límite de embarque",
    `Precio: ${describeSum(offer, SHIP_PORT, ["adultos", "niño", "niño de menos de 1 metro gratis"])}`,
  ],
  it: (offer, day) => [
    `Ciao, vorrei prenotare: ${offer.title}. Lingua: Italiano.`,
    `Data: ${day}`,
    "Porto: Zona crociere di La Romana",
    "Persone: 2 adulti, 1 bambino, 1 bambino sotto il metro",
    "Punto d'incontro: Nave da crociera, Costa Fascinosa, attracca alle 07:00, orario limite di rientro a bordo alle 18:25, l'orologio della nave segna l'ora locale",
    "Rientro a bordo: fai in tempo, con rientro alle 15:40, 2 h 45 min prima dell'orario limite di rientro a bordo",
    `Prezzo: ${describeSum(offer, SHIP_PORT, ["adulti", "bambino", "bambino sotto il metro gratis"])}`,
  ],
};
const REFERENCE: Record<Locale, string> = { en: "Reference", es: "Referencia", it: "Riferimento" };
const SHIP_PORT = "la-romana-cruises";

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
  await panel
    .getByRole("radio", { name: t("booking.form.clocks.local"), exact: true })
    .check({ force: true });
  await panel.getByLabel(t("booking.form.shipDocked")).fill("07:00");
  await panel.getByLabel(t("booking.form.shipAllAboard")).fill("18:25");
}

async function fillPerson(page: Page, locale: Locale, visitor: Visitor): Promise<void> {
  const t = getTranslator(locale);
  const fields = ["name", "lastname", "email", "phone"] as const;
  const entries = fields.map((field) => [t(`contact.${field}`), visitor[field]]);
  await fillIn(page.getByRole("main").locator("form"), Object.fromEntries(entries) as Record<string, string>);
}

for (const { locale, width } of LOCALES_WITH_WIDTHS)
  test(`from home to a stored enquiry and a chat, both exactly right: ${locale}, ${width} px`, async ({
    page,
  }) => {
    const t = getTranslator(locale);
    const offer = getOffer("coral-key", locale);
    const visitor = inventVisitor();
    const day = getOfferedDay(offer, SHIP_PORT);
    const chat = CHAT[locale](offer, formatDay(day, locale).replaceAll("\u00A0", " "));
    await page.setViewportSize({ width, height: 800 });
    await open(page, getPath("home", locale));
    await page.getByRole("main").getByRole("link", { name: offer.title, exact: true }).first().click();
    await expect(page).toHaveURL(offer.path);
    const panel = getPanel(page, locale);
    await choose(panel, locale, day);
    const book = panel.getByRole("link", { name: t("offer.bookNow") });
    await expect.poll(() => readChat(book)).toEqual(chat);

    await panel.getByRole("link", { name: t("offer.contact"), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`^[^?]*${getPath("contact", locale)}\\?service=coral-key&`));
    const summary = page.getByRole("region", { name: t("booking.summary.title") });
    const facts = chat.slice(1).map((line) => line.slice(line.indexOf(": ") + 2));
    await expect(summary.getByRole("definition")).toHaveText(facts);
    await fillPerson(page, locale, visitor);
    await page.getByRole("button", { name: t("contact.submit") }).click();
    const receipt = page.getByRole("main").locator("form").getByRole("status");
    await expect(receipt).toContainText(/PA-/);
    const reference = getReference(await receipt.innerText());

    const { message: _message, ...person } = visitor;
    const { payload, ...stored } = getStoredEnquiry(reference);
    const { adult, child } = getPrice(offer, SHIP_PORT);
    expect(stored).toMatchObject({ kind: "contact", locale, status: "new", suspicion: null });
    expect(payload).toMatchObject({
      ...person,
      ...{ service: "coral-key", collection: "excursions", port: SHIP_PORT, date: day },
      ...{ adults: 2, children: 1, smallChildren: 1 },
      pickup: {
        ...{ kind: "cruise", place: "Costa Fascinosa", shipDocked: "07:00", shipAllAboard: "18:25" },
        shipClock: "local",
      },
      told: {
        price: {
          kind: "price",
          total: 2 * adult + child,
          lines: [
            { what: "adult", count: 2, unit: adult, amount: 2 * adult },
            { what: "child", count: 1, unit: child, amount: child },
            { what: "small-child", count: 1, unit: 0, amount: 0 },
          ],
        },
        backAboard: { kind: "fits", marginMinutes: 90 },
      },
    });
    const [first = "", ...rest] = chat;
    const again = receipt.getByRole("link", { name: t("form.continueChat") });
    expect(await readChat(again)).toEqual([first, `${REFERENCE[locale]}: ${reference}`, ...rest]);
    const toVisitor = await waitForMail("to", visitor.email);
    expect(toVisitor.subject).toBe(t("mail.visitor.subject", { reference }));
    // A receipt says all that was chosen, and nothing that was typed.
    for (const line of rest)
      expect((toVisitor.text ?? "").replaceAll("\u00A0", " ")).toContain(
        line.replace("Costa Fascinosa, ", ""),
      );
    const toAgency = await waitForMail("replyTo", visitor.email);
    expect(toAgency.to?.map(({ address }) => address)).toEqual([site.en.email]);
    expect(toAgency.text).toContain(visitor.phone);
  });

test("a choice survives the way back, a link sent on, another language, and can be removed", async ({
  page,
  context,
}) => {
  const offer = getOffer("coral-key", "en");
  const day = getOfferedDay(offer, "punta-cana");
  const { adult } = getPrice(offer, "punta-cana");
  const sum = `2 adults × ${PRICE.en(adult)} = ${PRICE.en(2 * adult)}`;
  const panel = getPanel(page, "en");
  await open(page, offer.path);
  await panel.getByRole("radio", { name: "Punta Cana" }).click();
  await panel.getByLabel("Day", { exact: true }).fill(day);
  await expect(panel.getByText(sum)).toBeVisible();
  // The address follows the choice a moment later.
  await expect(page).toHaveURL(new RegExp(`date=${day}`));
  const address = page.url();
  await panel.getByRole("link", { name: "Contact", exact: true }).click();
  const summary = page.getByRole("region", { name: "What you chose" });
  await expect(summary).toContainText(sum);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(panel.getByText(sum)).toBeVisible();
  await expect(panel.getByLabel("Day", { exact: true })).toHaveValue(day);

  await page.goForward();
  await summary.getByRole("button", { name: "Remove" }).click();
  await expect(summary).toHaveCount(0);
  await expect(page.getByText(`Your message is about: ${offer.title}`)).toBeFocused();
  await page.reload();
  await expect(page.getByText(`Your message is about: ${offer.title}`)).toBeVisible();
  await expect(summary).toHaveCount(0);

  const other = await context.newPage();
  await open(other, address);
  await expect(getPanel(other, "en").getByText(sum)).toBeVisible();
  await other.getByRole("main").getByRole("link", { name: "Italiano", exact: true }).click();
  await expect(other).toHaveURL(new RegExp(`${getOffer("coral-key", "it").path}\\?.*date=${day}`));
  const theirs = getPanel(other, "it");
  await expect(theirs.getByLabel(getTranslator("it")("booking.form.date"), { exact: true })).toHaveValue(day);
  await expect(theirs.getByText(PRICE.it(2 * adult)).first()).toBeVisible();
});

test("a sold-out day and one that has passed cannot be chosen, and the next days are offered", async ({
  page,
}) => {
  const offer = getOffer("coral-key", "en");
  const soldOut = offer.closed_days.find((day) => day > getOfferedDay(offer, "bayahibe")) ?? "";
  const panel = getPanel(page, "en");
  const field = panel.getByLabel("Day", { exact: true });
  await open(page, offer.path);
  await panel.getByRole("radio", { name: "Bayahíbe" }).click();
  await field.fill(soldOut);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await panel.getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL(/\/excursions\/[^?]+\?port=bayahibe&adults=2$/);
  await expect(field).toBeFocused();
  const next = [1, 2, 3, 4].map((ahead) => formatShortDay(addDays(soldOut, ahead), "en"));
  const days = panel.getByRole("group", { name: "Next days" }).getByRole("button");
  await expect(days).toHaveText(next);
  await days.first().click();
  await expect(field).toHaveValue(addDays(soldOut, 1));
  await expect(field).not.toHaveAttribute("aria-invalid");

  await open(page, "/contact?service=coral-key&port=bayahibe&date=2020-01-03&adults=3");
  const summary = page.getByRole("region", { name: "What you chose" });
  await expect(summary).toContainText("Friday, January 3, 2020");
  await expect(summary.getByRole("definition").filter({ hasText: "2020" })).toHaveCount(0);
  await expect(page.locator("main form input[name=date]")).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the panel leads to an enquiry with all that was chosen, and a wrong address can be corrected", async ({
    page,
  }) => {
    const locale = "es";
    const t = getTranslator(locale);
    const offer = getOffer("coral-key", locale);
    const day = getOfferedDay(offer, "punta-cana");
    const visitor = inventVisitor();
    await page.goto(offer.path);
    const panel = getPanel(page, locale);
    await panel.getByRole("radio", { name: "Punta Cana" }).check();
    await panel.getByLabel(t("booking.form.date"), { exact: true }).fill(day);
    await panel.getByLabel(t("booking.form.adults"), { exact: true }).fill("3");
    await panel.getByRole("radio", { name: t("booking.pickup.hotel"), exact: true }).check();
    await panel.getByLabel(t("booking.form.place")).fill("Sol & Mar");
    await expect(panel.getByRole("link", { name: t("offer.contact"), exact: true })).toBeHidden();
    await panel.getByRole("button", { name: t("offer.contact"), exact: true }).click();

    await expect(page.getByText(t("contact.about", { title: offer.title }))).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    const typed = { name: visitor.name, lastname: visitor.lastname, email: "nobody", phone: visitor.phone };
    for (const [name, value] of Object.entries(typed))
      await page.locator(`main form [name=${name}]`).fill(value);
    await page.getByRole("button", { name: t("server.contact.submit") }).click();
    const error = t("server.fieldErrors.invalid-email", { field: t("server.fields.email") });
    await expect(page.locator("[name=email]")).toHaveAccessibleDescription(error);
    for (const [name, value] of Object.entries(typed))
      await expect(page.locator(`main form [name=${name}]`)).toHaveValue(value);
    await page.locator("main form [name=email]").fill(visitor.email);
    await page.getByRole("button", { name: t("server.contact.submit") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("server.contact.sentTitle"));
    const reference = getReference(await page.getByRole("main").innerText());
    expect(getStoredEnquiry(reference).payload).toMatchObject({
      ...{ service: "coral-key", collection: "excursions", port: "punta-cana", date: day, adults: 3 },
      email: visitor.email,
      pickup: { kind: "hotel", place: "Sol & Mar" },
      told: { price: { kind: "price", total: 3 * getPrice(offer, "punta-cana").adult } },
    });
  });
});
