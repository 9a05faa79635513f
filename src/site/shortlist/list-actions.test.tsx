import { screen, waitFor } from "@testing-library/react";

import type { Locale } from "../../domain/config/locales";
import { createSite } from "../../testing/create-frame";
import { createPageOffer } from "../../testing/create-page-offer";
import { renderWithLocale } from "../../testing/render-with-locale";
import { ListActions } from "./list-actions";

const mockCalendar = { isThere: false, downloadCalendar: jest.fn() };

jest.mock("./download-calendar", () => {
  if (!mockCalendar.isThere) throw new Error("Loading chunk 7 failed.");
  return mockCalendar;
});

const offer = createPageOffer({ days: ["tuesday"], price_basis: "per-person" });
const listed = [{ offer, choice: { date: "2026-12-01", adults: 2, children: 0, smallChildren: 0 } }];
const settings = { ports: [], booking: { cut_off_hours: 12, days_ahead: 365 }, pricesOn: true };

it.each<[Locale, string, RegExp]>([
  ["en", "Add to calendar", /Check your connection/],
  ["es", "Añadir al calendario", /Revise su conexión/],
  ["it", "Aggiungi al calendario", /Controlla la connessione/],
])("says in %s that the calendar could not be loaded, and tries again", async (locale, name, words) => {
  mockCalendar.isThere = false;
  mockCalendar.downloadCalendar.mockClear();
  jest.resetModules();
  const { user } = renderWithLocale(
    <ListActions {...{ listed, settings }} text="saona-island_date-2026-12-01" site={createSite()} />,
    locale,
  );
  const button = screen.getByRole("button", { name });
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await user.click(button);
  expect(await screen.findByRole("alert")).toHaveTextContent(words);
  expect(mockCalendar.downloadCalendar).not.toHaveBeenCalled();
  mockCalendar.isThere = true;
  await user.click(button);
  await waitFor(() => expect(mockCalendar.downloadCalendar).toHaveBeenCalledWith(listed, expect.anything()));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
