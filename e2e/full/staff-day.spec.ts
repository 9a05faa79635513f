import { expect, type Locator, type Page } from "@playwright/test";

import { createFinger, type Finger } from "../support/finger";
import { getOffer } from "../support/fixture";
import { createGuest, getPart, getRow, sendEnquiry, type TestGuest } from "../support/inbox";
import { inDays, readQuoteLink } from "../support/quotes";
import { openDevice, signIn, test } from "../support/staff-site";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const [ISLAND, CAVE] = [getOffer("coral-key", "en"), getOffer("river-cave", "en")];

const getWeekday = (day: string) =>
  new Date(day).toLocaleDateString("en-US", { weekday: "long" }).toLowerCase();
const runs = (offer: typeof ISLAND, day: string) =>
  offer.days.some((weekday) => weekday === getWeekday(day)) && !offer.closed_days.includes(day);
/** A day on which both offers run. */
const DAY = [20, 21, 22, 23].map(inDays).find((day) => runs(CAVE, day) && runs(ISLAND, day)) ?? "";
const ASKED = { service: ISLAND.key, collection: ISLAND.collection, port: "bayahibe", date: DAY, adults: 2 };

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole("button", { name, exact: true });
const getName = ({ name, lastname }: TestGuest) => `${name} ${lastname}`;
const getTitle = (page: Page, guest: TestGuest) =>
  page.getByRole("heading", { name: getName(guest), level: 2 });

/** Goes to a room by the menu, and opens the enquiry of a guest there. */
async function goToEnquiry(page: Page, finger: Finger, reference: string, guest: TestGuest) {
  await finger.tap(page.getByRole("button", { name: /^Rooms:/ }));
  await finger.tap(page.getByRole("navigation").getByRole("link", { name: /^Enquiries/ }));
  await finger.tap(getRow(page, reference));
  await expect(getTitle(page, guest)).toBeVisible();
}

/** Quotes what the guest asked for and a second trip on the same day. */
async function quoteTwoTrips(page: Page, finger: Finger) {
  await finger.tap(button(page, "Make a quote"));
  await finger.tap(button(page, "Work out the prices"));
  await finger.tap(button(page, "Add a trip"));
  const second = page.getByRole("group", { name: /^Trip 2/ });
  await finger.choose(second.getByLabel("Offer"), CAVE.key);
  await finger.choose(second.getByLabel("Port"), "bayahibe");
  await finger.fill(second.getByLabel("Day"), DAY);
  await finger.fill(second.getByLabel("Adults"), "2");
  await finger.tap(button(second, "Work out the prices"));
  await expect(second.getByLabel("Price of one, US$").first()).toHaveValue(/^\d/);
  await sendQuote(page, finger);
}

async function sendQuote(page: Page, finger: Finger) {
  await finger.tap(button(page, "Look at it and send…"));
  await expect(page.getByRole("dialog")).toContainText(CAVE.title);
  await finger.tap(button(page.getByRole("dialog"), "Send the quote"));
  await expect(page.getByText("The quote is sent.")).toBeVisible();
}

