import { screen, within } from "@testing-library/react";

import { saveList } from "../site/browser/stored-text";
import type { Locale } from "../domain/config/locales";
import { Shortlist } from "../site/shortlist/shortlist";
import { BOOKING_PORTS } from "./create-bookable-offer";
import { createSite } from "./create-frame";
import { createPageOffer } from "./create-page-offer";
import { renderWithLocale } from "./render-with-locale";

type Change = Parameters<typeof createPageOffer>[0];

const createOffer = (change: Change = {}) =>
  createPageOffer({
    title: "Saona",
    duration_hours: 9,
    days: ["monday", "tuesday"],
    closed_days: ["2026-12-07"],
    ports: ["bayahibe", "punta-cana"],
    price_basis: "per-person",
    prices: [{ port: "bayahibe", adult: 75, child: 45 }],
    pickup: [{ port: "bayahibe", place: "Main square", time: "07:30", back: null }],
    ...change,
  });

const WHALES = createOffer({
  key: "whales",
  path: "/excursions/whales",
  title: "Whales",
  prices: [{ port: "bayahibe", adult: 100, child: null }],
});
const SCUBA = createOffer({ key: "scuba", path: "/activities/scuba", title: "First dive", minimum_age: 10 });

const POOL = createOffer({ key: "pool", path: "/excursions/pool", title: "Natural pool", minimum_age: 2 });

const AGES = createOffer({ key: "ages", title: "With ages", child_from: 4, child_until: 11 });

const SHIP_PORT = {
  ports: ["bayahibe", "la-romana-cruises"],
  prices: [{ port: "la-romana-cruises", adult: 85, child: 50 }],
  pickup: [{ port: "la-romana-cruises", place: "Terminal", time: "08:00", back: null }],
};
const CATALINA = createOffer({ ...SHIP_PORT, key: "catalina", title: "Catalina" });

const TRANSFER = createOffer({ ...SHIP_PORT, key: "transfer", title: "Transfer", asks_flight: true });

const OFFERS = [createOffer(), WHALES, SCUBA, POOL, AGES, CATALINA, TRANSFER];
/** One of them is not in the page's language. */
const KEYS = [...OFFERS.map(({ key }) => key), "new-tour"];

interface ListOptions {
  locale?: Locale;
  pricesOn?: boolean;
}

/** Begins a test on a Saturday, with an empty list. */
export function startWithoutList(): void {
  jest.useFakeTimers({ now: Date.parse("2026-11-21T15:00:00Z"), advanceTimers: true });
  localStorage.clear();
  saveList("");
}

/** Renders the page at the address that the browser has. */
export function renderAgain({ locale = "en", pricesOn = true }: ListOptions = {}) {
  const settings = { ports: BOOKING_PORTS, booking: { cut_off_hours: 12, days_ahead: 365 }, pricesOn };
  return renderWithLocale(
    <Shortlist offers={OFFERS} keys={KEYS} settings={settings} site={createSite()} />,
    locale,
  );
}

/** Renders the page at an address with a list. */
export function renderList(list: string, options: ListOptions = {}) {
  window.history.replaceState(null, "", list === "" ? "/shortlist" : `/shortlist?list=${list}`);
  return renderAgain(options);
}

export const getItem = (title: string) => within(screen.getByRole("article", { name: title }));
