/** @jest-environment node */
import { addDays, getAgencyDay, getAgencyTime } from "../../booking/calendar-day";
import { NO_CHOICE } from "../../booking/choice";
import { formatDay } from "../../i18n/format";
import { CONTACT } from "../../testing/create-enquiry";
import { findRunningDay, readJson, setUpTestSite } from "../../testing/set-up-test-site";
import { readMails } from "../../testing/read-mails";
import { loadSettings } from "./published";
import { checkBooking } from "../enquiries/check-booking";

const { site } = loadSettings();
const testSite = setUpTestSite();
const CORAL_KEY = { service: "coral-key", collection: "excursions" } as const;
const { message: _message, ...visitor } = CONTACT;

const getStored = async () => (await testSite.store()).enquiries.list(100);

describe("a booking enquiry", () => {
  const party = { adults: 2, children: 1, smallChildren: 1, port: "la-romana-cruises" };
  const pickup = { kind: "cruise", place: "Costa Fascinosa", shipDocked: "07:00", shipAllAboard: "19:45" };

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
        "Party: 2 adults, 1 child, 1 child under 1 metre",
        "Pick-up: Cruise ship, Costa Fascinosa, docks at 7:00\u{a0}AM, all aboard at 7:45\u{a0}PM",
        "Back aboard: in time, back at 3:40\u{a0}PM, 4 h 5 min before all aboard",
        "Price: 2 adults × $1,077 + 1 child × $541 = $2,695 (1 child under 1 metre free)",
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

  it("may name small children whom the offer does not take: it says so, and nobody is told that they are free", async () => {
    const cave = { service: "river-cave", collection: "excursions", port: "bayahibe" };
    const body = { ...visitor, ...cave, adults: 2, smallChildren: 1 };
    expect((await testSite.postJson("/api/contact", body)).status).toBe(200);
    const { text } = (await readMails(testSite.env.dataDir))["agency-contact"] ?? {};
    // Whoever answers has to know of the child.
    expect(text).toContain("Party: 2 adults, 1 child under 1 metre");
    expect(text).toContain("Not counted: 1 child under 1 metre, because the minimum age is 6 years");
    expect(text).toMatch(/^Price: 2 adults × .+$/m);
    expect(text).not.toContain("free)");
  });

  it.each([
    [
      "15:30",
      "07:00",
      "Back aboard: no, that ship has sailed by then (back at 3:40\u{a0}PM, all aboard at 3:30\u{a0}PM)",
    ],
    [
      "19:45",
      "08:10",
      "Back aboard: no, we set off at 8:40\u{a0}AM, before you are ashore (your ship docks at 8:10\u{a0}AM",
    ],
  ])(
    "with all aboard at %s of a ship that docks at %s is told as on the site",
    async (aboard, docked, line) => {
      const ship = { kind: "cruise", shipAllAboard: aboard, shipDocked: docked };
      const body = { ...visitor, ...CORAL_KEY, ...party, date: findRunningDay(CORAL_KEY), pickup: ship };
      expect((await testSite.postJson("/api/contact", body)).status).toBe(200);
      const { text } = (await readMails(testSite.env.dataDir))["agency-contact"] ?? {};
      expect(text).toContain(line);
    },
  );

  it("from the ship's port comes by ship, whatever the form without scripts says of the pick-up", async () => {
    const typed = { pickupKind: "", pickupPlace: "Aurora", pickupShipAllAboard: "15:30" };
    const body = { ...visitor, ...CORAL_KEY, port: party.port, adults: "2", ...typed };
    expect((await testSite.postForm("/api/contact", body)).status).toBe(303);
    const [enquiry] = await getStored();
    expect(enquiry?.payload.pickup).toMatchObject({ kind: "cruise", place: "Aurora" });
    expect(enquiry?.payload.told?.backAboard).toMatchObject({ kind: "sailed" });
  });

  it("about a list tells for each offer whether its guests are back aboard", async () => {
    const ship = { kind: "cruise", shipDocked: "07:00", shipAllAboard: "15:30" };
    const offers = [
      { ...CORAL_KEY, port: party.port, adults: 2, date: findRunningDay(CORAL_KEY), pickup: ship },
    ];
    expect((await testSite.postJson("/api/contact", { ...visitor, offers })).status).toBe(200);
    const { text } = (await readMails(testSite.env.dataDir))["agency-contact"] ?? {};
    expect(text).toContain("Cruise ship, docks at 7:00\u{a0}AM, all aboard at 3:30\u{a0}PM");
    expect(text).toContain(
      "no, that ship has sailed by then (back at 3:40\u{a0}PM, all aboard at 3:30\u{a0}PM)",
    );
    const [enquiry] = await getStored();
    expect(enquiry?.payload.offers?.[0]?.told?.backAboard).toMatchObject({ kind: "sailed" });
  });

  it("about a list does not take where somebody stays: it is no part of a list", async () => {
    const offers = [{ ...CORAL_KEY, adults: 2, pickup: { kind: "cruise", place: "Costa Fascinosa" } }];
    expect((await testSite.postJson("/api/contact", { ...visitor, offers })).status).toBe(422);
  });

  it("without a day of an offer that does not run every day says so", async () => {
    const cave = { service: "river-cave", collection: "excursions", port: "bayahibe", adults: 2 };
    expect((await testSite.postJson("/api/contact", { ...visitor, ...cave })).status).toBe(200);
    const { text } = (await readMails(testSite.env.dataDir))["agency-contact"] ?? {};
    expect(text).toContain("Date: not decided yet, which day is possible?");
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
    ["a day of another century", { date: "1926-11-21" }, { date: "too-soon" }],
    ["a day in two years", { date: addDays(today, 731) }, { date: "too-far" }],
    ["a day in a hundred centuries", { date: "9999-12-31" }, { date: "too-far" }],
    ["a day that no calendar has", { date: "2027-02-30" }, { date: "invalid-date" }],
    ["a date that is a text", { date: "tomorrow'; drop table enquiries" }, { date: "invalid-date" }],
    ["a thousand million adults", { adults: 1e9 }, { adults: "invalid-number" }],
    ["minus one child", { children: -1 }, { children: "invalid-number" }],
    ["nobody", { adults: 0 }, { adults: "invalid-number" }],
    ["a number beyond all numbers", { smallChildren: 1e308 }, { smallChildren: "invalid-number" }],
    ["an unknown port", { port: "miami" }, { port: "invalid" }],
    ["an own price", { told: { price: { kind: "price", total: 1 } } }, { told: "unknown-field" }],
  ])("is refused by the server, and nothing is stored: %s", async (_, change, fields) => {
    const response = await testSite.postJson("/api/contact", { ...visitor, ...CORAL_KEY, ...change });
    expect(await readJson(response)).toEqual({ status: 422, body: { code: "invalid", fields } });
    expect(await getStored()).toEqual([]);
  });

  it("is a port from which the offer does not start", async () => {
    const body = {
      ...visitor,
      service: "night-reef",
      collection: "activities",
      port: "la-romana-cruises",
    };
    const reply = await readJson(await testSite.postJson("/api/contact", body));
    expect(reply).toEqual({ status: 422, body: { code: "invalid", fields: { port: "invalid" } } });
  });

  it("is a day of the week on which the offer does not run, or one outside its season", async () => {
    const trip = { service: "two-day-package", collection: "catalog" } as const;
    const now = Date.parse("2026-11-21T12:00:00Z");
    const check = (date: string) => checkBooking({ ...NO_CHOICE, date }, trip, now);
    expect(check("2027-02-02")).toEqual({ ok: false, fields: { date: "not-running" } });
    expect(check("2027-05-03")).toEqual({ ok: false, fields: { date: "not-running" } });
    expect(check("2027-02-01")).toMatchObject({ ok: true });
  });

  it("is not one that was begun in time: an hour's grace after the last minute", async () => {
    const last = getAgencyTime("2026-12-01", "08:15") - site.en.booking.cut_off_hours * 3_600_000;
    const choice = { ...NO_CHOICE, port: "bayahibe", date: "2026-12-01" } as const;
    expect(checkBooking(choice, CORAL_KEY, last + 59 * 60_000)).toMatchObject({ ok: true });
    expect(checkBooking(choice, CORAL_KEY, last + 61 * 60_000)).toMatchObject({ ok: false });
  });

  it("is not the last day that can be booked, in the first hour of a day in Santo Domingo", () => {
    const midnight = Date.parse("2026-12-01T04:00:00Z");
    const last = addDays("2026-12-01", site.en.booking.days_ahead);
    const check = (date: string, now: number) => checkBooking({ ...NO_CHOICE, date }, CORAL_KEY, now);
    expect(check(last, midnight - 1)).toEqual({ ok: false, fields: { date: "too-far" } });
    expect(check(last, midnight)).toMatchObject({ ok: true });
    expect(check(last, midnight + 30 * 60_000)).toMatchObject({ ok: true });
    expect(check(addDays(last, 1), midnight)).toEqual({ ok: false, fields: { date: "too-far" } });
  });

  it("is only a past day where the offer is not known", async () => {
    const unknown = { service: "no-such-tour", collection: "excursions" } as const;
    const check = (date: string) => checkBooking({ ...NO_CHOICE, date }, unknown, Date.now());
    expect(check(addDays(today, 900))).toEqual({ ok: true, quoted: undefined });
    expect(check(addDays(today, -1))).toEqual({ ok: false, fields: { date: "too-soon" } });
  });
});
