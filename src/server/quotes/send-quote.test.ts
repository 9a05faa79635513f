/** @jest-environment node */
import { getQuoteTotal } from "../../domain/booking/quote";
import { acceptOn, bookOn, inDays, noteBooking, offerQuote, storeEnquiry } from "../../testing/book-on-site";
import { createEnquiry } from "../../testing/create-enquiry";
import { readMails } from "../../testing/read-mails";
import { setUpTestSite } from "../../testing/set-up-test-site";
import { addPerson, BEA, signInAs, type StaffBrowser } from "../../testing/staff-client";
import type { EnquiryReply, QuoteDraftReply } from "../../staff/shell/client";

const site = setUpTestSite();
let bea: StaffBrowser;
beforeEach(async () => {
  bea = await signInAs(site, await addPerson(site, BEA));
});

const LINE = { label: "Adultos", count: 2, unitCents: 7550 };

const accept = async (change = {}) => (await storeEnquiry(site, change)).reference;

const TRIP = { offer: "coral-key", port: "bayahibe", date: inDays(20), adults: 2, lines: [LINE] };
const createBody = (reference: string, change = {}) => ({
  ...{ reference, version: 1, key: `key-${reference}`, validUntil: inDays(5), trips: [TRIP] },
  ...change,
});
async function send(reference: string, change = {}) {
  const response = await bea.mutate("quotes.send", createBody(reference, change));
  return { status: response.status, reply: (await response.json()) as EnquiryReply & { fields?: object } };
}

