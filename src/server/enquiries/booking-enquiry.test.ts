/** @jest-environment node */
import { addDays, getAgencyDay, getAgencyTime } from "../../booking/calendar-day";
import { NO_CHOICE } from "../../booking/choice";
import { getNextDays } from "../../booking/running-days";
import { formatDay } from "../../i18n/format";
import { CONTACT } from "../../testing/create-enquiry";
import { readMails } from "../../testing/read-mails";
import { readJson, setUpTestSite } from "../../testing/set-up-test-site";
import { loadOffer } from "../offers/load-offer";
import { loadSettings } from "../published/load-settings";
import { checkBooking } from "./check-booking";

const { site } = loadSettings();
const testSite = setUpTestSite();
const SAONA = { service: "saona-island", collection: "excursions" } as const;
const { message: _message, ...visitor } = CONTACT;

/** A day on which an offer runs, neither today nor tomorrow. */
async function findDay(offer: { service: string; collection: "excursions" | "activities" } = SAONA) {
  const content = loadOffer(offer.service, offer.collection);
  if (!content) throw new Error(`There is no offer ${offer.service}.`);
  const rules = { offer: content, port: undefined, rules: site.en.booking, now: Date.now() };
  return getNextDays(rules, 3).at(-1) ?? "";
}

const getStored = async () => (await testSite.store()).enquiries.list(100);

