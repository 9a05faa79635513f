/** @jest-environment node */
import { LOCALE_CODES } from "../../domain/config/locales";
import { createContentFiles, createOfferFiles } from "../../testing/create-offer";
import { nameOffer } from "../../domain/i18n/format";
import { listServerSettings, readContentFiles } from "../site-content";
import {
  findNextChange,
  listAnswers,
  listEntries,
  listOfferFacts,
  listPartners,
  listPricedEntries,
} from "./server-data";

const byLocale = (content: unknown) => Object.fromEntries(LOCALE_CODES.map((locale) => [locale, content]));
const toFile = (content: object) => JSON.stringify(byLocale(content));
const getKeys = (entries: readonly { key: string }[]) => entries.map(({ key }) => key);

describe("offers", () => {
  const NOW = Date.parse("2026-12-01T12:00:00Z");
  const FILES = createContentFiles(
    ...Object.entries({
      shown: { related: ["secret"] },
      paused: { sale: "paused" },
      secret: { sale: "hidden" },
      coming: { publish_from: "2026-12-01T08:01" },
      over: { publish_until: "2026-12-01T08:00" },
    }).map(([key, fields]) => createOfferFiles({ url_slug: key, ...fields }, { key })),
  );

  it("are told to anybody as far as the site shows them, to staff all", () => {
    const entries = listEntries(FILES, NOW);
    expect(getKeys(entries)).toEqual(["shown", "paused"]);
    expect(JSON.stringify(entries)).not.toContain("secret");
    expect(getKeys(listEntries(FILES, NOW + 60_000))).toEqual(["shown", "paused", "coming"]);
    expect(getKeys(listPricedEntries(FILES))).toEqual(["shown", "paused", "secret", "coming", "over"]);
  });

  it("are called by their English title where they are not translated, and by their key once they are gone", () => {
    const facts = listOfferFacts(createContentFiles(createOfferFiles({ title: "The Island" })));
    expect(nameOffer("saona-island", facts["excursions/saona-island"], "it")).toBe("The Island");
    expect(nameOffer("old-tour", facts["excursions/old-tour"], "it")).toBe("Old tour");
  });

  it("and the notice say when the site changes next", () => {
    const find = (offer: Record<string, unknown>, notice: object = {}) => {
      const files = createContentFiles(createOfferFiles(offer)).set(
        "content/settings/notice.json",
        toFile(notice),
      );
      const next = findNextChange(files, NOW);
      return next && new Date(next).toISOString();
    };
    const offer = { publish_until: "2026-12-24T18:00" };
    expect(find(offer)).toBe("2026-12-24T22:00:00.000Z");
    expect(find(offer, { publish_from: "2026-12-02T06:00" })).toBe("2026-12-02T10:00:00.000Z");
    expect(find({})).toBeUndefined();
  });
});

it("ready-made answers are listed by key in all languages, without those that the build refuses", () => {
  const text = (words: string) => toFile({ title: "Weather", text: words });
  const files = new Map([
    ["content/answers/weather.json", text("Hello {{name}}")],
    ["content/answers/baby.json", text("Welcome")],
    ["content/answers/broken.json", text("Hello {{nobody}}")],
    ["content/answers/cut.json", "{"],
  ]);
  expect(getKeys(listAnswers(files))).toEqual(["baby", "weather"]);
  expect(listAnswers(files)[1]?.text).toEqual(byLocale("Hello {{name}}"));
});

it("partners have the names of their files as codes", () => {
  const HOTEL = { name: "Hotel Brisa", kind: "hotel" };
  const files = new Map([
    ["content/partners/taxi.json", toFile({ ...HOTEL, contact: "Rosa" })],
    ["content/partners/hotel.json", toFile(HOTEL)],
    ["content/partners/broken.json", "{"],
  ]);
  const defaults = { place: "", contact: "", commission_percent: 0, commission_person: 0 };
  expect(listPartners(files)).toEqual([
    { code: "hotel", ...HOTEL, ...defaults },
    { code: "taxi", ...HOTEL, ...defaults, contact: "Rosa" },
  ]);
});

it("settings have the defaults of their schemas, and are none while one of them is not in order", async () => {
  const files = await readContentFiles("e2e");
  const path = "content/settings/site.json";
  const site = JSON.parse(files.get(path) ?? "") as Record<string, Record<string, unknown>>;
  for (const settings of Object.values(site)) Reflect.deleteProperty(settings, "booking");
  files.set(path, JSON.stringify(site));
  expect(listServerSettings(files)?.site.it.booking).toEqual({ cut_off_hours: 12, days_ahead: 365 });
  expect(listServerSettings(files.set(path, JSON.stringify({ ...site, es: {} })))).toBeUndefined();
});
