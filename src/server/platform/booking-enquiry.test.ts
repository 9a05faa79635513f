/** @jest-environment node */
import { addDays, getAgencyDay } from "../../domain/booking/calendar-day";
import { getNextDays } from "../../domain/booking/running-days";
import type { OfferFacts } from "../../domain/contracts/offer-facts";
import { formatDay } from "../../domain/i18n/format";
import { CONTACT } from "../../testing/create-enquiry";
import { readMails } from "../../testing/read-mails";
import { findRunningDay, readJson, setUpTestSite } from "../../testing/set-up-test-site";
import { loadSettings, loadOffer } from "./published";

const { site } = loadSettings();
const testSite = setUpTestSite();
const CORAL_KEY = { service: "coral-key", collection: "excursions" } as const;
const { message: _message, ...visitor } = CONTACT;

const getStored = async () => (await testSite.store()).enquiries.list(100);

describe("a booking enquiry", () => {
  const party = { adults: 2, children: 1, smallChildren: 1, port: "la-romana-cruises" };
  const pickup = {
    ...{ kind: "cruise", place: "Costa Fascinosa", shipDocked: "07:00", shipAllAboard: "19:45" },
    shipClock: "local",
  };

  it("needs no message, and is stored with what was chosen and what the site told of it", async () => {
    const date = findRunningDay(CORAL_KEY);
    const body = { ...visitor, ...CORAL_KEY, ...party, date, pickup };
    expect((await testSite.postJson("/api/contact", body)).status).toBe(200);
    const [enquiry] = await getStored();
    expect(enquiry?.payload).toMatchObject({
      ...{ ...CORAL_KEY, ...party, date, pickup, message: "" },
      told: {
        price: { kind: "price", total: 2695 },
        backAboard: { kind: "fits", backAt: "17:10", spareMinutes: 155, marginMinutes: 90 },
      },
    });
  });

  it("is told in both mails, each in its language, with the arithmetic", async () => {
    const date = findRunningDay(CORAL_KEY);
    await testSite.postJson("/api/contact", { ...visitor, ...CORAL_KEY, ...party, date, pickup });
    const mails = await readMails(testSite.env.dataDir);
    const toAgency = (mails["agency-contact"]?.text ?? "").split("\n");
    expect(toAgency).toEqual(
      expect.arrayContaining([
        "About: Coral Key",
        `Date: ${formatDay(date, "en")}`,
        "Port: La Romana Cruises Zone",
        "Party: 2 adults, 1 child, 1 child under 1 m (3 ft 3 in)",
        "Pick-up: Cruise ship, Costa Fascinosa, docks at 7:00\u{a0}AM, all aboard at 7:45\u{a0}PM, ship's clock shows local time",
        "Back aboard: in time, back at 3:40\u{a0}PM, 4 h 5 min before all aboard",
        "Price: 2 adults × $1,077 + 1 child × $541 = $2,695 (1 child under 1 m free)",
      ]),
    );
    const toVisitor = (mails["visitor-contact"]?.text ?? "").replaceAll("\u00A0", " ").split("\n");
    expect(toVisitor).toEqual(
      expect.arrayContaining([
        `Fecha: ${formatDay(date, "es")}`,
        "Puerto: Zona de cruceros de La Romana",
        "Precio: 2 adultos × 1077 US$ + 1 niño × 541 US$ = 2695 US$ (1 niño de menos de 1 metro gratis)",
      ]),
    );
    expect(toVisitor.filter((line) => line.startsWith(">"))).toEqual([]);
  });

  it("still needs a message when it names no offer", async () => {
    const { status, body } = await readJson(await testSite.postJson("/api/contact", visitor));
    expect([status, body]).toEqual([422, { code: "invalid", fields: { message: "required" } }]);
  });

  describe("while the agency shows no prices", () => {
    const switchPrices = (pricesOn: boolean) => {
      for (const settings of Object.values(site)) settings.pricesOn = pricesOn;
    };
    afterEach(() => switchPrices(true));

    it("is stored and mailed without any figure", async () => {
      switchPrices(false);
      const date = findRunningDay(CORAL_KEY);
      await testSite.postJson("/api/contact", { ...visitor, ...CORAL_KEY, ...party, date });
      const [enquiry] = await getStored();
      expect(enquiry?.payload).toMatchObject({ told: { price: { kind: "on-request" } } });
      const { text } = (await readMails(testSite.env.dataDir))["agency-contact"] ?? {};
      expect(text).toContain("Price: price on request");
      expect(text).not.toContain("$");
    });
  });
});

