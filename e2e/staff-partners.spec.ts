import { readFileSync } from "node:fs";

import { expect } from "@playwright/test";

import type { LedgerReply } from "../src/staff/shell/client";
import { bookTrip, callStaff } from "./support/quotes";
import { getOffer } from "./support/fixture";
import { fillIn } from "./support/form";
import { createGuest } from "./support/inbox";
import { getTranslator } from "./support/texts";
import { openDevice, signIn, test } from "./support/staff-site";

const CODE = "hotel-azul";
const { en } = JSON.parse(readFileSync(`e2e/content/partners/${CODE}.json`, "utf8")) as {
  en: { name: string };
};
const NAME = en.name;
const OFFER = getOffer("coral-key", "en");
const TRIP = {
  ...{ offer: OFFER.key, port: OFFER.prices[0]?.port ?? "", inDays: 30, adults: 2, children: 1 },
  totalCents: 19_500,
};
const FORMATTED = "$195";

test("a card brings guests, whose enquiries and bookings the owner finds with the partner", async ({
  browser,
  site,
}) => {
  const { page } = await openDevice(browser, site);
  await signIn(page, site.url, site.dataDir);
  await page.goto("/admin/partners");
  await page.getByRole("link", { name: NAME }).click();
  await expect(page.getByRole("region", { name: NAME })).toContainText(CODE);
  await page.getByLabel("Offer").selectOption({ label: OFFER.title });
  const [card] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Open the card to print it" }).click(),
  ]);
  const sheet = card.getByRole("article", { name: "The card" });
  await expect(sheet).toContainText(`Recommended by: ${NAME}.`);
  await expect(sheet).toContainText("/?source=");
  const address = /\S+\/\?source=\S+/.exec(await sheet.innerText())?.[0] ?? "";
  expect(address).toMatch(new RegExp(`/\\?source=${CODE}$`));

  // A guest types the address of the card, and asks on another page of the site.
  const { page: guest } = await openDevice(browser, site);
  await guest.goto(address.slice(address.indexOf("/")));
  await guest.waitForFunction(() => sessionStorage.getItem("source") !== null);
  await guest.goto("/contact");
  const t = getTranslator("en");
  const form = guest.getByRole("main").locator("form");
  await fillIn(form, {
    [t("contact.name")]: "Zoë",
    [t("contact.email")]: "zoe@example.com",
    [t("contact.message")]: "Is there room for two?",
  });
  const sent = guest.waitForResponse("**/api/contact");
  await form.getByRole("button", { name: t("contact.submit") }).click();
  const { reference } = (await (await sent).json()) as { reference: string };

  const booked = await bookTrip(site, createGuest({ lang: "en" }), {
    ...TRIP,
    source: NAME.toUpperCase(),
  });
  await page.reload();
  const list = page.getByRole("region", { name: "Enquiries and bookings of the month" });
  await expect(list.getByRole("listitem").filter({ hasText: booked })).toContainText(FORMATTED);
  await expect(list.getByRole("listitem").filter({ hasText: reference })).toContainText("New");
  await page.getByRole("link", { name: "All partners" }).click();
  await expect(page.getByRole("row", { name: NAME })).toContainText(FORMATTED);
  const { partners } = await callStaff<LedgerReply>(site, "query", "partners.ledger");
  expect(partners.find(({ code }) => code === CODE)).toMatchObject({
    ...{ enquiries: 2, bookings: 1, persons: 3, totalCents: TRIP.totalCents },
  });
  const csv = await page.request.get("/api/staff/partners-export");
  expect(await csv.text()).toContain(`"${CODE}","2","1","0","3","${TRIP.totalCents / 100}.00"`);

  await page.getByRole("link", { name: NAME }).click();
  await list.getByRole("link", { name: reference }).click();
  await expect(page.getByRole("heading", { name: /^Zoë/ })).toBeVisible();
});
