import { randomUUID } from "node:crypto";

import { expect, type Page } from "@playwright/test";

import { bookTrip, callStaff, inDays, readQuoteLink } from "./support/quotes";
import { getOffer } from "./support/fixture";
import { createGuest } from "./support/inbox";
import { openDevice, signIn, test } from "./support/staff-site";

const OFFER = getOffer("coral-key", "en");
const [PRICE] = OFFER.prices;
/** A day on which the offer runs. */
const AHEAD = [40, 41].find((days) => !OFFER.closed_days.includes(inDays(days))) ?? 0;

/** Tells by the page objects of the PDF how many sheets are printed. */
async function expectOnePage(page: Page, format: "A4" | "Letter") {
  const pdf = await page.pdf({ format });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
}

test("a day is closed, opened again, and cancelled with a mail to its guests", async ({ browser, site }) => {
  const [guest, day] = [createGuest({ lang: "es" }), inDays(AHEAD)];
  const { page } = await openDevice(browser, site);
  await signIn(page, site.url, site.dataDir);
  const booked = await bookTrip(site, guest, {
    ...{ offer: OFFER.key, port: PRICE?.port ?? "", inDays: AHEAD, adults: 2, children: 0 },
    ...{ totalCents: 200 * (PRICE?.adult ?? NaN), source: "" },
  });
  await callStaff(site, "mutate", "bookings.make", {
    guest: { name: "Rosa", phone: "+1 809 555 1234", lang: "es" },
    trips: [{ offer: OFFER.key, date: day, adults: 1, amountCents: 9500 }],
    key: `by-hand-${randomUUID()}`,
  });

  await page.goto(`/admin/departures#from=${day}`);
  await page.getByRole("main").locator(`a[href="#${OFFER.key}/${day}"]`).click();
  const row = page.getByRole("row").filter({ has: page.locator(`a[href$="#${booked}"]`) });
  await expect(row).toContainText("2 adults");
  await expect(page.getByRole("row").filter({ hasText: "Rosa" })).toContainText("to collect $95");
  await expect(page.getByRole("link", { name: "Send by WhatsApp" })).toHaveAttribute("href", /Rosa/);
  await expectOnePage(page, "A4");
  await expectOnePage(page, "Letter");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  const open = page.getByRole("button", { name: "Open again" });
  await expect(open).toBeVisible();
  const days = await page.request.get(`/api/departures?offer=${OFFER.key}`);
  expect(await days.text()).toContain(day);
  await open.click();
  await page.getByRole("button", { name: "Cancel this day…" }).click();
  await page.getByLabel("What guests read").fill("Olas de tres metros.\nThree metres of waves.");
  await expect(page.getByRole("dialog")).toContainText("Bookings for this day: 2.");
  await page.getByRole("button", { name: "Look at the mail" }).click();
  await expect(page.getByRole("dialog")).toContainText("Bookings that get no mail: 1.");
  await expect(page.frameLocator("iframe").getByText("Three metres of waves.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel the day, mails: 1" }).click();
  await expect(page.getByText(/^The day is cancelled/)).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("region", { name: "This day" })).toContainText("+1 809 555 1234");
  const hasMail = () => site.getMails(guest.email).some(({ text }) => text?.includes("Olas de tres metros."));
  await expect.poll(hasMail).toBe(true);
  await page.goto(await readQuoteLink(site, guest));
  await expect(page.getByRole("button")).toHaveCount(0);
});
