/** @jest-environment node */
import { LOCALE_CODES } from "../../domain/config/locales";
import { loadSiteFacts } from "../../testing/content-nodes";
import { listSitePages } from "../outputs/sitemap";
import type { SiteFacts } from "../outputs/site-facts";
import type { NamedReview } from "../review-file";
import { getStructuredData } from "./get-structured-data";

type Block = Record<string, unknown> & { "@type": string };

const facts = loadSiteFacts();
const withoutPrices = loadSiteFacts({ pricesOn: false });

function listPages(site: SiteFacts) {
  return listSitePages(LOCALE_CODES.flatMap((locale) => site.locales[locale].offers));
}

function getBlocks(site: SiteFacts, path: string): Block[] {
  const page = listPages(site).find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  const json = getStructuredData(site, page);
  return json === undefined ? [] : (JSON.parse(json) as { "@graph": Block[] })["@graph"];
}

function getBlock(site: SiteFacts, path: string, type: string): Block | undefined {
  return getBlocks(site, path).find((block) => block["@type"] === type);
}

const PATHS = listPages(facts).map(({ path }) => path);

describe("what pages tell search engines", () => {
  it.each([
    ["/", ["TravelAgency", "WebSite"]],
    ["/it/contatto", ["TravelAgency", "WebSite"]],
    ["/es/excursiones", ["BreadcrumbList", "ItemList"]],
    ["/catalog", ["BreadcrumbList", "ItemList"]],
    ["/excursions/coral-key", ["BreadcrumbList", "Product", "TouristTrip"]],
    ["/catalog/long-boat", ["BreadcrumbList", "Product"]],
    ["/terms-conditions", []],
    ["/404", []],
    ["/admin/registro", []],
  ])("on %s is %j", (path, types) => {
    expect(getBlocks(facts, path).map((block) => block["@type"])).toEqual(types);
  });

  it("offers nothing while an offer is paused: its page stays, without price and availability", () => {
    const paused = loadSiteFacts({ paused: ["coral-key"] });
    const blocks = getBlocks(paused, "/excursions/coral-key");
    expect(blocks.map((block) => block["@type"])).toEqual(["BreadcrumbList", "Service", "TouristTrip"]);
    expect(JSON.stringify(blocks)).not.toMatch(/InStock|"offers"|price/);
    expect(JSON.stringify(getBlocks(paused, "/excursions"))).toContain("/excursions/coral-key");
  });

  it("cannot end the script element that it stands in", () => {
    const nasty = loadSiteFacts();
    const [first, ...others] = nasty.locales.en.offers;
    if (!first) throw new Error("There are no offers.");
    const title = "</script><script>alert(1)</script>";
    nasty.locales.en = { ...nasty.locales.en, offers: [{ ...first, title }, ...others] };
    const page = listPages(nasty).find(({ path }) => path === first.path);
    const json = page && getStructuredData(nasty, page);
    expect(json).not.toContain("<");
    expect(JSON.stringify(JSON.parse(json ?? ""))).toContain(title);
  });
});

describe("reviews", () => {
  const create = (change: Partial<NamedReview>): NamedReview => ({
    ...{ key: "r1", offer: "coral-key", language: "en", date: "2027-01-20", stars: 1, name: "Joe" },
    ...{ country: "CA", text: "Two hours late </script>", answer: "" },
    ...change,
  });
  const reviews = [create({}), create({ key: "r2", language: "es", stars: 4 })];
  const reviewed = { ...facts, reviews: new Map([["coral-key", reviews]]) };

  it("are told as they stand on the offer's page, good and bad, and of no other offer", () => {
    const [, product, ...others] = getBlocks(reviewed, "/excursions/coral-key");
    expect(product?.["aggregateRating"]).toEqual({
      ...{ "@type": "AggregateRating", ratingValue: 2.5, reviewCount: 2, bestRating: 5, worstRating: 1 },
    });
    expect(product?.["review"]).toMatchObject([
      {
        author: { name: "Joe" },
        datePublished: "2027-01-20",
        inLanguage: "en",
        reviewRating: { ratingValue: 1 },
      },
      { inLanguage: "es", reviewRating: { ratingValue: 4 } },
    ]);
    expect(JSON.stringify([others, getBlocks(reviewed, "/excursions/river-cave")])).not.toMatch(
      /review|rating/i,
    );
  });
});

describe("prices", () => {
  const offer = facts.locales.en.offers.find(({ price_basis }) => price_basis === "per-2-persons");
  const getOffers = (path: string) => getBlock(facts, path, "Product")?.["offers"] as Block[];

  it("for 2 persons are never said to be for one", () => {
    expect(offer).toBeDefined();
    for (const row of getOffers(offer?.path ?? "")) {
      expect(row).not.toHaveProperty("price");
      expect(row["priceSpecification"]).toMatchObject({
        unitText: "for 2 persons",
        referenceQuantity: { value: 2, unitText: "for 2 persons" },
      });
      expect((row["eligibleQuantity"] as { minValue: number }).minValue).toBeGreaterThanOrEqual(2);
    }
  });

  it("of a boat are for the boat with all on board", () => {
    const rows = getOffers("/catalog/long-boat");
    expect(rows).not.toHaveLength(0);
    for (const row of rows) expect(row["priceSpecification"]).toMatchObject({ unitText: "per boat" });
  });

  it("name the port and the smallest party", () => {
    const row = getOffers("/excursions/coral-key").find((each) => String(each["@id"]).endsWith("punta-cana"));
    expect(row).toMatchObject({
      price: 1083,
      eligibleQuantity: { minValue: 2 },
      availableAtOrFrom: { "@type": "Place", name: "Punta Cana" },
    });
  });

  it("are nowhere once the agency has switched them off", () => {
    const json = PATHS.map((path) => JSON.stringify(getBlocks(withoutPrices, path))).join("\n");
    expect(json).not.toMatch(/"price|USD|"Offer"/);
    expect(getBlock(withoutPrices, "/excursions/coral-key", "Service")).toBeDefined();
  });
});
