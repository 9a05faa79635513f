import { createOfferSource } from "../../testing/create-offer";
import { listChanges, type EntryTexts } from "./list-changes";

const ES = { staff: "es", entries: [] } as const;
const toPath = (locale: string) => `content/excursions/saona-island.${locale}.md`;

/** The three languages of an offer with one price and a Spanish title. */
function createTexts(adult: number, title: string): EntryTexts {
  const source = createOfferSource({ prices: [{ port: "bayahibe", adult, child: 45, currency: "USD" }] });
  const spanish = source.replace(/^title: .*$/m, `title: ${title}`);
  return { [toPath("en")]: source, [toPath("es")]: spanish, [toPath("it")]: source };
}

it("says a fact that is the same in all languages once, and a text with its language, in the editor's words", () => {
  expect(listChanges(createTexts(75, "Isla Saona"), createTexts(79, "Saona en un día"), ES)).toEqual([
    { languages: "", field: "Precios 1 › Adulto (dólares)", before: "75", after: "79" },
    { languages: "Español", field: "Título", before: "Isla Saona", after: "Saona en un día" },
  ]);
});

it("finds nothing between two equal versions, and the whole of a language that was added", () => {
  const texts = createTexts(75, "Isla Saona");
  expect(listChanges(texts, texts, ES)).toEqual([]);
  const added = listChanges({ ...texts, [toPath("it")]: null }, texts, ES);
  expect(added).toContainEqual(
    expect.objectContaining({ languages: "Italiano", before: "", after: "Saona Island" }),
  );
});
