/** @jest-environment node */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import { checkBackAboard } from "../booking/back-aboard";
import type { BookingPort } from "../booking/bookable-offer";
import { NO_CHOICE } from "../booking/choice";
import { LOCALE_CODES } from "../config/locales";
import type { Collection } from "../config/offer";
import { checkOffers, type NamedOffer } from "./check-offers";
import { CONTENT_FILES, isJsonCollection } from "./content-files";
import { parseContentFile } from "./parse-content-file";
import { parseOfferFile } from "./parse-offer";
import { TEXT_RECORD_FILE } from "./translations/text-state";

const CONTENT = join(process.cwd(), "content");
const FILES = readdirSync(CONTENT, { recursive: true, encoding: "utf8" });
const markdown = FILES.filter((file) => file.endsWith(".md"));
const isRecord = (file: string) => `content/${file}` === TEXT_RECORD_FILE;
const json = FILES.filter((file) => file.endsWith(".json") && !isRecord(file));
const read = (file: string) => readFileSync(join(CONTENT, file), "utf8");

function loadOffers(): NamedOffer[] {
  return markdown.flatMap((file) => {
    const result = parseOfferFile(file, read(file));
    return result.kind === "offer" ? [{ ...result.offer, ...result.name }] : [];
  });
}

describe("every file of content/", () => {
  it.each(markdown)("%s is a valid offer", (file) => {
    expect(parseOfferFile(file, read(file))).toMatchObject({ kind: "offer" });
  });

  it.each(json)("%s is valid in all languages", (file) => {
    expect(parseContentFile(file, read(file)).problems).toEqual([]);
  });

  it("exists that the site needs", () => {
    const single = json.filter((file) => !isJsonCollection(dirname(file)));
    expect(single.map((file) => file.replace(".json", "")).sort()).toEqual(Object.keys(CONTENT_FILES).sort());
  });

  it("agrees with all the others", () => {
    expect(checkOffers(loadOffers(), LOCALE_CODES)).toEqual([]);
  });

  it.each([...markdown, ...json])("%s names pictures that exist", (file) => {
    const pictures = read(file).match(/\.\.\/media\/[\w./-]+/g) ?? [];
    const missing = pictures.filter((picture) => !existsSync(join(CONTENT, dirname(file), picture)));
    expect(missing).toEqual([]);
  });
});

