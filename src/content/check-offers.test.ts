/** @jest-environment node */
import { LOCALE_CODES } from "../config/locales";
import { createOffer } from "../testing/create-offer";
import { checkOffers, type NamedOffer } from "./check-offers";
import { describeContentProblem } from "./format-content-problems";

const english = (change: Partial<NamedOffer> = {}) => createOffer(change);
const spanish = (change: Partial<NamedOffer> = {}) =>
  createOffer({ locale: "es", url_slug: "isla-saona", ...change });
const check = (...offers: NamedOffer[]) => checkOffers(offers, LOCALE_CODES).map(describeContentProblem);

it("finds nothing wrong with offers that agree", () => {
  const related = ["motor-yacht"];
  const yacht = { collection: "catalog", key: "motor-yacht" } as const;
  expect(check(english({ related }), spanish({ related }), english(yacht), spanish(yacht))).toEqual([]);
});

it("finds nothing wrong with no offers at all, nor with one that is not translated", () => {
  expect(check()).toEqual([]);
  expect(check(spanish())).toEqual([]);
});

describe("slugs and keys", () => {
  it("may not be used twice in one collection and language", () => {
    expect(check(english(), english({ key: "saona-by-boat" }))).toEqual([
      {
        file: "excursions/saona-by-boat/en.md",
        field: "url_slug",
        expected: "one that excursions/saona-island/en.md does not use",
        found: '"saona-island"',
      },
    ]);
  });

  it.each<[string, Partial<NamedOffer>]>([
    ["another language", { locale: "es" }],
    ["another collection", { collection: "activities", key: "saona-by-boat" }],
  ])("may use the same slug in %s", (_, change) => {
    expect(check(english(), english(change))).toEqual([]);
  });

  it("may not be what another offer was called before, while an offer may take its own back", () => {
    const taken = {
      expected: "one that excursions/saona-island/en.md does not use",
      found: '"saona"',
    };
    const old_addresses = ["saona", "saona-island"];
    const first = english({ old_addresses });
    expect(check(first)).toEqual([]);
    expect(check(first, spanish({ old_addresses: [] }))).toEqual([]);
    expect(check(first, english({ key: "b", url_slug: "saona" }))).toEqual([
      { file: "excursions/b/en.md", field: "url_slug", ...taken },
    ]);
    expect(check(first, english({ key: "b", url_slug: "b", old_addresses: ["saona"] }))).toEqual([
      { file: "excursions/b/en.md", field: "old_addresses.0", ...taken },
    ]);
  });

  it("may not be the same key in two collections, because links between entries know the key alone", () => {
    expect(check(english(), english({ collection: "activities" }))).toEqual([
      {
        file: "activities/saona-island/en.md",
        field: "(the file's name)",
        expected: "one that excursions/saona-island/en.md does not use",
        found: '"saona-island"',
      },
    ]);
  });
});

describe("dates", () => {
  it("end after they begin", () => {
    const dates = { publish_from: "2026-12-01T08:00-04:00", publish_until: "2026-12-01T08:00-04:00" };
    expect(check(english(dates))).toEqual([
      {
        file: "excursions/saona-island/offer.yml",
        field: "publish_until",
        expected: "a moment after publish_from",
        found: '"2026-12-01T08:00-04:00"',
      },
    ]);
  });

  it("are sold out once", () => {
    expect(check(english({ closed_days: ["2026-12-24", "2026-12-24"] }))).toMatchObject([
      { field: "closed_days", expected: "each one once" },
    ]);
  });

  it("may be told to visitors in words of each language", () => {
    expect(check(english({ pause_note: "Back soon." }), spanish({ pause_note: "Vuelve pronto." }))).toEqual(
      [],
    );
  });
});

