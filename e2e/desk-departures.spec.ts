import { expect, test, type Page } from "@playwright/test";

import { findViolations } from "./support/axe";
import { keepPicture } from "./support/keep-picture";
import { findOverflow } from "./support/overflow";
import { acceptQuote, bookByHand, sendQuote } from "./support/quotes";
import { signInAsNewOwner } from "./support/sign-in";

const WORDS = {
  en: {
    close: "Close",
    open: "Open again",
    cancel: "Cancel this day…",
    look: "Look at the mail",
    reason: "What guests read",
    withoutMail: "Guests booked by hand: 1. They get no mail from here: tell them yourself.",
    now: /^Cancel the day, mails: \d/,
    done: /^The day is cancelled/,
  },
  es: {
    close: "Cerrar",
    open: "Abrir de nuevo",
    cancel: "Cancelar este día…",
    look: "Ver el correo",
    reason: "Lo que leen los pasajeros",
    withoutMail: "Pasajeros con reserva anotada a mano: 1. Desde aquí no reciben ningún correo: avísales tú.",
    now: /^Cancelar el día, correos: \d/,
    done: /^El día está cancelado/,
  },
  it: {
    close: "Chiudi",
    open: "Riapri",
    cancel: "Annulla questo giorno…",
    look: "Guarda l'email",
    reason: "Cosa leggono gli ospiti",
    withoutMail: "Ospiti con prenotazione annotata a mano: 1. Da qui non ricevono email: avvisali tu.",
    now: /^Annulla il giorno, email: \d/,
    done: /^Il giorno è annullato/,
  },
} as const;

async function check(page: Page, name: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page), `${name}, ${colorScheme}`).toEqual([]);
    await keepPicture(page, `${name}-${colorScheme}`);
  }
  expect(await findOverflow(page), name).toEqual([]);
}

for (const [width, locale, ahead] of [
  [360, "es", 50],
  [768, "it", 51],
  [1280, "en", 52],
] as const)
  test(`a day is read, closed, opened and cancelled at ${width} px in ${locale}`, async ({
    page,
    request,
    baseURL,
  }, { retry }) => {
    const url = String(baseURL);
    const words = WORDS[locale];
    const day = new Date(Date.now() + (ahead + 3 * retry) * 86_400_000).toISOString().slice(0, 10);
    const quote = await sendQuote(request, url, locale, { date: day, offer: "catalina-island" });
    await acceptQuote(quote.url);
    const byHand = await bookByHand(request, url, { date: day, offer: "catalina-island" });
    await signInAsNewOwner(page, url, locale);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/admin/departures#from=${day}`);
    await page.getByRole("main").locator(`a[href="#catalina-island/${day}"]`).waitFor();
    await check(page, "list");
    await page.getByRole("main").locator(`a[href="#catalina-island/${day}"]`).click();
    const guest = page.getByRole("row").filter({ hasText: quote.reference });
    await expect(guest).toContainText("2");
    const noted = page.getByRole("link", { name: byHand });
    await expect(noted).toBeVisible();
    await check(page, "day");
    await page.getByRole("button", { name: words.close, exact: true }).click();
    await page.getByRole("button", { name: words.open }).click();
    await page.getByRole("button", { name: words.cancel }).click();
    await page.getByLabel(words.reason).fill("Olas de tres metros.\nThree metres of waves.");
    await expect(page.getByRole("dialog").getByText(words.withoutMail)).toBeVisible();
    await check(page, "cancel");
    await page.getByRole("button", { name: words.look }).click();
    await expect(page.frameLocator("iframe").getByText("Three metres of waves.")).toBeVisible();
    expect(await findOverflow(page)).toEqual([]);
    await keepPicture(page, "mail", false);
    await page.getByRole("button", { name: words.now }).click();
    await expect(page.getByText(words.done)).toBeVisible();
    await expect(guest).toHaveCount(0);
    await expect(noted).toBeVisible();
    await check(page, "cancelled");
    await page.goto(quote.url);
    await expect(page.getByRole("button")).toHaveCount(0);
  });
