import { render, screen } from "@testing-library/react";

import { drawOfferMap } from "../../content/map/draw-offer-map";
import { DrawnMap } from "./drawn-map";

const PORTS = [{ key: "bayahibe", short_name: "Bayahíbe", lat: 18.371, lon: -68.841 }];
const PLACES = [
  { name: "Mano Juan", lat: 18.136, lon: -68.741 },
  { name: "Natural pool", lat: 18.236, lon: -68.779 },
];

function createDrawing(): Queries.DrawnMapFragment {
  const offer = { collection: "excursions", category_tags: ["sea"], ports: ["bayahibe"], places: PLACES };
  const drawing = drawOfferMap(offer, PORTS, "en");
  if (!drawing) throw new Error("There is no map.");
  return drawing;
}

it("is one picture with a text, and takes the coast from the file that all maps share", () => {
  const { container } = render(<DrawnMap drawing={createDrawing()} label="Map of Saona" />);
  expect(screen.getByRole("img", { name: "Map of Saona" })).toHaveTextContent("Mano Juan");
  const lines = container.querySelectorAll("use");
  expect(lines).toHaveLength(5);
  for (const use of lines)
    expect(use).toHaveAttribute("href", expect.stringMatching(/^\/map\/coast-[0-9a-f]{16}\.svg#coast$/));
  expect(container.querySelectorAll("path[data-kind=sea]")).toHaveLength(1);
});
