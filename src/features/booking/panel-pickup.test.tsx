import { screen, waitFor } from "@testing-library/react";

import type { Locale } from "../../config/locales";
import { WEEKDAYS } from "../../config/offer";
import { getChatText, getWay, openOfferPage, renderPanel } from "../../testing/render-booking-panel";

beforeEach(openOfferPage);
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** A browser shows no ring after a touch; jsdom takes every focus for a visible one. */
function touchWithoutRing() {
  const isMatch = Object.getOwnPropertyDescriptor(Element.prototype, "matches")?.value as Element["matches"];
  jest.spyOn(HTMLInputElement.prototype, "matches").mockImplementation(function matchesWithoutRing(
    this: Element,
    selector: string,
  ) {
    return selector !== ":focus-visible" && isMatch.call(this, selector);
  });
}

describe("a choice", () => {
  it("tells cruise guests whether they are back in time, and meets them where ships call", async () => {
    touchWithoutRing();
    const { user } = renderPanel({ days: WEEKDAYS });
    await user.click(screen.getByRole("radio", { name: "Cruise ship" }));
    await waitFor(() => expect(screen.getByRole("radio", { name: "La Romana Cruises Zone" })).toBeChecked());
    expect(await screen.findByLabelText("Name of the ship")).toHaveFocus();
    expect(await screen.findByText(/^Back aboard: please tell us when your ship docks/)).toBeInTheDocument();
    await user.type(screen.getByLabelText("All aboard at"), "19:45");
    expect(
      await screen.findByText(/2 h 45 min before all aboard, if your ship docks by 07:15$/),
    ).toBeInTheDocument();
    await user.type(screen.getByLabelText("Docks at"), "07:00");
    expect(
      await screen.findByText("Back aboard: in time, back at 17:00, 2 h 45 min before all aboard"),
    ).toBeInTheDocument();
  });

  it("is passed by the arrow keys, and takes the ship's port when the focus leaves the kinds", async () => {
    const { user } = renderPanel({ days: WEEKDAYS });
    const port = screen.getByRole("radio", { name: "La Romana Cruises Zone" });
    await user.click(screen.getByRole("radio", { name: "Hotel" }));
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("radio", { name: "Cruise ship" })).toHaveFocus();
    await waitFor(() => expect(getWay()).toContain("pickup=cruise"));
    expect(port).not.toBeChecked();
    await user.keyboard("{ArrowDown}");
    await waitFor(() => expect(getWay()).toContain("pickup=unknown"));
    expect(port).not.toBeChecked();
    await user.keyboard("{ArrowUp}");
    const ship = await screen.findByLabelText("Name of the ship");
    await user.tab();
    await waitFor(() => expect(port).toBeChecked());
    expect(ship).toHaveFocus();
  });

  it("of the ship's port needs no word on hotel or ship: it counts the ship's times", async () => {
    const { user } = renderPanel({ days: WEEKDAYS });
    await user.click(screen.getByRole("radio", { name: "La Romana Cruises Zone" }));
    await user.type(await screen.findByLabelText("Name of the ship"), "Aurora");
    await user.type(screen.getByLabelText("Docks at"), "08:00");
    await user.type(screen.getByLabelText("All aboard at"), "19:45");
    expect(await screen.findByText(/no, we set off at 08:00, before you are ashore/)).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "Cruise ship" })).not.toBeChecked();
    expect(getWay()).toContain("pickup=cruise&place=Aurora&docks=08%3A00&aboard=19%3A45");
    expect(getChatText()).toContain("Pick-up: Cruise ship, Aurora, docks at 08:00, all aboard at 19:45");
    await user.click(screen.getByRole("radio", { name: "Bayahíbe" }));
    await waitFor(() => expect(getWay()).not.toContain("pickup"));
  });

  it("of the ship's port is read from an address that does not name the ship", async () => {
    window.history.replaceState(null, "", "?port=la-romana-cruises&docks=07:00&aboard=19:45");
    renderPanel({ days: WEEKDAYS });
    expect(await screen.findByText(/2 h 45 min before all aboard$/)).toBeInTheDocument();
    expect(screen.getByLabelText("Docks at")).toHaveValue("07:00");
  });

  it("of a ship that has sailed by then gets a no, and the trips that fit it", async () => {
    const trips = [
      { title: "Chavón", url: "/excursions/chavon", pickup: [{ port: "la-romana-cruises", time: "09:00" }] },
      {
        title: "Catalina",
        url: "/excursions/catalina",
        pickup: [{ port: "la-romana-cruises", time: "08:00" }],
      },
    ].map((trip, index) => ({ ...trip, days: WEEKDAYS, closed_days: [], duration_hours: index ? 9 : 4 }));
    const asked = jest.spyOn(globalThis, "fetch").mockImplementation((address) => {
      const isContent = typeof address === "string" && address.startsWith("/api/content/");
      return Promise.resolve({ ok: isContent, json: () => Promise.resolve(trips) } as Response);
    });
    const { user } = renderPanel({ days: WEEKDAYS });
    await user.click(screen.getByRole("radio", { name: "La Romana Cruises Zone" }));
    await user.type(screen.getByLabelText("All aboard at"), "15:30");
    expect(
      await screen.findByText(
        "Back aboard: no, that ship has sailed by then (back at 17:00, all aboard at 15:30)",
      ),
    ).toBeInTheDocument();
    expect((await screen.findByRole("link", { name: "Chavón" })).getAttribute("href")).toContain(
      "/excursions/chavon?port=la-romana-cruises&",
    );
    expect(screen.queryByRole("link", { name: "Catalina" })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "All trips from the ship" })).toHaveAttribute(
      "href",
      "/catalog?port=la-romana-cruises",
    );
    await user.type(screen.getByLabelText("Name of the ship"), "Aurora");
    await waitFor(() =>
      expect(screen.getByRole("link", { name: "Chavón" }).getAttribute("href")).toContain("place=Aurora"),
    );
    // The trips of the port are asked for once, however much is typed.
    const addresses = asked.mock.calls.map(([address]) => address as string);
    expect(addresses.filter((address) => address.startsWith("/api/content/"))).toHaveLength(1);
    asked.mockRestore();
  });

  it.each<[Locale, RegExp, string, string, string]>([
    ["en", /^Hotel$/, "Name of the hotel or ship", "Name of the hotel", "Name of the ship"],
    ["es", /^Hotel$/, "Nombre del hotel o del barco", "Nombre del hotel", "Nombre del barco"],
    ["it", /^Hotel$/, "Nome dell'hotel o della nave", "Nome dell'hotel", "Nome della nave"],
  ])("asks for the hotel or for the ship alone, once it is known which (%s)", async (...texts) => {
    const [locale, hotelKind, either, hotel, ship] = texts;
    const { user } = renderPanel({}, locale);
    expect(screen.getByLabelText(either)).toBeInTheDocument();
    await user.click(screen.getByRole("radio", { name: hotelKind }));
    expect(await screen.findByLabelText(hotel)).toBeInTheDocument();
    await user.click(screen.getByRole("radio", { name: "La Romana Cruises Zone" }));
    expect(await screen.findByLabelText(ship)).toBeInTheDocument();
  });
});

