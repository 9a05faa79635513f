import { act, screen, waitFor } from "@testing-library/react";

import { loadTrip, saveTrip } from "../browser/stored-text";
import { WEEKDAYS } from "../../domain/config/offer";
import { openOfferPage, renderPanel } from "../../testing/render-booking-panel";

beforeEach(openOfferPage);
afterEach(() => jest.useRealTimers());

describe("the panel and the trip of the visit", () => {
  it("asks nothing again that the trip says, and goes on from it", async () => {
    saveTrip("date=2026-12-01&port=punta-cana&adults=3&pickup=hotel&place=Sol");
    const { user } = renderPanel({ days: WEEKDAYS });
    await waitFor(() => expect(screen.getByRole("radio", { name: "Punta Cana" })).toBeChecked());
    expect(screen.getByLabelText("Day")).toHaveValue("2026-12-01");
    expect(screen.getByLabelText("Name of the hotel")).toHaveValue("Sol");
    expect(screen.getByText(/3 adults × \$92 = \$276/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Children: one more" }));
    await waitFor(() => expect(new URLSearchParams(loadTrip()).get("children")).toBe("1"));
    act(() => saveTrip("port=bayahibe&adults=1"));
    expect(await screen.findByText(/1 adult × \$75/)).toBeInTheDocument();
  });

  it("says nothing of a port that the offer does not have, and names whom it does not take", async () => {
    saveTrip("port=la-romana-cruises&adults=2&children=1&age=7");
    renderPanel({ ports: ["bayahibe", "punta-cana"], minimum_age: 18 });
    expect(await screen.findByText("Not for 7 years: the minimum age is 18")).toBeInTheDocument();
    for (const port of screen.getAllByRole("radio", { name: /Bayahíbe|Punta Cana/ }))
      expect(port).not.toBeChecked();
    expect(loadTrip()).toBe("port=la-romana-cruises&adults=2&children=1&age=7");
  });

  it("takes no hotel for a flight, and no flight for a hotel", async () => {
    saveTrip("adults=4&pickup=hotel&place=Sol");
    const { user } = renderPanel({ asks_flight: true });
    await waitFor(() => expect(screen.getByLabelText("Adults")).toHaveValue(4));
    const flight = screen.getByLabelText("Airport and flight number");
    expect(flight).toHaveValue("");
    await user.type(flight, "AA 1234");
    await waitFor(() => expect(window.location.search).toContain("AA"));
    expect(loadTrip()).toBe("adults=4&pickup=hotel&place=Sol");
  });
});
