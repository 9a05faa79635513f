import { createOfferSource } from "../../testing/create-offer";
import { findDifferences } from "./find-differences";

function compare(path: string, theirs: string | null, mine: string) {
  const file = { path, text: theirs, version: null, at: null, by: "Ana" } as const;
  const conflict = {
    files: [file],
    mine: { [path]: mine },
    isDeletion: false,
    replaceTheirs: () => undefined,
  };
  return findDifferences(conflict, "es");
}

it("names what differs in an offer by language and label", () => {
  const prices = (adult: number) => [{ port: "bayahibe", adult, currency: "USD" }];
  const theirs = createOfferSource({ prices: prices(81) });
  const mine = createOfferSource({ prices: prices(75), title: "Isla Saona" });
  expect(compare("content/excursions/saona-island.es.md", theirs, mine)).toEqual([
    { language: "Español", field: "Título", theirs: "Saona Island", mine: "Isla Saona" },
    { language: "Español", field: "Precios 1 › Adulto (dólares)", theirs: "81", mine: "75" },
  ]);
});

it("names what differs in a page, in settings and in a sentence of the interface", () => {
  const brand = (text: string) => JSON.stringify({ en: { brand: "Palmarena" }, it: { brand: text } });
  expect(compare("content/settings/site.json", brand("Una"), brand("Due"))).toEqual([
    { language: "Italiano", field: "Marca", theirs: "Una", mine: "Due" },
  ]);
  const menu = (text: string) => JSON.stringify({ menu: { open: text } });
  expect(compare("src/i18n/messages/it/common.json", menu("Menu"), menu("Apri"))).toEqual([
    { language: "Italiano", field: "menu › open", theirs: "Menu", mine: "Apri" },
  ]);
});

it("shows what was deleted as nothing, and a file that cannot be read as a whole", () => {
  const mine = JSON.stringify({ menu: { open: "Apri" } });
  expect(compare("src/i18n/messages/it/common.json", null, mine)).toMatchObject([
    { theirs: "", mine: "Apri" },
  ]);
  const [whole] = compare("content/excursions/saona-island.es.md", "---\nbroken", createOfferSource());
  expect(whole?.mine).toBe("Saona Island");
  expect(compare("content/excursions/x.es.md", "---\nbroken", createOfferSource())).toContainEqual(
    expect.objectContaining({ theirs: "---\nbroken", mine: "" }),
  );
});
