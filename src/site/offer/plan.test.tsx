import { screen } from "@testing-library/react";

import { createPageOffer } from "../../testing/create-page-offer";
import { renderWithLocale } from "../../testing/render-with-locale";
import { Itinerary, Pickup } from "./plan";

it("the pick-up table names the ports, the places and the times", () => {
  const pickup = [
    { port: "bayahibe", place: "Pier", time: "08:00", back: "17:15" },
    { port: "punta-cana", place: "Lobby", time: "07:00", back: null },
  ];
  renderWithLocale(<Pickup pickup={pickup} />);
  const rows = screen.getAllByRole("row").map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ["Port", "Meeting point", "Time"],
    ["Bayahíbe", "Pier", "8:00\u{a0}AM back 5:15\u{a0}PM"],
    ["Punta Cana", "Lobby", "7:00\u{a0}AM"],
  ]);
});

it("the plan of more than a day is not called a day's", () => {
  const offer = createPageOffer({ itinerary: [{ time: "08:30", text: "Day 1, Saona" }], duration_hours: 72 });
  renderWithLocale(<Itinerary offer={offer} />, "it");
  expect(screen.getByRole("heading")).toHaveTextContent("Giorno per giorno");
});
