import { offerSchema } from "../schema/offer";
import { listChangedFields, listSentences, listWords } from "./entry-texts";

const OFFER = {
  title: "Saona",
  url_slug: "saona-island",
  prices: [{ port: "bayahibe", adult: 75, currency: "USD" }],
  pickup: [{ port: "bayahibe", place: "Lobby", time: "07:30" }],
  gallery: [{ image: "../media/a.jpg", alt: "Beach" }],
  body: "Text",
};

it.each<[string, object, string[]]>([
  ["a title", { title: "Isla Saona" }, ["title"]],
  ["a description of a picture", { gallery: [{ image: "../media/a.jpg", alt: "Palms" }] }, ["gallery"]],
  ["a text that is added", { advices: "Bring a hat" }, ["advices"]],
  ["no price", { prices: [{ port: "bayahibe", adult: 80, currency: "USD" }] }, []],
  ["no time", { pickup: [{ port: "bayahibe", place: "Lobby", time: "08:00" }] }, []],
  ["no picture", { gallery: [{ image: "../media/b.jpg", alt: "Beach" }] }, []],
  ["no address, of which each language has its own", { url_slug: "saona" }, []],
  ["no field that is left empty", { advices: "" }, []],
])("words change with %s", (_, change, fields) => {
  const words = listWords(offerSchema, OFFER);
  expect(listChangedFields(words, listWords(offerSchema, { ...OFFER, ...change }))).toEqual(fields);
});

it("sentences are words by their paths in a file of the interface", () => {
  expect(listSentences({ menu: { open: "Open", close: "" }, skip: "Skip" })).toEqual({
    "menu.open": "Open",
    skip: "Skip",
  });
});
