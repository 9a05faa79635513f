/** @jest-environment node */
import type { Locale } from "../../config/locales";
import type { Collection } from "../../config/offer";
import { createOffer } from "../../testing/create-offer";
import type { SiteOffer } from "./site-facts";
import { listSitePages } from "./sitemap";

function create(collection: Collection, key: string, locale: Locale, path: string): SiteOffer {
  return { ...createOffer(), id: path, collection, key, locale, path };
}

const saona = create("excursions", "saona", "en", "/excursions/saona-island");
const isla = create("excursions", "saona", "es", "/es/excursiones/isla-saona");
const yacht = create("catalog", "yacht", "it", "/it/catalog/yacht");

describe("the pages of offers", () => {
  const listOfferPages = (offers: SiteOffer[]) =>
    listSitePages(offers).filter(({ offer }) => offer !== undefined);

  it("have the paths of one offer in its languages, without an English stand-in, and of no other one", () => {
    const pages = listOfferPages([isla, yacht, saona]);
    expect(pages.map(({ path, paths, offer }) => [path, paths, offer])).toEqual([
      [isla.path, { en: saona.path, es: isla.path }, isla],
      [saona.path, { en: saona.path, es: isla.path }, saona],
      [yacht.path, { it: yacht.path }, yacht],
    ]);
  });

  it("are none without offers", () => {
    expect(listOfferPages([])).toEqual([]);
  });
});