describe("a booking enquiry", () => {
  const party = { adults: 2, children: 1, smallChildren: 1, port: "la-romana-cruises" };
  const pickup = { kind: "cruise", place: "Costa Fascinosa", shipAllAboard: "19:45" };

  it("needs no message, and is stored with what was chosen and what the site told of it", async () => {
    const date = await findDay();
    const body = { ...visitor, ...SAONA, ...party, date, pickup };
    expect((await testSite.postJson("/api/contact", body)).status).toBe(200);
    const [enquiry] = await getStored();
    expect(enquiry?.payload).toMatchObject({
      ...{ ...SAONA, ...party, date, pickup, message: "" },
      told: {
        price: { kind: "price", total: 220 },
        backAboard: { kind: "fits", backAt: "18:30", spareMinutes: 75, marginMinutes: 90 },
      },
    });
  });

  it("is told in both mails, each in its language, with the arithmetic", async () => {
    const date = await findDay();
    await testSite.postJson("/api/contact", { ...visitor, ...SAONA, ...party, date, pickup });
    const mails = await readMails(testSite.env.dataDir);
    const toAgency = (mails["agency-contact"]?.text ?? "").split("\n");
    expect(toAgency).toEqual(
      expect.arrayContaining([
        "About: Saona Island by Catamaran and Speedboat",
        `Date: ${formatDay(date, "en")}`,
        "Port: La Romana Cruises Zone",
        "Party: 2 adults, 1 child, 1 child under 1 metre",
        "Pick-up: Cruise ship, Costa Fascinosa, all aboard at 19:45",
        "Back aboard: in time, back at 17:00, 2 h 45 min before all aboard",
        "Price: 2 adults × $85 + 1 child × $50 = $220 (1 child under 1 metre free)",
      ]),
    );
    const toVisitor = (mails["visitor-contact"]?.text ?? "").replaceAll("\u00A0", " ").split("\n");
    expect(toVisitor).toEqual(
      expect.arrayContaining([
        `Fecha: ${formatDay(date, "es")}`,
        "Puerto: Zona de cruceros de La Romana",
        "Precio: 2 adultos × 85 US$ + 1 niño × 50 US$ = 220 US$ (1 niño de menos de 1 metro gratis)",
      ]),
    );
    expect(toVisitor.filter((line) => line.startsWith(">"))).toEqual([]);
  });

  it("still needs a message when it names no offer", async () => {
    const { status, body } = await readJson(await testSite.postJson("/api/contact", visitor));
    expect([status, body]).toEqual([422, { code: "invalid", fields: { message: "required" } }]);
  });

  it("may name small children whom the offer does not take: nobody is told that they are free", async () => {
    const dive = { service: "discover-scuba", collection: "activities", port: "bayahibe" };
    const body = { ...visitor, ...dive, adults: 2, smallChildren: 1 };
    expect((await testSite.postJson("/api/contact", body)).status).toBe(200);
    const { text } = (await readMails(testSite.env.dataDir))["agency-contact"] ?? {};
    // Whoever answers has to know of the child.
    expect(text).toContain("Party: 2 adults, 1 child under 1 metre");
    expect(text).toMatch(/^Price: 2 adults × .+$/m);
    expect(text).not.toContain("free)");
  });

  describe("while the agency shows no prices", () => {
    const switchPrices = (pricesOn: boolean) => {
      for (const settings of Object.values(site)) settings.pricesOn = pricesOn;
    };
    afterEach(() => switchPrices(true));

    it("is stored and mailed without any figure", async () => {
      switchPrices(false);
      const date = await findDay();
      await testSite.postJson("/api/contact", { ...visitor, ...SAONA, ...party, date });
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
    const response = await testSite.postJson("/api/contact", { ...visitor, ...SAONA, ...change });
    expect(await readJson(response)).toEqual({ status: 422, body: { code: "invalid", fields } });
    expect(await getStored()).toEqual([]);
  });

  it("is a port from which the offer does not start", async () => {
    const body = {
      ...visitor,
      service: "samana-whales",
      collection: "excursions",
      port: "la-romana-cruises",
    };
    const reply = await readJson(await testSite.postJson("/api/contact", body));
    expect(reply).toEqual({ status: 422, body: { code: "invalid", fields: { port: "invalid" } } });
  });

  it("is a day of the week on which the offer does not run, or one outside its season", async () => {
    const whales = { service: "samana-whales", collection: "excursions" } as const;
    const content = loadOffer("samana-whales", "excursions");
    const now = Date.parse("2026-11-21T12:00:00Z");
    const check = (date: string) => checkBooking({ ...NO_CHOICE, date }, whales, now);
    expect(content?.days).not.toContain("monday");
    expect(check("2027-02-01")).toEqual({ ok: false, fields: { date: "not-running" } });
    expect(check("2026-12-05")).toEqual({ ok: false, fields: { date: "not-running" } });
    expect(check("2027-02-02")).toMatchObject({ ok: true });
  });

  it("is not one that was begun in time: an hour's grace after the last minute", async () => {
    const last = getAgencyTime("2026-12-01", "08:00") - site.en.booking.cut_off_hours * 3_600_000;
    const choice = { ...NO_CHOICE, port: "bayahibe", date: "2026-12-01" } as const;
    expect(checkBooking(choice, SAONA, last + 59 * 60_000)).toMatchObject({ ok: true });
    expect(checkBooking(choice, SAONA, last + 61 * 60_000)).toMatchObject({ ok: false });
  });

  it("is only a past day where the offer is not known", async () => {
    const unknown = { service: "no-such-tour", collection: "excursions" } as const;
    const check = (date: string) => checkBooking({ ...NO_CHOICE, date }, unknown, Date.now());
    expect(check(addDays(today, 900))).toEqual({ ok: true, quoted: undefined });
    expect(check(addDays(today, -1))).toEqual({ ok: false, fields: { date: "too-soon" } });
  });
});

describe("an offer's plain form", () => {
  const getPage = async (search: string) => {
    const response = await testSite.get(`/api/contact?${search}`);
    return { response, html: await response.text() };
  };
  const ask = "service=saona-island&collection=excursions&lang=it";

  it("leads to the contact form with all of it filled in, in its language", async () => {
    const date = await findDay();
    const chosen = `port=punta-cana&date=${date}&adults=3&children=1&small=0&pickup=hotel&place=Sol+%26+%22Mar%22`;
    const { response, html } = await getPage(`${ask}&${chosen}&aboard=`);
    expect(response.status).toBe(200);
    expect(html).toContain('<html lang="it"');
    expect(html).toContain("Il tuo messaggio riguarda: ");
    expect(html).toContain(`value="${date}"`);
    expect(html).toMatch(/name="adults"[^>]* value="3"/);
    expect(html).toMatch(/<option value="punta-cana"\s+selected/);
    expect(html).toMatch(/<option value="hotel"\s+selected/);
    expect(html).toContain('value="Sol &amp; &quot;Mar&quot;"');
    expect(html).toContain('type="hidden" name="service" value="saona-island"');
    expect(html).not.toContain('role="alert"');
  });

  it.each([
    ["asks for small children where they may come along", ask, true],
    ["asks for none where they may not", "service=discover-scuba&collection=activities&lang=en", false],
  ])("%s", async (_, search, isAsked) => {
    const { html } = await getPage(`${search}&adults=2&children=1&small=1`);
    expect(html).toMatch(/name="children"[^>]* value="1"/);
    expect(html.includes('name="smallChildren"')).toBe(isAsked);
  });

  it("marks a day that cannot be chosen at once", async () => {
    const { html } = await getPage(`${ask}&date=2020-01-01`);
    expect(html).toContain('<a href="#date">Data: quel giorno non si può più scegliere.</a>');
  });

  it.each([
    ["an offer that is no key", "service=../../etc/passwd&collection=excursions", "/contact"],
    ["an unknown collection", "service=saona-island&collection=secrets&lang=es", "/es/contacto"],
  ])("leads to the empty form for %s", async (_, search, path) => {
    const { response } = await getPage(search);
    expect([response.status, response.headers.get("location")]).toEqual([303, path]);
  });

  it("repeats nothing of an address unescaped", async () => {
    const { html } = await getPage(`${ask}&pickup=hotel&place=%22%3E%3Cscript%3Ealert(1)%3C/script%3E`);
    expect(html).not.toContain("<script>alert");
  });
});
