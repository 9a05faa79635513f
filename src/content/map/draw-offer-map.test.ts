/** @jest-environment node */
import { loadContent } from "../../testing/load-content";
import { LOCALE_CODES } from "../../domain/config/locales";
import { VIEW } from "../../domain/config/site-pages";
import { drawOfferMap, type MappedOffer } from "./draw-offer-map";
import type { MapDrawing } from "./drawing";

const ports = loadContent("settings/ports");

const SAONA = { name: "Mano Juan", lat: 18.136, lon: -68.741 };
const PALMILLA = { name: "Natural pool", lat: 18.236, lon: -68.779 };
const HIGUEY = { name: "Basilica of Higüey", lat: 18.616, lon: -68.715 };
const WHALES = { name: "Whale-watching area", lat: 19.16, lon: -69.2 };
const SABANA = { name: "Sabana de la Mar", lat: 19.0597, lon: -69.3892 };

function draw(change: Partial<MappedOffer>): MapDrawing {
  const offer = {
    ...{ collection: "excursions", category_tags: ["sea"], duration_hours: 9 },
    ...{ ports: ["bayahibe", "punta-cana"], places: [SAONA, PALMILLA] },
    ...change,
  };
  const drawing = drawOfferMap(offer, ports.en.ports, "en");
  if (!drawing) throw new Error("There is no map.");
  return drawing;
}

const getKinds = (change: Partial<MappedOffer>) => draw(change).ways.map(({ kind }) => kind);
const getMarks = (change: Partial<MappedOffer>, kind: string) =>
  draw(change).marks.filter((mark) => mark.kind === kind);

describe("the map of an offer", () => {
  it("numbers the places as the list does, and names the port from which it starts", () => {
    expect(getMarks({}, "place").map(({ number }) => number)).toEqual(["1", "2"]);
    expect(getMarks({}, "port").map(({ label }) => label?.lines.join(" "))).toEqual(["Bayahíbe"]);
  });

  it("starts from the port that is nearest to the first place", () => {
    const [port] = getMarks({ places: [{ name: "Hoyo Azul", lat: 18.463, lon: -68.418 }] }, "port");
    expect(port?.label?.lines).toEqual(["Punta Cana"]);
  });

  it("makes one mark of places that would cover each other, named after where they are", () => {
    const near = { name: "Lighthouse", lat: 18.137, lon: -68.742 };
    const [mark] = getMarks({ places: [SAONA, near, WHALES] }, "place");
    expect(mark?.number).toBe("1–2");
    expect(mark?.label?.lines.join(" ")).toBe("Saona Island");
  });

  it("goes by sea where boats go and over land where they do not", () => {
    expect(getKinds({})).toEqual(["sea"]);
    expect(getKinds({ category_tags: ["culture"] })).toEqual(["land"]);
    expect(getKinds({ places: [HIGUEY] })).toEqual(["land"]);
    // Nobody sails round the whole east to the bay of Samaná.
    expect(getKinds({ places: [SABANA, WHALES] })).toEqual(["land", "sea"]);
  });

  it("leads boats to each place by itself, and services and packages nowhere", () => {
    const [first, second] = draw({ boat: {}, ports: ["bayahibe"] }).ways;
    const getStart = (d = "") => d.split("C")[0];
    expect(getStart(first?.d)).toBe(getStart(second?.d));
    expect(getKinds({ collection: "services" })).toEqual([]);
    expect(getKinds({ duration_hours: 168 })).toEqual([]);
  });

  it("shows everything that it marks, and far places on a map of a larger part of the country", () => {
    for (const places of [[SAONA], [SAONA, WHALES], [HIGUEY]]) {
      for (const { x, y } of draw({ places }).marks) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(VIEW.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(VIEW.height);
      }
    }
    expect(draw({ places: [SAONA] }).scale.label).toBe("10 km");
    expect(draw({ places: [SAONA, WHALES] }).scale.label).toBe("50 km");
  });

  it.each(LOCALE_CODES)("names the country in the visitor's language: %s", (locale) => {
    const offer = {
      collection: "services",
      category_tags: [],
      ports: ["bayahibe"],
      places: [HIGUEY, WHALES],
    };
    const labels = drawOfferMap(offer, ports[locale].ports, locale)?.marks.map(({ label }) =>
      label?.lines.join(" "),
    );
    expect(labels).toContain(
      { en: "Atlantic Ocean", es: "Océano Atlántico", it: "Oceano Atlantico" }[locale],
    );
  });

  it("is none without places, or while a draft's place has no position", () => {
    const offer = { collection: "excursions", category_tags: [], ports: ["bayahibe"] };
    expect(drawOfferMap({ ...offer, places: [] }, ports.en.ports, "en")).toBeNull();
    const places = [SAONA, { name: "Somewhere", lat: 0, lon: 0 }];
    expect(drawOfferMap({ ...offer, places }, ports.en.ports, "en")).toBeNull();
  });
});