describe("a quote that staff send", () => {
  it("is in the enquiry, in the mail, and in the log without a word about the guest", async () => {
    const reference = await accept();
    const { status, reply } = await send(reference, { text: "¡Hasta pronto!" });
    expect(status).toBe(200);
    const [quote, ...others] = reply.quotes;
    expect(others).toEqual([]);
    expect(reply).toMatchObject({ reference, version: 2, status: "answered", dueAt: null });
    expect(quote).toMatchObject({
      ...{ status: "sent", totalCents: 15_100, isOver: false },
      trips: [{ lines: [LINE], adults: 2, children: null }],
    });
    expect(quote?.trips[0]?.title).toContain("Cayo Coral");
    const { pathname, search } = new URL(quote?.link ?? "");
    expect(await (await site.get(pathname + search)).text()).toContain("Cayo Coral");
    expect(reply.events.at(-1)).toMatchObject({ kind: "quoted", who: "Bea", quoteId: quote?.id });
    const { text = "" } = (await readMails(site.env.dataDir))["visitor-quote"] ?? {};
    expect(text).toContain("¡Hasta pronto!");
    expect(text).toContain("Total: 151\u{a0}US$");
    expect(text).toMatch(/,\nBea\n/);
    const [line] = await (await site.store()).staff.log.list(10);
    expect(line).toMatchObject({ who: "Bea", action: "quote-sent", subject: reference });
  });

  it("can be looked at before as the mail that the guest gets, which sends and stores nothing", async () => {
    const reference = await accept();
    const { key: _key, ...body } = createBody(reference, { text: "¡Hasta pronto!" });
    const response = await bea.mutate("quotes.preview", body);
    const mail = (await response.json()) as { subject: string; html: string };
    expect(mail.subject).toContain("Cayo Coral");
    expect(mail.html).toMatch(/¡Hasta pronto![\s\S]*151\u{a0}US\$[\s\S]*Bea/u);
    expect(await readMails(site.env.dataDir)).not.toHaveProperty("visitor-quote");
    expect((await send(reference)).reply.quotes).toHaveLength(1);
  });

  it("is one quote however often the same key comes, and one mail", async () => {
    const reference = await accept();
    const [first, second] = [await send(reference), await send(reference)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.reply.quotes).toEqual(first.reply.quotes);
    const { enquiries } = await site.store();
    const { id = "" } = (await enquiries.getByReference(reference)) ?? {};
    expect((await enquiries.getMails(id)).filter(({ mail }) => mail === "visitor-quote")).toHaveLength(1);
  });

  it.each<[string, object, string]>([
    ["a last day that is over", { validUntil: "2020-01-01" }, "validUntil"],
    ["a last day after the trip", { validUntil: inDays(21) }, "validUntil"],
    ["a deposit due yesterday", { deposit: { cents: 100, due: inDays(-1) } }, "deposit.due"],
    [
      "a last day in two years",
      { trips: [{ ...TRIP, date: undefined }], validUntil: inDays(800) },
      "validUntil",
    ],
    ["a trip in the past", { trips: [TRIP, { ...TRIP, date: "2020-01-01" }] }, "trips.1.date"],
    ["an offer that is not there", { trips: [{ ...TRIP, offer: "no-such-tour" }] }, "trips.0.offer"],
    ["a total below zero", { lines: [{ label: "Descuento", count: 1, unitCents: -15_101 }] }, "lines"],
    ["a total that nobody pays", { lines: [{ label: "A", count: 2, unitCents: 600_000_000 }] }, "lines"],
    [
      "a trip below zero",
      {
        trips: [TRIP, { ...TRIP, lines: [{ label: "Descuento", count: 1, unitCents: -100 }] }],
      },
      "trips.1.lines",
    ],
    ["no line", { trips: [{ ...TRIP, lines: [] }] }, "trips.0.lines"],
    ["nobody", { trips: [{ ...TRIP, adults: 0, children: 0 }] }, "trips.0.adults"],
    ["a deposit above the total", { deposit: { cents: 1_000_000 } }, "deposit.cents"],
    ["a total of its own", { totalCents: 1 }, "totalCents"],
    ["a link to pay that is a script", { payUrl: "javascript:alert(1)" }, "payUrl"],
  ])("is refused with %s, and nothing is stored or sent", async (_, change, field) => {
    const reference = await accept();
    const { status, reply } = await send(reference, change);
    expect([status, Object.keys(reply.fields ?? {})]).toEqual([422, [field]]);
    const { enquiries, quotes } = await site.store();
    const enquiry = await enquiries.getByReference(reference);
    expect(enquiry).toMatchObject({ version: 1, status: "new" });
    expect(await quotes.list(enquiry?.id ?? "")).toEqual([]);
  });

  it("has several trips, a deposit and what holds for them, in mail and page, and says what it replaces", async () => {
    const day = inDays(9);
    const guest = { email: "rosa@example.com" };
    const { reference, version } = await noteBooking(site, { offer: "coral-key", day }, guest);
    const { booking } = (await (await bea.query("enquiries.get", { reference })).json()) as EnquiryReply;
    const pickup = { place: "Hotel Sol", time: "07:30" };
    const { status, reply } = await send(reference, {
      ...{ version, trips: [TRIP, { ...TRIP, offer: "river-cave", date: inDays(22), pickup }] },
      deposit: { cents: 5_000, due: inDays(4) },
      lines: [{ label: "Foto", count: 1, unitCents: 1_000 }],
      replaces: booking?.trips.map(({ id }) => id),
    });
    expect(status).toBe(200);
    const [quote] = reply.quotes;
    const money = { totalCents: 31_200, deposit: { cents: 5_000 } };
    expect(quote).toMatchObject({ ...money, replaces: [{ date: day }] });
    expect(new Set(quote?.terms.map(({ trip }) => trip)).size).toBe(2);
    const { text = "" } = (await readMails(site.env.dataDir))["visitor-quote"] ?? {};
    const parts = ["Cayo Coral", "Hotel Sol", "07:30", "312", "Depósito", "Esto reemplaza su reserva de"];
    for (const part of parts) expect(text).toContain(part);
    expect(reply.booking?.trips).toMatchObject([{ status: "confirmed" }]);
  });

  it("that a guest accepts takes the enquiry out of what staff took for spam: it is not deleted with it", async () => {
    const offered = await offerQuote(site);
    const { enquiries, bookings } = await site.store();
    const { id, reference, version } = offered.enquiry;
    const marked = await bea.mutate("enquiries.change", { reference, version, isHeld: true });
    expect(((await marked.json()) as EnquiryReply).isHeld).toBe(true);
    expect((await acceptOn(site, offered)).status).toBe(303);
    expect(await enquiries.get(id)).toMatchObject({ status: "booked", spamReason: null });
    expect((await bookings.get(id))?.trips).toMatchObject([{ status: "confirmed" }]);
  });

  it("needs an enquiry that is there and released, and replaces only what is booked", async () => {
    expect((await send(await accept(), { replaces: ["no-such-trip"] })).status).toBe(409);
    expect((await send("PA-ZZZZZ")).status).toBe(404);
    expect((await send(await accept({ spamReason: "honeypot", mails: [] }))).status).toBe(409);
  });
});

