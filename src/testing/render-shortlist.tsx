import { screen, within } from "@testing-library/react";

import { saveList } from "../site/browser/stored-text";
import type { Locale } from "../domain/config/locales";
import { Shortlist } from "../site/shortlist/shortlist";
import { createFrame } from "./create-frame";
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

const SHIP_PORT = {
  ports: ["bayahibe", "la-romana-cruises"],
  prices: [{ port: "la-romana-cruises", adult: 85, child: 50 }],
  pickup: [{ port: "la-romana-cruises", place: "Terminal", time: "08:00", back: null }],
};
const CATALINA = createOffer({ ...SHIP_PORT, key: "catalina", title: "Catalina" });

const YACHT = createOffer({
  ...{ key: "yacht", title: "Yacht", path: "/catalog/yacht" },
  ...{ sale: "paused", pause_note: "In the dock until May." },
});

const OFFERS = [createOffer(), WHALES, SCUBA, CATALINA, YACHT];

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

/** Renders the page at an address with a list. */
export function renderList(list: string, { locale = "en", pricesOn = true }: ListOptions = {}) {
  window.history.replaceState(null, "", list === "" ? "/shortlist" : `/shortlist?list=${list}`);
  const keys = OFFERS.map(({ key }) => key);
  return renderWithLocale(<Shortlist offers={OFFERS} keys={keys} />, locale, createFrame({ pricesOn }));
}

export const getItem = (title: string) => within(screen.getByRole("article", { name: title }));