describe("the offer", () => {
  it.each<[Collection, number]>([
    ["excursions", 8],
    ["activities", 6],
    ["services", 5],
    ["catalog", 6],
  ])("has in %s at least %d entries, each in all languages", (collection, count) => {
    const names = markdown
      .filter((file) => dirname(file) === collection)
      .map((file) => basename(file, ".md"));
    const keys = [...new Set(names.map((name) => name.split(".")[0] ?? name))].sort();
    expect(keys.length).toBeGreaterThanOrEqual(count);
    const wanted = keys.flatMap((key) => LOCALE_CODES.map((locale) => `${key}.${locale}`));
    expect(names.sort()).toEqual(wanted.sort());
  });

  it("keeps the agency's rule of at least two persons from Punta Cana wherever a price is per person", () => {
    const wrong = loadOffers().filter(
      ({ ports, prices, price_basis, minimum_party }) =>
        price_basis !== "per-boat" &&
        prices.some(({ port }) => port === "punta-cana") &&
        ports.includes("punta-cana") &&
        !minimum_party.some(({ port, persons }) => port === "punta-cana" && persons >= 2),
    );
    expect(wrong.map(({ key, locale }) => `${key}.${locale}`)).toEqual([]);
  });

  const getPictures = ({ cover, gallery }: NamedOffer) => [cover, ...gallery].map(({ image }) => image);

  it("shows at least three pictures, none of them twice", () => {
    const wrong = loadOffers().filter((offer) => {
      const pictures = getPictures(offer);
      return pictures.length < 3 || new Set(pictures).size < pictures.length;
    });
    expect(wrong.map(({ key, locale }) => `${key}.${locale}`)).toEqual([]);
  });

  it("has a cover of its own in the lists", () => {
    const covers = loadOffers()
      .filter(({ locale }) => locale === "en")
      .map(({ cover }) => cover.image);
    expect(covers.filter((cover, index) => covers.indexOf(cover) !== index)).toEqual([]);
  });

  it("writes no amount of money outside the price table", () => {
    const wrong = loadOffers().filter((offer) =>
      /(?:US\$|\$|USD ?)\d/.test(JSON.stringify({ ...offer, prices: [] })),
    );
    expect(wrong.map(({ key, locale }) => `${key}.${locale}`)).toEqual([]);
  });

  const loadPorts = () => JSON.parse(read("settings/ports.json")) as Record<string, { ports: BookingPort[] }>;

  it("promises cruise guests the reserve that the panel counts with, two hours, and no other", () => {
    const margins = Object.values(loadPorts()).flatMap((settings) =>
      settings.ports.flatMap(({ back_aboard_margin_minutes: margin }) => margin ?? []),
    );
    expect(margins).toEqual(LOCALE_CODES.map(() => 120));
    const aboard = /all[- ]aboard|hora límite|(limite|ora) (di rientro|di bordo|d'imbarco)/i;
    const sentences = [...markdown, "pages/terms.json"].flatMap((file) => read(file).split(/[.;\n]/));
    const promises = sentences.filter((text) => aboard.test(text));
    expect(promises.filter((text) => /\b\d{2,3} minut/.test(text))).toEqual([]);
    expect(promises.filter((text) => /two hours|dos horas|due ore/.test(text)).length).toBeGreaterThan(8);
  });

  it.each([
    ["santo-domingo", "07:15", "19:00", /7:15.+(twelve hours|doce horas|dodici ore)/],
    ["hoyo-azul", "06:45", "16:50", /6:45.+(4:50 pm or later|16:50 o después|prima delle 16:50)/],
    ["zip-line-canopy", "07:00", "15:30", /before 3:30 pm|antes de las 15:30|prima delle 15:30/],
  ])(
    "tells cruise guests what the panel says of their ship: %s, docked at %s, all aboard at %s",
    (name, shipDocked, shipAllAboard, words) => {
      const pickup = { kind: "cruise", shipDocked, shipAllAboard } as const;
      const choice = { ...NO_CHOICE, port: "la-romana-cruises", pickup } as const;
      const offers = loadOffers().filter(({ key }) => key === name);
      expect(offers.map(({ locale }) => locale).sort()).toEqual([...LOCALE_CODES].sort());
      for (const offer of offers) {
        const check = checkBackAboard(offer, choice, loadPorts()[offer.locale]?.ports ?? []);
        expect(check).toMatchObject({ kind: "fits", spareMinutes: 0 });
        expect(JSON.stringify(offer)).toMatch(words);
      }
    },
  );

  it.each(["sailing-catamaran", "motor-yacht", "cruise-shore-welcome"])(
    "says of %s, whose hours are agreed, that a ship that the panel refuses is to be asked about",
    (name) => {
      const asks =
        /If they do not fit .+ask us|Si no encajan .+(pregúntanos|pídenos)|Se non vanno bene .+(scrivici|chiedici)/;
      const offers = loadOffers().filter(({ key }) => key === name);
      expect(offers.map(({ locale }) => locale).sort()).toEqual([...LOCALE_CODES].sort());
      for (const offer of offers)
        expect([offer.locale, JSON.stringify(offer)]).toEqual([offer.locale, expect.stringMatching(asks)]);
    },
  );

  it("says which age a child's price is for wherever there is one, and never one that cannot be", () => {
    for (const { key, prices, child_from, child_until } of loadOffers()) {
      const hasChildPrice = prices.some(({ child }) => child !== undefined);
      if (hasChildPrice) expect([key, child_until]).toEqual([key, expect.any(Number)]);
      expect([key, (child_from ?? 0) <= (child_until ?? 17)]).toEqual([key, true]);
    }
  });

  it("is never both possible and impossible for the same guests without saying how", () => {
    const pairs = { babies: "under-2", pregnant: "pregnant", wheelchair: "wheelchair" } as const;
    const contradictions = loadOffers().filter(
      ({ suits, not_for, not_for_note }) =>
        not_for_note === "" && suits.some((need) => not_for.includes(pairs[need])),
    );
    expect(contradictions.map(({ key, locale }) => `${key}.${locale}`)).toEqual([]);
  });
});
