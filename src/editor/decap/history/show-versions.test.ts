import { createContentFiles, createOfferFiles } from "../../../testing/create-offer";
import type { Texts } from "../saving/entry-files";
import { getOpenPaths, listChanges } from "./show-versions";

it.each([
  [
    "#/collections/excursions/entries/saona-island",
    ["offer.yml", "en.md", "es.md", "it.md"].map((name) => `content/excursions/saona-island/${name}`),
  ],
  ["#/collections/settings/entries/notice", ["content/settings/notice.json"]],
  ["#/collections/answers/entries/weather", ["content/answers/weather.json"]],
  ["#/collections/answers/new", []],
  ["#/collections/pages/entries/not-found?x=1", ["content/pages/not-found.json"]],
  ["#/collections/messages/entries/common-es", ["src/locales/es/common.json"]],
  ["#/collections/excursions/new", []],
  ["#/collections/excursions", []],
  ["#/collections/pages/entries/unknown", []],
  ["#/collections/messages/entries/common-xx", []],
  ["", []],
])("knows the files of %s", (hash, paths) => {
  expect(getOpenPaths(hash)).toEqual(paths);
});

const ES = { staff: "es", entries: [] } as const;
const toPath = (locale: string) => `content/excursions/saona-island/${locale}.md`;

/** The three languages of an offer with one price and a Spanish title. */
function createTexts(adult: number, title: string): Texts {
  const prices = [{ port: "bayahibe", adult, child: 45, currency: "USD" }];
  const files = createContentFiles(createOfferFiles({ prices }, { locales: ["en", "es", "it"] }));
  const spanish = (files.get(toPath("es")) ?? "").replace(/^title: .*$/m, `title: ${title}`);
  return { ...Object.fromEntries(files), [toPath("es")]: spanish };
}

it("says a fact that is the same in all languages once, and a text with its language, in the editor's words", () => {
  const changes = listChanges(createTexts(75, "Isla Saona"), createTexts(79, "Saona en un día"), ES);
  expect(changes).toEqual([
    { language: "Español", field: "Título", before: "Isla Saona", after: "Saona en un día" },
    { language: "", field: "Precios 1 › Adulto (dólares)", before: "75", after: "79" },
  ]);
});

it("finds nothing between two equal versions, and the whole of a language that was added", () => {
  const texts = createTexts(75, "Isla Saona");
  expect(listChanges(texts, texts, ES)).toEqual([]);
  const added = listChanges({ ...texts, [toPath("it")]: null }, texts, ES);
  expect(added).toContainEqual(
    expect.objectContaining({ language: "Italiano", before: "", after: "Saona Island" }),
  );
});