it.each<[Locale, string, string]>([
  ["en", "Airport and flight number", "Airport, Punta Cana (PUJ), AA 1234"],
  ["es", "Aeropuerto y número de vuelo", "Aeropuerto, Punta Cana (PUJ), AA 1234"],
  ["it", "Aeroporto e numero del volo", "Aeroporto, Punta Cana (PUJ), AA 1234"],
])("a transfer asks for airport and flight, not for hotel or ship (%s)", async (locale, label, sentence) => {
  const { user } = renderPanel({ asks_flight: true }, locale);
  expect(document.querySelector("input[type=radio][name=pickup]")).toBeNull();
  await user.type(screen.getByLabelText(label), "Punta Cana (PUJ), AA 1234");
  const [book] = [...document.querySelectorAll<HTMLAnchorElement>("a[href*='wa.me']")];
  await waitFor(() => expect(new URL(book?.href ?? "").searchParams.get("text")).toContain(sentence));
  expect(new URLSearchParams(window.location.search).get("pickup")).toBe("airport");
});

it("a transfer to the ship's port still begins at the airport, and keeps the flight with an address of a list", async () => {
  window.history.replaceState(null, "", "?port=la-romana-cruises&adults=3");
  const { user } = renderPanel({ asks_flight: true });
  await waitFor(() => expect(screen.getByLabelText("Adults")).toHaveValue(3));
  await user.type(screen.getByLabelText("Airport and flight number"), "PUJ, AA 1234");
  await waitFor(() => expect(getChatText()).toContain("Pick-up: Airport, PUJ, AA 1234"));
  expect(getWay()).toContain("pickup=airport&place=PUJ");
  expect(screen.queryByText(/^Back aboard/)).not.toBeInTheDocument();
});

it("an address without a port leaves the only one chosen", async () => {
  window.history.replaceState(null, "", "?adults=3");
  renderPanel({ ports: ["la-romana-cruises"] });
  expect(await screen.findByText("3 adults × $85 = $255")).toBeInTheDocument();
  expect(screen.getByRole("radio", { name: "La Romana Cruises Zone" })).toBeChecked();
});