const PARTY = { adults: 2, children: 1, smallChildren: 1 };

/** Asks as Bea, who reads Italian; the guest reads Spanish. */
async function draft(change: Record<string, unknown>) {
  const { reference } = await storeEnquiry(site);
  const body = { reference, offer: "coral-key", port: "bayahibe", ...PARTY, ...change };
  const response = await bea.mutate("quotes.draft", body);
  return { status: response.status, reply: (await response.json()) as QuoteDraftReply };
}

describe("the lines that a quote begins with", () => {
  it("are the calculator's, in the guest's language, with a day until which it is good", async () => {
    const { status, reply } = await draft({ date: "2099-01-20" });
    expect(status).toBe(200);
    expect(reply.title).toContain("Cayo Coral");
    expect(reply.lines.map(({ label, count }) => [label, count])).toEqual([
      ["Adultos", 2],
      ["Niños", 1],
      ["Niños de menos de 1 metro (gratis)", 1],
    ]);
    expect(getQuoteTotal(reply.lines)).toBeGreaterThan(0);
    expect(reply.validUntil).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it("are of somebody: a party of nobody is refused", async () => {
    const { status } = await draft({ adults: 0, children: 0, smallChildren: 0 });
    expect(status).toBe(422);
  });

  it("are offered to a party that is too small, and the reader is told so in their language", async () => {
    const { reply } = await draft({ port: "punta-cana", adults: 1, children: 0, smallChildren: 0 });
    expect(reply.lines).toMatchObject([{ label: "Adultos", count: 1 }]);
    expect(reply.note).toMatch(/^Prezzo su richiesta: .*Punta Cana/);
  });

  it("are left to staff where no rule has a price, and what is wrong with the day is said", async () => {
    const { reply } = await draft({ port: undefined, date: "2020-01-01" });
    expect(reply.lines).toEqual([]);
    expect(reply.note.split(" · ")).toHaveLength(2);
    expect((await draft({ offer: "no-such-tour" })).status).toBe(422);
  });
});

it("tells what an offer has promised, and on which day it is booked next", async () => {
  const ask = async (offer: string) =>
    (await (await bea.query("quotes.commitments", { offer })).json()) as object;
  expect(await ask("coral-key")).toEqual({ enquiries: 0, quotes: 0, bookings: 0, nextDay: null });
  const { payload } = createEnquiry();
  await storeEnquiry(site, { payload: { ...payload, service: "coral-key", collection: "excursions" } });
  await storeEnquiry(site);
  await offerQuote(site);
  await offerQuote(site, { validUntil: inDays(-1) });
  await offerQuote(site, { offer: "river-cave" });
  await bookOn(site, { date: inDays(12) });
  await noteBooking(site, { offer: "coral-key", day: inDays(5) });
  const found = await ask("coral-key");
  expect(found).toEqual({ enquiries: 1, quotes: 1, bookings: 2, nextDay: inDays(5) });
  expect((await bea.query("quotes.commitments", { offer: "../x" })).status).toBe(422);
});
