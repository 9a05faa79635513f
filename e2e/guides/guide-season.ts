import type { Browser, Page } from "@playwright/test";

import { openStore } from "../../src/server/store";
import { addSubscribers, type TestSubscriber } from "../../src/testing/add-subscribers";
import { type BookedTrip, bookTrip, inDays, mutateStaff } from "../support/quotes";
import { sendEnquiry, type TestGuest } from "../support/inbox";
import { openDevice, signIn, type StaffSite, startStaffSite } from "../support/staff-site";
import { BROWSER_LANGUAGES, GUIDE_PIXELS, type GuideLocale } from "./guide-tools";

/** The day with most guests. */
export const FULL_DAY = 6;

const HOTEL = "hotel-brisa-de-coral";
const BOOKED: readonly (readonly [
  name: string,
  lastname: string,
  lang: TestGuest["lang"],
  trip: BookedTrip,
])[] = [
  ["John", "Smith", "en", toTrip("saona-island", "bayahibe", FULL_DAY, [2, 1], 195, HOTEL)],
  ["Lucía", "Vega", "es", toTrip("saona-island", "la-romana-cruises", FULL_DAY, [4, 0], 320, "")],
  ["Carla", "Rossi", "it", toTrip("saona-island", "bayahibe", FULL_DAY, [2, 2], 240, "taxis-el-faro")],
  ["José", "Peña", "es", toTrip("discover-scuba", "bayahibe", FULL_DAY, [6, 0], 540, HOTEL)],
  ["Emma", "Clark", "en", toTrip("sailing-catamaran", "bayahibe", 3, [5, 2], 890, "posada-la-uva")],
  ["Paolo", "Bianchi", "it", toTrip("natural-pool", "bayahibe", 8, [2, 0], 110, "Instagram")],
];
const ASKED: readonly (readonly [name: string, lastname: string, source: string])[] = [
  ["Marie", "Dubois", HOTEL],
  ["Tom", "Becker", "taxis-el-faro"],
  ["Ada", "Byron", ""],
];
const SUBSCRIBERS = { en: 31, es: 48, it: 17 } as const;

function toTrip(
  offer: string,
  port: string,
  days: number,
  [adults, children]: readonly [number, number],
  dollars: number,
  source: string,
): BookedTrip {
  return { offer, port, inDays: days, adults, children, totalCents: dollars * 100, source };
}

const createGuest = (name: string, lastname: string, lang: TestGuest["lang"]): TestGuest => ({
  ...{ lang, name, lastname, phone: "", message: "Hello" },
  email: `${name}.${lastname}@example.com`.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase(),
});

function listSubscribers(): TestSubscriber[] {
  return Object.entries(SUBSCRIBERS).flatMap(([locale, count]) =>
    Array.from({ length: count }, (_, index) => ({
      email: `${locale}-${index}@example.com`,
      locale: locale as keyof typeof SUBSCRIBERS,
    })),
  );
}

/** A site in the middle of its season, and the owner's window on it. */
export interface GuideSeason {
  site: StaffSite;
  page: Page;
}

/** Starts a site with bookings, partners' guests and subscribers; its owner works in the language of the guide. */
export async function startGuideSeason(browser: Browser, locale: GuideLocale): Promise<GuideSeason> {
  const site = await startStaffSite("olga@example.com", { LETTERS_PER_MINUTE: "40" });
  const { page } = await openDevice(browser, site, {
    ...{ viewport: { width: 1280, height: 860 }, deviceScaleFactor: GUIDE_PIXELS, reducedMotion: "reduce" },
    locale: BROWSER_LANGUAGES[locale],
  });
  await signIn(page, site.url, site.dataDir, locale);
  await mutateStaff(page.request, site.url, "me.change", { name: "Olga Peña" });
  for (const [name, lastname, lang, trip] of BOOKED)
    await bookTrip(page, site, createGuest(name, lastname, lang), trip);
  for (const [name, lastname, source] of ASKED)
    await sendEnquiry(site.url, createGuest(name, lastname, "en"), { source });
  const closed = { offer: "saona-island", day: inDays(10), isOpen: false };
  await mutateStaff(page.request, site.url, "departures.change", closed);
  const store = await openStore({ dataDir: site.dataDir, databaseUrl: undefined });
  await addSubscribers(store, listSubscribers(), Date.now());
  await store.close();
  return { site, page };
}
