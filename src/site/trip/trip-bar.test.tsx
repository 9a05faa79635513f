import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { loadTrip, saveTrip } from "../browser/stored-text";
import { BOOKING_PORTS } from "../../testing/create-bookable-offer";
import { createOfferCard } from "../../testing/create-page-offer";
import { renderWithLocale } from "../../testing/render-with-locale";
import { OfferCard } from "../offer-list/offer-card";
import { TripBar } from "./trip-bar";
import { TripContext } from "./trip-context";

const SETTINGS = { ports: BOOKING_PORTS, pricesOn: true, booking: { cut_off_hours: 12, days_ahead: 365 } };

function renderBar(search = "", { isChoice = false, hash = "" } = {}) {
  renderWithLocale(
    <TripContext value={SETTINGS}>
      <TripBar pathname="/" {...{ search, hash, isChoice }} />
      <OfferCard offer={createOfferCard()} />
    </TripContext>,
  );
  return userEvent.setup();
}

it("what is said in the bar is on the cards, and can be forgotten", async () => {
  const user = renderBar();
  expect(screen.getByText(/^from\s\$290/)).toBeInTheDocument();
  await user.click(screen.getByText("Your trip"));
  await user.selectOptions(await screen.findByLabelText("Area of your hotel or ship"), "Bayahíbe");
  await user.type(screen.getByLabelText("Name of the hotel"), "Sol");
  await user.click(screen.getByRole("button", { name: "Adults: one more" }));
  expect(loadTrip()).toBe("");
  expect(screen.queryByRole("button", { name: "Forget it" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(loadTrip()).toBe("port=bayahibe&place=Sol&adults=3&children=0&small=0&pickup=hotel");
  expect(await screen.findByText("Bayahíbe · 3 adults")).toBeInTheDocument();
  expect(screen.getByText("$310 for 3 adults")).toBeInTheDocument();
  await user.click(screen.getByText("Your trip"));
  await user.click(await screen.findByRole("button", { name: "Forget it" }));
  expect(loadTrip()).toBe("");
  expect(await screen.findByText(/^from\s\$290/)).toBeInTheDocument();
});

it("asks for the ship where ships call, also a port that the address has", async () => {
  renderBar("?port=la-romana-cruises&fits=1", { hash: "#your-trip" });
  expect(await screen.findByLabelText("Name of the ship")).toBeInTheDocument();
  expect(screen.getByLabelText("Does your ship keep local time?")).toHaveDisplayValue("Don't know");
  expect(screen.getByLabelText("Docks at")).toBeInTheDocument();
  expect(loadTrip()).toBe("");
});

it.each([
  ["of an offer", true, "port=bayahibe&adults=2"],
  ["of the filters of a catalog", false, "adults=2"],
])("an address %s with a port: %s", async (_, isChoice, trip) => {
  saveTrip("adults=2");
  renderBar("?port=bayahibe", { isChoice });
  await waitFor(() => expect(loadTrip()).toBe(trip));
});
