/** @jest-environment node */
import type { Locale } from "../config/locales";
import type { Collection } from "../config/offer";
import { createOfferRegistry, getEntryPaths, type RegisteredOffer } from "./offer-registry";

function register(collection: Collection, key: string, locale: Locale, path: string): RegisteredOffer {
  return { id: `${collection} ${key} ${locale}`, collection, key, locale, path };
}

const saona = register("excursions", "saona", "en", "/excursions/saona-island");
const isla = register("excursions", "saona", "es", "/es/excursiones/isla-saona");
const yacht = register("catalog", "yacht", "it", "/it/catalog/yacht");

describe("the registry of offers", () => {
  it("keeps the languages of one offer together and different offers apart", () => {
    const registry = createOfferRegistry([isla, yacht, saona]);
    expect([...registry.keys()]).toEqual(["excursions/saona", "catalog/yacht"]);
    expect(registry.get("excursions/saona")?.translations).toEqual({ en: saona, es: isla });
  });

  it.each<[string, RegisteredOffer[], Partial<Record<Locale, string>>]>([
    [
      "in all its languages",
      [saona, isla],
      { en: "/excursions/saona-island", es: "/es/excursiones/isla-saona" },
    ],
    ["in its only language, without an English stand-in", [isla], { es: "/es/excursiones/isla-saona" }],
  ])("knows the paths of an offer %s", (_, offers, paths) => {
    const [entry] = createOfferRegistry(offers).values();
    expect(entry && getEntryPaths(entry)).toEqual(paths);
  });

  it("is empty without offers", () => {
    expect(createOfferRegistry([]).size).toBe(0);
  });
});
