import { screen } from "@testing-library/react";

import { loadList, saveList } from "../../browser-state/stored-list";
import type { Locale } from "../../config/locales";
import { getItem, renderList, startWithoutList } from "../../testing/render-shortlist";

beforeEach(startWithoutList);
afterEach(() => jest.useRealTimers());

const CATALINA = "catalina_port-la-romana-cruises_date-2026-12-01_adults-2";

it.each<[Locale, string, string, string, string]>([
  ["en", "Pick-up from", "Docks at", "All aboard at", "Back aboard: please tell us when your ship docks"],
  ["es", "Recogida en", "Atraca a las", "Hora límite de embarque", "Regreso a bordo: dinos"],
  ["it", "Partenza da", "Attracca alle", "Tutti a bordo alle", "Rientro a bordo: dicci"],
])("the ship's times are asked for where ships call (%s)", async (locale, port, docks, aboard, sentence) => {
  saveList("catalina_date-2026-12-01_adults-2");
  const { user } = renderList("", { locale });
  expect(getItem("Catalina").queryByLabelText(docks)).not.toBeInTheDocument();
  await user.selectOptions(getItem("Catalina").getByLabelText(port), "la-romana-cruises");
  expect(getItem("Catalina").getByLabelText(docks)).toHaveValue("");
  expect(getItem("Catalina").getByLabelText(aboard)).toHaveValue("");
  const notes = getItem("Catalina").getAllByText((text) => text.startsWith(sentence), { selector: "p" });
  expect(notes).toHaveLength(1);
});

it("the ship's times are kept, sent and counted", async () => {
  saveList(CATALINA);
  const { user } = renderList("");
  await user.type(getItem("Catalina").getByLabelText("Docks at"), "07:00");
  await user.type(getItem("Catalina").getByLabelText("All aboard at"), "16:30");
  expect(loadList()).toBe(`${CATALINA}_docks-0700_aboard-1630`);
  const sentence = "Back aboard: no, that ship has sailed by then (back at 17:00, all aboard at 16:30)";
  expect(getItem("Catalina").getByText(sentence, { selector: "p" })).toBeInTheDocument();
  const chat = screen.getByRole("link", { name: /^Ask for all/ }).getAttribute("href") ?? "";
  const lines = new URL(chat).searchParams.get("text")?.split("\n");
  expect(lines).toContain("Pick-up: Cruise ship, docks at 07:00, all aboard at 16:30");
  expect(lines).toContain(sentence);
});

it("a list that was sent holds the ship's times, and another port takes them out", async () => {
  const { user } = renderList(`${CATALINA}_docks-0700_aboard-1945`);
  expect(getItem("Catalina").getByLabelText("All aboard at")).toHaveValue("19:45");
  await user.selectOptions(getItem("Catalina").getByLabelText("Pick-up from"), "bayahibe");
  expect(getItem("Catalina").queryByLabelText("Docks at")).not.toBeInTheDocument();
  expect(getItem("Catalina").queryByText(/^Back aboard/)).not.toBeInTheDocument();
});

it("a transfer from the airport to the ship's port asks for no ship", () => {
  saveList("transfer_port-la-romana-cruises_adults-2");
  renderList("");
  expect(getItem("Transfer").queryByLabelText("Docks at")).not.toBeInTheDocument();
  expect(getItem("Transfer").queryByText(/Cruise ship/)).not.toBeInTheDocument();
});
