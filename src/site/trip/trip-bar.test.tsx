import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { loadTrip, saveTrip } from "../browser/stored-text";
import { createOfferCard } from "../../testing/create-page-offer";
import { renderWithLocale } from "../../testing/render-with-locale";
import { OfferCard } from "../offer-list/offer-card";
import { TripBar } from "./trip-bar";

function renderBar(search = "", { isChoice = false, hash = "" } = {}) {
  renderWithLocale(
    <>
      <TripBar pathname="/" {...{ search, hash, isChoice }} />
      <OfferCard offer={createOfferCard()} />
    </>,
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
