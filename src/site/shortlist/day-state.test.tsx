import { act, screen, within } from "@testing-library/react";

import { forgetDayStates } from "../browser/load-day-states";
import { saveList } from "../browser/stored-text";
import type { Locale } from "../../domain/config/locales";
import { createSite } from "../../testing/create-frame";
import { createPageOffer, PORT_NAMES } from "../../testing/create-page-offer";
import { fakeFetch, type FakeReply } from "../../testing/fake-fetch";
import { renderWithLocale } from "../../testing/render-with-locale";
import { Shortlist } from "./shortlist";

const settings = { ports: PORT_NAMES, booking: { cut_off_hours: 12, days_ahead: 365 }, pricesOn: true };
const days = ["tuesday", "wednesday", "thursday"];
const OFFERS = [
  createPageOffer({
    ...{ key: "saona-island", title: "Saona", path: "/excursions/saona", days },
    closed_days: ["2026-12-08"],
  }),
  createPageOffer({ key: "whales", title: "Whales", path: "/excursions/whales", days }),
];
const DAYS: FakeReply = { status: 200, json: { days: { "2026-12-01": "full", "2026-12-02": "few" } } };

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse("2026-11-21T15:00:00Z"), advanceTimers: true });
  forgetDayStates();
});
afterEach(() => jest.useRealTimers());

async function renderList(list: string, reply: FakeReply, locale: Locale = "en") {
  const requests = fakeFetch(reply);
  saveList(list);
  window.history.replaceState(null, "", "/shortlist");
  await act(async () => {
    renderWithLocale(<Shortlist offers={OFFERS} keys={[]} settings={settings} site={createSite()} />, locale);
    await jest.advanceTimersByTimeAsync(0);
  });
  return { requests, saona: within(screen.getByRole("article", { name: "Saona" })) };
}

describe("the chosen day of an offer of the list", () => {
  it.each<[Locale, string, string]>([
    ["en", "Day", "full, ask for another day"],
    ["es", "Día", "completo, pida otro día"],
    ["it", "Giorno", "completo, chiedi un altro giorno"],
  ])("is said to be full in %s, beside its field", async (locale, label, words) => {
    const { saona } = await renderList("saona-island_date-2026-12-01.whales", DAYS, locale);
    expect(saona.getByLabelText(label)).toHaveAccessibleDescription(words);
    expect(saona.getByLabelText(label)).not.toBeInvalid();
    expect(saona.getByText(words)).toHaveAttribute("role", "status");
  });
});