test("a day of staff on a phone: enquiries, quotes, bookings, a cancelled day, the manifest and the month", async ({
  browser,
  site,
}) => {
  test.setTimeout(300_000);
  const guests = (["it", "en", "es", "es", "it"] as const).map((lang) => createGuest({ lang }));
  const [carla, ann, jose] = guests as [TestGuest, TestGuest, TestGuest];
  const references = new Map<TestGuest, string>();
  for (const guest of guests) references.set(guest, await sendEnquiry(site.url, guest, ASKED));
  const of = (guest: TestGuest) => references.get(guest) ?? "";

  const { page } = await openDevice(browser, site, PHONE);
  await signIn(page, site.url, site.dataDir);
  const finger = createFinger();
  await page.goto("/admin/today");
  const waiting = getPart(page, "Waiting for an answer");
  await expect(waiting.getByRole("link", { name: new RegExp(getName(carla)) })).toBeVisible();

  await test.step("one has telephoned", async () => {
    await finger.tap(button(page, "New"));
    await finger.tap(page.getByRole("link", { name: "New enquiry" }));
    await finger.fill(page.getByLabel("Name", { exact: true }), "Rosa");
    await finger.fill(page.getByLabel("Last name"), "Marte");
    await finger.fill(page.getByLabel("Phone"), "+1 809 555 1234");
    await finger.fill(page.getByLabel("What the guest wants to know"), "Is there a boat for six?");
    await finger.tap(button(page, "Note the enquiry"));
    await expect(page.getByRole("heading", { name: "Rosa Marte", level: 2 })).toBeVisible();
    finger.end("note an enquiry by telephone", 3);
  });

  await test.step("one stands at the desk, books and pays", async () => {
    await finger.tap(button(page, "New"));
    await finger.tap(page.getByRole("link", { name: "New booking" }));
    await finger.fill(page.getByLabel("Name", { exact: true }), "Luis Peña");
    const trip = page.getByRole("group", { name: /^Trip 1/ });
    await finger.choose(trip.getByLabel("Offer"), CAVE.key);
    await finger.choose(trip.getByLabel("Port"), "bayahibe");
    await finger.fill(trip.getByLabel("Day", { exact: true }), DAY);
    await finger.fill(trip.getByLabel("Adults"), "3");
    await expect(trip.getByLabel("Amount, US$")).toHaveValue("201");
    await finger.fill(page.getByLabel("Paid, US$"), "201");
    await finger.tap(button(page, "Book"));
    await expect(page.getByRole("heading", { name: "Luis Peña", level: 2 })).toBeVisible();
    await expect(getPart(page, "Booking")).toContainText("$201");
    finger.end("book at the desk", 5);
  });

  await test.step("a ready-made answer", async () => {
    await page.goto("/admin/today");
    await finger.tap(waiting.getByRole("link", { name: new RegExp(getName(jose)) }));
    await finger.tap(page.getByText("Ready-made answers"));
    await finger.tap(button(page, "There is room"));
    await finger.tap(button(getPart(page, "Answer"), "Send by mail"));
    await expect(getPart(page, "Timeline")).toContainText("answered by mail");
    finger.end("answer with a ready-made text", 4);
  });

  await test.step("a quote of two trips is accepted on a phone", async () => {
    await goToEnquiry(page, finger, of(carla), carla);
    await quoteTwoTrips(page, finger);
    finger.end("quote two trips", 11);
    const { page: phone } = await openDevice(browser, site, { ...PHONE, javaScriptEnabled: false });
    await phone.goto(await readQuoteLink(site, carla));
    await phone.getByRole("button", { name: /^Accetta/ }).click();
    await expect(phone.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(getPart(page, "Booking")).toContainText("River Cave", { timeout: 20_000 });
  });

  await test.step("another one is changed before it is accepted", async () => {
    await goToEnquiry(page, finger, of(ann), ann);
    await quoteTwoTrips(page, finger);
    const first = await readQuoteLink(site, ann);
    finger.end("quote two trips again", 11);
    await finger.tap(button(page, "Make a new quote"));
    const trips = page.getByRole("group", { name: /^Trip \d/ });
    const all = await trips.count();
    for (let number = 1; number <= all; number += 1) {
      const trip = trips.nth(number - 1);
      await finger.fill(trip.getByLabel("Adults"), "1");
      await finger.tap(button(trip, "Work out the prices"));
    }
    await sendQuote(page, finger);
    finger.end("change a quote", 5);
    const { page: phone } = await openDevice(browser, site, PHONE);
    await phone.goto(first);
    await phone.getByRole("link", { name: "Open the newest quote" }).click();
    await phone.getByRole("button", { name: /^Accept for/ }).click();
    await expect(phone.getByRole("heading", { name: "You have accepted this quote" })).toBeVisible();
  });

  await test.step("the island's day is cancelled: three metres of waves", async () => {
    await page.goto(`/admin/departures#from=${DAY}`);
    await finger.tap(page.getByRole("main").locator(`a[href="#${ISLAND.key}/${DAY}"]`));
    await finger.tap(button(page, "Cancel this day…"));
    await finger.fill(page.getByLabel("What guests read"), "Tre metri d'onda. Three metres of waves.");
    await finger.tap(button(page, "Look at the mail"));
    await finger.tap(button(page, "Cancel the day, mails: 2"));
    await expect(page.getByText(/^The day is cancelled/)).toBeVisible();
    finger.end("cancel a day", 4);
    const isTold = ({ email }: TestGuest) =>
      site.getMails(email).some(({ text }) => text?.includes("Three metres of waves."));
    await expect.poll(() => [carla, ann].map(isTold)).toEqual([true, true]);
  });

  await test.step("the manifest of the cave is printed", async () => {
    await page.goto(`/admin/departures#from=${DAY}`);
    await finger.tap(page.getByRole("main").locator(`a[href="#${CAVE.key}/${DAY}"]`));
    const rows = page.getByRole("row");
    await expect(rows.filter({ hasText: "Luis Peña" })).toContainText("paid");
    await expect(rows.filter({ hasText: getName(carla) })).toContainText("2 adults");
    await expect(rows.filter({ hasText: getName(ann) })).toContainText("1 adult");
    const pdf = await page.pdf({ format: "Letter" });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    finger.end("open a manifest", 1);
  });

  await test.step("the month before is closed", async () => {
    const month = new Date(Date.now() - 35 * 86_400_000).toISOString().slice(0, "YYYY-MM".length);
    await page.goto(`/admin/enquiries#accounts?month=${month}`);
    await finger.tap(button(page, /^Close .+…$/));
    await finger.tap(button(page.getByRole("dialog"), "Close the month"));
    await expect(
      page.getByText("This month is closed: what was sold, cancelled and paid no longer changes."),
    ).toBeVisible();
    finger.end("close a month", 2);
  });
});
