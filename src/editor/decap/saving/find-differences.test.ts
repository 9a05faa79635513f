import { createContentFiles, createOfferFiles } from "../../../testing/create-offer";
import { openEditorPage } from "../../../testing/open-editor-page";
import type { SiteEntry } from "../site-data";
import { getEntryFiles, type Texts } from "./entry-files";
import { findDifferences } from "./find-differences";

function compare(path: string, theirs: string | null, mine: string | null, others: Texts = {}) {
  const [before, after] = [theirs, mine].map((text) => ({ ...others, [path]: text })) as [Texts, Texts];
  return findDifferences(getEntryFiles(path), before, after).map(({ path: _, ...difference }) => difference);
}

beforeEach(() =>
  openEditorPage("es", [{ key: "natural-pool", locale: "es", title: "Piscina Natural" } as SiteEntry]),
);

const FACTS = "content/excursions/saona-island/offer.yml";
const SPANISH = "content/excursions/saona-island/es.md";
const write = (file: string, change: Record<string, unknown>) =>
  createContentFiles(createOfferFiles(change, { locales: ["es"] })).get(file) ?? "";

it("names what differs in an offer by language and label", () => {
  const prices = (adult: number) => [{ port: "bayahibe", adult, currency: "USD" }];
  const cover = (es: string) => ({ image: "../media/a.jpg", alt: es });
  const theirs = write(FACTS, { prices: prices(81), cover: cover("Una playa") });
  const mine = write(FACTS, { prices: prices(75), cover: cover("Un barco") });
  expect(compare(FACTS, theirs, mine)).toEqual([
    {
      ...{ language: "Español", field: "Foto principal › Descripción de la foto" },
      ...{ theirs: "Una playa", mine: "Un barco" },
    },
    { language: "", field: "Precios 1 › Adulto (dólares)", theirs: "81", mine: "75" },
  ]);
  expect(compare(SPANISH, write(SPANISH, {}), write(SPANISH, { title: "Isla Saona" }))).toEqual([
    { language: "Español", field: "Título", theirs: "Saona Island", mine: "Isla Saona" },
  ]);
});

it("says values in the words of the form, a list of them as one value", () => {
  const theirs = write(FACTS, {
    ...{ days: ["monday", "friday"], related: ["natural-pool"], season: { from: "12-15", until: "04-30" } },
    ...{ closed_days: ["2026-12-24"], sale: "on-sale" },
  });
  const mine = write(FACTS, {
    ...{ days: ["friday"], related: [], season: { from: "12-20", until: "04-30" }, featured: true },
    ...{ closed_days: [], sale: "paused", publish_until: "2027-01-31T18:00" },
  });
  const found = compare(FACTS, theirs, mine);
  const getPair = (name: string) => {
    const { theirs: before, mine: after } = found.find(({ field }) => field === name) ?? {};
    return [before, after];
  };
  expect(getPair("Días de la semana")).toEqual(["Lunes, Viernes", "Viernes"]);
  expect(getPair("Relacionados")).toEqual(["Piscina Natural", ""]);
  expect(getPair("Temporada › Primer día")).toEqual(["15 de diciembre", "20 de diciembre"]);
  expect(getPair("Días agotados")).toEqual(["jueves, 24 de diciembre de 2026", ""]);
  expect(getPair("A la venta")).toEqual(["A la venta", "En pausa: fuera de venta, la página sigue"]);
  expect(getPair("En la página de inicio")).toEqual(["", "sí"]);
  expect(getPair("Se muestra hasta")[1]).toMatch(/^31 de enero de 2027.* 18:00/);
});
