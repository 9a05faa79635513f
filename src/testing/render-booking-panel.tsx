import { screen } from "@testing-library/react";

import type { Locale } from "../domain/config/locales";
import { OfferPanel } from "../site/booking/booking-panel";
import { createFrame } from "./create-frame";
import { createPageOffer } from "./create-page-offer";
import { renderWithLocale } from "./render-with-locale";

const saona = createPageOffer({
  days: ["monday", "friday"],
  ports: ["bayahibe", "punta-cana", "la-romana-cruises"],
  prices: [
    { port: "bayahibe", adult: 75, child: 45 },
    { port: "punta-cana", adult: 92, child: 58 },
    { port: "la-romana-cruises", adult: 85, child: 50 },
  ],
  minimum_party: [{ port: "punta-cana", persons: 2 }],
  pickup: [
    { port: "bayahibe", place: "Pier", time: "08:00", back: null },
    { port: "la-romana-cruises", place: "Terminal", time: "08:00", back: null },
  ],
  duration_hours: 9,
});

/** Opens an offer's page on a Saturday; at that moment it is 08:00 in Santo Domingo. */
export function openOfferPage(): void {
  jest.useFakeTimers({ now: Date.parse("2026-11-21T12:00:00Z"), doNotFake: ["queueMicrotask", "nextTick"] });
  window.history.replaceState(null, "", "/excursions/saona-island");
}

/** Renders the panel of an offer that runs on Mondays and Fridays from three ports, at one of which ships call. */
export function renderPanel(change: Partial<typeof saona> = {}, locale: Locale = "en", pricesOn = true) {
  return renderWithLocale(<OfferPanel offer={{ ...saona, ...change }} />, locale, createFrame({ pricesOn }));
}

export const getChatText = (name = /^Book now/) =>
  new URL(screen.getByRole("link", { name }).getAttribute("href") ?? "").searchParams
    .get("text")
    ?.split("\n");

export const getWay = () => screen.getByRole("link", { name: "Contact" }).getAttribute("href");
