import { screen, waitFor } from "@testing-library/react";

import type { Locale } from "../../domain/config/locales";
import { WEEKDAYS } from "../../domain/config/offer";
import { openOfferPage, renderPanel } from "../../testing/render-booking-panel";

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
    await user.click(screen.getByRole("radio", { name: "Yes" }));
    await user.type(screen.getByLabelText("All aboard at"), "19:45");
    expect(
      await screen.findByText(/2 h 45 min before all aboard, if your ship docks by 7:15 AM$/),
    ).toBeInTheDocument();
    await user.type(screen.getByLabelText("Docks at"), "07:00");
    expect(
      await screen.findByText("Back aboard: in time, back at 5:00 PM, 2 h 45 min before all aboard"),
    ).toBeInTheDocument();
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
    await user.click(screen.getByRole("radio", { name: "Yes" }));
    await user.type(screen.getByLabelText("All aboard at"), "15:30");
    expect(
      await screen.findByText(
        "Back aboard: no, that ship has sailed by then (back at 5:00 PM, all aboard at 3:30 PM)",
      ),
    ).toBeInTheDocument();
    expect((await screen.findByRole("link", { name: "Chavón" })).getAttribute("href")).toContain(
      "/excursions/chavon?port=la-romana-cruises&",
    );
    expect(screen.queryByRole("link", { name: "Catalina" })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "All trips from the ship" })).toHaveAttribute(
      "href",
      "/catalog?fits=1",
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