describe("a choice that cannot be", () => {
  const today = getAgencyDay(Date.now());

  it.each<[string, object, object]>([
    ["yesterday", { date: addDays(today, -1) }, { date: "too-soon" }],
    ["a day in two years", { date: addDays(today, 731) }, { date: "too-far" }],
    ["a day that no calendar has", { date: "2027-02-30" }, { date: "invalid-date" }],
    ["a thousand million adults", { adults: 1e9 }, { adults: "too-many" }],
    ["minus one child", { children: -1 }, { children: "too-few" }],
    ["nobody", { adults: 0 }, { adults: "too-few" }],
    ["an unknown port", { port: "miami" }, { port: "invalid" }],
    [
      "a port that the offer has not",
      { service: "night-reef", collection: "activities", port: "la-romana-cruises" },
      { port: "invalid" },
    ],
    ["an own price", { told: { price: { kind: "price", total: 1 } } }, { told: "unknown-field" }],
  ])("is refused by the server, and nothing is stored: %s", async (_, change, fields) => {
    const response = await testSite.postJson("/api/contact", { ...visitor, ...CORAL_KEY, ...change });
    expect(await readJson(response)).toEqual({ status: 422, body: { code: "invalid", fields } });
    expect(await getStored()).toEqual([]);
  });
});

const RIVER_CAVE = { service: "river-cave", collection: "excursions" } as const;
const BOOKING = { port: "bayahibe", adults: 2 };

function getFacts(key: string): OfferFacts {
  const facts = loadOffer(key, "excursions");
  if (!facts) throw new Error(`There is no offer ${key}.`);
  return facts;
}

const coralKey = getFacts("coral-key");
const asBuilt = { ...coralKey };
/** Has the server know something else of the offer, as after a save. */
const setFacts = (change: Partial<OfferFacts>) => Object.assign(coralKey, change);
afterEach(() => {
  setFacts({
    sale: "on-sale",
    publish_from: undefined,
    publish_until: undefined,
    closed_days: [],
    ...asBuilt,
  });
});

const post = async (body: object) => {
  const { status, body: reply } = await readJson(
    await testSite.postJson("/api/contact", { ...CONTACT, ...body }),
  );
  return { status, fields: (reply as { fields?: object }).fields };
};
const findDay = (offer: OfferFacts) =>
  getNextDays({ offer, port: "bayahibe", rules: site.en.booking, now: Date.now() }, 3).at(-1) ?? "";

const OFF_SALE: [string, Partial<OfferFacts>][] = [
  ["paused", { sale: "paused" }],
  ["hidden", { sale: "hidden" }],
  ["not shown yet", { publish_from: "2999-01-01T08:00-04:00" }],
  ["not shown any more", { publish_until: "2020-01-01T08:00-04:00" }],
];

describe("an enquiry for an offer that is", () => {
  it.each(OFF_SALE)(
    "%s is refused by its code when it is a booking, and nothing is stored",
    async (_, change) => {
      setFacts(change);
      const refused = { status: 422, fields: { service: "not-on-sale" } };
      expect(await post({ ...CORAL_KEY, ...BOOKING })).toEqual(refused);
      expect(await post({ ...CORAL_KEY, date: findDay(coralKey) })).toEqual(refused);
      expect(await getStored()).toEqual([]);
    },
  );
});

describe("a day that is sold out", () => {
  it("is refused by its code, and the next one is taken", async () => {
    const day = findDay(coralKey);
    setFacts({ closed_days: [day] });
    const body = { ...CORAL_KEY, ...BOOKING };
    expect(await post({ ...body, date: day })).toEqual({ status: 422, fields: { date: "sold-out" } });
    expect((await post({ ...body, date: findDay(coralKey) })).status).toBe(200);
  });
});

describe("a list with offers that cannot be booked as they were asked for", () => {
  it("is taken, and both mails say what is wrong, each in its language", async () => {
    const day = findDay(coralKey);
    setFacts({ closed_days: [day] });
    const offers = [
      { ...CORAL_KEY, ...BOOKING, date: day },
      { ...RIVER_CAVE, ...BOOKING },
    ];
    expect((await post({ offers })).status).toBe(200);
    const mails = await readMails(testSite.env.dataDir);
    const getLine = (mail: string, start: RegExp) =>
      (mails[mail]?.text ?? "").split("\n").find((line) => start.test(line));
    expect(getLine("agency-contact", /^Trip 1/)).toMatch(/ · sold out on that day$/);
    expect(getLine("agency-contact", /^Trip 1/)).not.toContain("$");
    expect(getLine("agency-contact", /^Trip 2/)).toContain("$");
    expect(getLine("visitor-contact", /^Opción 1/)).toMatch(/ · agotado ese día$/);
  });
});