describe("the ages of the child price", () => {
  it.each<[string, Partial<NamedOffer>, number]>([
    ["end before they begin", { child_from: 12, child_until: 4 }, 12],
    ["end below the minimum age", { minimum_age: 18, child_until: 11 }, 18],
    [
      "begin below a minimum age that is above their end",
      { minimum_age: 12, child_from: 4, child_until: 11 },
      12,
    ],
  ])("may not be ones that %s", (_, ages, min) => {
    expect(check(english(ages))).toEqual([
      {
        file: "excursions/saona-island/offer.yml",
        field: "child_until",
        expected: `at least ${min}, the age of the youngest guests who pay as children`,
        found: String(ages.child_until),
      },
    ]);
  });

  it.each<[string, Partial<NamedOffer>]>([
    ["one age alone", { minimum_age: 7, child_from: 7, child_until: 7 }],
    ["no last age", { minimum_age: 18, child_from: 4 }],
    ["no first age", { child_until: 11 }],
  ])("may have %s", (_, ages) => {
    expect(check(english(ages))).toEqual([]);
  });
});

describe("the return to a pick-up point", () => {
  const pickup = (back: string) => [{ port: "bayahibe" as const, place: "Pier", time: "08:00", back }];

  it.each(["07:30", "08:00"])("may not be at %s, before guests are collected", (back) => {
    expect(check(english({ pickup: pickup(back) }))).toEqual([
      {
        file: "excursions/saona-island/offer.yml",
        field: "pickup.0.back",
        expected: "a time after 08:00, when guests are collected",
        found: JSON.stringify(back),
      },
    ]);
  });

  it("may be later", () => {
    expect(check(english({ pickup: pickup("12:30") }))).toEqual([]);
  });
});

describe("related entries", () => {
  it.each([
    ["do not exist", "motor-yatch"],
    ["are the entry itself", "saona-island"],
  ])("may not be ones that %s", (_, key) => {
    expect(check(english({ related: [key] }))).toEqual([
      {
        file: "excursions/saona-island/offer.yml",
        field: "related",
        expected: "the key of another entry",
        found: JSON.stringify(key),
      },
    ]);
  });
});

describe("ports", () => {
  it.each<[string, Partial<NamedOffer>]>([
    ["prices.0.port", { prices: [{ port: "punta-cana", adult: 90, currency: "USD" }] }],
    ["pickup.0.port", { pickup: [{ port: "punta-cana", place: "Lobby", time: "07:00" }] }],
    ["minimum_party.0.port", { minimum_party: [{ port: "punta-cana", persons: 2 }] }],
  ])("of %s must be among the offer's own", (field, change) => {
    const expected = "one of the offer's ports: bayahibe, la-romana-cruises";
    expect(check(english({ ports: ["bayahibe", "la-romana-cruises"], ...change }))).toEqual([
      { file: "excursions/saona-island/offer.yml", field, expected, found: '"punta-cana"' },
    ]);
    expect(check(english({ ports: ["bayahibe", "punta-cana"], ...change }))).toEqual([]);
  });
});

describe("rows of texts", () => {
  it.each<[field: string, here: Partial<NamedOffer>, there: Partial<NamedOffer>]>([
    ["included", { included: ["Lunch", "Water"] }, { included: ["Almuerzo"] }],
    ["faq", {}, { faq: [{ question: "¿Sí?", answer: "Sí." }] }],
  ])(
    "such as %s are as many in each language, because they are matched by their place",
    (field, here, there) => {
      const [problem, ...others] = check(english(here), spanish(there));
      expect(problem).toMatchObject({ file: "excursions/saona-island/es.md", field, found: "1" });
      expect(problem?.expected).toMatch(/^\d rows, as in excursions\/saona-island\/en\.md$/);
      expect(others).toEqual([]);
    },
  );

  it("are held against the first language of the site, in whatever order the files come", () => {
    expect(check(spanish({ bring: ["Toalla"] }), english())).toMatchObject([
      { file: "excursions/saona-island/es.md" },
    ]);
  });

  it("may have other words in each language", () => {
    expect(check(english({ bring: ["Towel"] }), spanish({ bring: ["Toalla"] }))).toEqual([]);
  });
});

it("a fact that is wrong is told once, of the file that it stands in", () => {
  const related = ["motor-yatch"];
  expect(check(english({ related }), spanish({ related }))).toMatchObject([
    { file: "excursions/saona-island/offer.yml", field: "related" },
  ]);
});
