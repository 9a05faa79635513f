import { offerSchema } from "../schema/offer";
import { listChangedFields, listSentences, listWords } from "./entry-texts";

const OFFER = {
  title: "Saona",
  url_slug: "saona-island",
  prices: [{ port: "bayahibe", adult: 75, currency: "USD" }],
  pickup: [{ port: "bayahibe", place: "Lobby", time: "07:30" }],
  gallery: [{ image: "../media/a.jpg", alt: "Beach" }],
  seo: { title: "Saona by boat", description: "A day" },
  body: "Text",
};
const words = (change: object) => listWords(offerSchema, { ...OFFER, ...change });
const compare = (change: object) => listChangedFields(words({}), words(change));

describe("the words of a text", () => {
  it.each([
    ["a title", { title: "Isla Saona" }, ["title"]],
    ["a description of a picture", { gallery: [{ image: "../media/a.jpg", alt: "Palms" }] }, ["gallery"]],
    ["a text for search engines", { seo: { title: "New", description: "A day" } }, ["seo"]],
    ["a text that is added", { advices: "Bring a hat" }, ["advices"]],
  ])("change with %s", (_name, change, fields) => {
    expect(compare(change)).toEqual(fields);
  });

  it.each([
    ["a price", { prices: [{ port: "bayahibe", adult: 80, currency: "USD" }] }],
    ["a time", { pickup: [{ port: "bayahibe", place: "Lobby", time: "08:00" }] }],
    ["a picture", { gallery: [{ image: "../media/b.jpg", alt: "Beach" }] }],
    ["an address, of which each language has its own", { url_slug: "saona" }],
    ["a field that is left empty", { advices: "" }],
  ])("do not change with %s", (_name, change) => {
    expect(compare(change)).toEqual([]);
  });

  it("are sentences by their paths in a file of the interface", () => {
    expect(listSentences({ menu: { open: "Open", close: "" }, skip: "Skip" })).toEqual({
      "menu.open": "Open",
      skip: "Skip",
    });
  });
});
