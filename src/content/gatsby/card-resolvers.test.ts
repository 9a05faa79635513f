/** @jest-environment node */
import { createCardResolver } from "./create-resolvers";
import { createContentNodes } from "./content-nodes";

const ports = [
  { key: "bayahibe", short_name: "Bayahíbe" },
  { key: "la-romana-cruises", short_name: "La Romana (crociere)" },
];
const context = {
  nodeModel: {
    getNodeById: () => ({ ports }),
    getNodesByIds: () => [],
    findAll: () => Promise.reject(new Error()),
  },
};
const { resolve } = createCardResolver(createContentNodes((id) => id));
const offer = { locale: "it", ports: ["bayahibe", "la-romana-cruises"] } as const;

describe("what a card says of an offer", () => {
  it("is its ports by their short names, the first two things included, and how many more there are", () => {
    expect(resolve({ ...offer, included: ["Pranzo", "Guida", "Acqua"] }, {}, context)).toEqual({
      ports: "Bayahíbe, La Romana (crociere)",
      included: ["Pranzo", "Guida"],
      more: 1,
      asks_flight: false,
    });
  });

  it("is that a transfer from the airport goes both ways", () => {
    expect(resolve({ ...offer, asks_flight: true }, {}, context)).toMatchObject({ asks_flight: true });
  });

  it("is its ports alone where nothing is named as included", () => {
    expect(resolve(offer, {}, context)).toMatchObject({ included: [], more: 0 });
  });
});
