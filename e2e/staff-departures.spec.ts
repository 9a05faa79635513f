import { expect } from "@playwright/test";

import { bookTrip, inDays, readQuoteLink } from "./support/book-trip";
import { getOffer } from "./support/fixture";
import { createGuest, sendEnquiry } from "./support/inbox";
import { signIn } from "./support/sign-in";
import { openDevice } from "./support/staff-device";
import { test } from "./support/staff-test";

const OFFER = getOffer("coral-key", "en");
const [PRICE] = OFFER.prices;
/** A day on which the offer runs. */
const AHEAD = [40, 41].find((days) => !OFFER.closed_days.includes(inDays(days))) ?? 0;

test("a day is closed, opened again, and cancelled with a mail to its guests", async ({ browser, site }) => {
  const [guest, day] = [createGuest({ lang: "es" }), inDays(AHEAD)];
  const { page } = await openDevice(browser, site);
  await signIn(page, site.url, site.dataDir);
  const booked = await bookTrip(page, site, guest, {
    ...{ offer: OFFER.key, port: PRICE?.port ?? "", inDays: AHEAD, adults: 2, children: 0 },
    ...{ totalCents: 200 * (PRICE?.adult ?? NaN), source: "" },
  });
  // Of a list no day is refused; staff note the booking by hand.
  const byHand = await sendEnquiry(site.url, createGuest({ lang: "en" }), {
    offers: [{ service: OFFER.key, collection: OFFER.collection, date: day }],
  });
  const asked = await page.request.get(`/api/staff/enquiry?reference=${byHand}`);
  const { version } = (await asked.json()) as { version: number };
  const noted = await page.request.patch("/api/staff/enquiry", {
    ...{ headers: { origin: site.url }, data: { reference: byHand, version, status: "booked" } },
  });
  expect(noted.ok(), await noted.text()).toBe(true);

  await page.goto(`/admin/departures#from=${day}`);
  await page.getByRole("main").locator(`a[href="#${OFFER.key}/${day}"]`).click();
  const row = page.getByRole("row").filter({ hasText: booked });
  await expect(row).toContainText("2");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  const open = page.getByRole("button", { name: "Open again" });
  await expect(open).toBeVisible();
  const days = await page.request.get(`/api/departures?offer=${OFFER.key}`);
  expect(await days.text()).toContain(day);
  await open.click();
  await page.getByRole("button", { name: "Cancel this day…" }).click();
  await page.getByLabel("What guests read").fill("Olas de tres metros.\nThree metres of waves.");
  await expect(page.getByRole("dialog")).toContainText("Guests booked by hand: 1.");
  await page.getByRole("button", { name: "Look at the mail" }).click();
  await expect(page.frameLocator("iframe").getByText("Three metres of waves.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel the day, mails: 1" }).click();
  await expect(page.getByText(/^The day is cancelled/)).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("link", { name: byHand })).toBeVisible();
  const hasMail = () => site.getMails(guest.email).some(({ text }) => text?.includes("Olas de tres metros."));
  await expect.poll(hasMail).toBe(true);
  await page.goto(await readQuoteLink(site, guest));
  await expect(page.getByRole("button")).toHaveCount(0);
});
