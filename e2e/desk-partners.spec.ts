import { expect, test } from "@playwright/test";

import { LOCALE_CODES } from "../src/config/locales";
import type { LedgerReply } from "../src/contracts/partners";
import { PARTNERS_WORDS } from "../src/staff/partners/partners-words";
import { findViolations } from "./support/axe";
import { bookTrip } from "./support/book-trip";
import { fillIn } from "./support/form";
import { sendEnquiry, type TestGuest } from "./support/inbox";
import { keepPicture } from "./support/keep-picture";
import { findOverflow } from "./support/overflow";
import { getTranslator } from "./support/sentences";
import { signIn } from "./support/sign-in";
import { closeDevices, openDevice } from "./support/staff-device";
import { startStaffSite, type StaffSite } from "./support/staff-site";

const CODE = "posada-la-uva";
const NAME = "Posada La Uva";
const WIDTHS = [360, 768, 1280] as const;
const GUEST: TestGuest = {
  ...{ lang: "en", name: "Ada", lastname: "Byron", email: "ada@example.com", phone: "", message: "Hello" },
};

let site: StaffSite;
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  site = await startStaffSite("olga@example.com");
});
test.afterEach(closeDevices);
test.afterAll(() => site.stop());

/** What costs 195 dollars. */
const TRIP = {
  offer: "saona-island",
  port: "bayahibe",
  inDays: 30,
  adults: 2,
  children: 1,
  totalCents: 19_500,
};

test("a card brings guests, whose enquiries and bookings the owner finds with the partner", async ({
  browser,
}) => {
  const { page } = await openDevice(browser, site);
  await signIn(page, site.url, site.dataDir);
  await page.goto("/admin/partners");
  await page.getByRole("link", { name: NAME }).click();
  await expect(page.getByRole("region", { name: NAME })).toContainText(CODE);
  await page.getByLabel("Offer").selectOption({ label: "Saona Island by Catamaran and Speedboat" });
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

  const booked = await bookTrip(page, site, GUEST, { ...TRIP, source: NAME.toUpperCase() });
  await page.reload();
  const list = page.getByRole("region", { name: "Enquiries and bookings of the month" });
  await expect(list.getByRole("listitem").filter({ hasText: booked })).toContainText("$195");
  await expect(list.getByRole("listitem").filter({ hasText: reference })).toContainText("New");
  await page.getByRole("link", { name: "All partners" }).click();
  await expect(page.getByRole("row", { name: NAME })).toContainText("$195");
  const { partners } = (await (await page.request.get("/api/staff/partners")).json()) as LedgerReply;
  expect(partners.find(({ code }) => code === CODE)).toMatchObject({
    ...{ enquiries: 2, bookings: 1, persons: 3, totalCents: 19_500 },
  });
  const csv = await page.request.get("/api/staff/partners-export");
  expect(await csv.text()).toContain(`"${CODE}","2","1","0","3","195.00"`);

  await page.getByRole("link", { name: NAME }).click();
  await list.getByRole("link", { name: reference }).click();
  await expect(page.getByRole("heading", { name: /^Zoë/ })).toBeVisible();
});

for (const locale of LOCALE_CODES)
  test(`the room Partners is accessible and fits every screen, in the light and in the dark: ${locale}`, async ({
    browser,
  }) => {
    // What no partner has, as long as a guest may type it.
    await sendEnquiry(site.url, GUEST, { source: "=" + "Recepción ".repeat(9) });
    const { page } = await openDevice(browser, site);
    await signIn(page, site.url, site.dataDir, locale);
    for (const [hash, heading] of [
      ["", PARTNERS_WORDS.others[locale]],
      [`#partner=${CODE}`, PARTNERS_WORDS.cards[locale]],
    ] as const) {
      await page.goto("about:blank");
      await page.goto(`/admin/partners${hash}`);
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        await keepPicture(page, `${hash === "" ? "month" : "partner"}-${width}`);
        expect(await findOverflow(page), `${hash} at ${width}`).toEqual([]);
        for (const colorScheme of locale === "en" ? (["dark", "light"] as const) : (["light"] as const)) {
          await page.emulateMedia({ colorScheme });
          expect(await findViolations(page), `${hash} at ${width}, ${colorScheme}`).toEqual([]);
        }
      }
    }
  });
