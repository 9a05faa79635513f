/** @jest-environment node */
import { getNextDays } from "../../domain/booking/running-days";
import type { OfferFacts } from "../../domain/contracts/offer-facts";
import { CONTACT } from "../../testing/create-enquiry";
import { readMails } from "../../testing/read-mails";
import { readJson, setUpTestSite } from "../../testing/set-up-test-site";
import { loadOffer, loadSettings } from "./published";

const { site } = loadSettings();
const testSite = setUpTestSite();
const CORAL_KEY = { service: "coral-key", collection: "excursions" } as const;
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
const getStored = async () => (await testSite.store()).enquiries.list(100);

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
    expect(getLine("agency-contact", /^Offer 1/)).toMatch(/ · sold out on that day$/);
    expect(getLine("agency-contact", /^Offer 1/)).not.toContain("$");
    expect(getLine("agency-contact", /^Offer 2/)).toContain("$");
    expect(getLine("visitor-contact", /^Oferta 1/)).toMatch(/ · agotado ese día$/);
  });
});
