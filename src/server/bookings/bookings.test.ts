/** @jest-environment node */
import { addMonths, getAgencyMonth } from "../../domain/booking/calendar-day";
import { formatDay } from "../../domain/i18n/format";
import { inDays, offerQuote } from "../../testing/book-on-site";
import { readMails } from "../../testing/read-mails";
import { setUpTestSite, withOfferFacts } from "../../testing/set-up-test-site";
import { addPerson, ANA, BEA, signInAs, type StaffBrowser } from "../../testing/staff-client";
import {
  type AccountsReply,
  type DepartureReply,
  type EnquiryListReply,
  type EnquiryReply,
  type TodayReply,
} from "../../staff/shell/client";

const site = setUpTestSite({ AGENCY_EMAILS: "agency@example.com" });
withOfferFacts("coral-key", { daily_capacity: 4 });
let bea: StaffBrowser;
beforeEach(async () => {
  bea = await signInAs(site, await addPerson(site, BEA));
});

const GUEST = { name: "Rosa", lastname: "Díaz", phone: "+1 809 555 0123", lang: "es", source: "" };
const TRIP = { offer: "coral-key", port: "bayahibe", date: inDays(9), adults: 2, amountCents: 15_000 };
const BOOKING = { guest: GUEST, trips: [TRIP], notes: "Alergia al maní", key: "desk-key-01" };

async function call<Reply = EnquiryReply>(kind: "query" | "mutate", name: string, input?: object) {
  const response = await bea[kind](name, input);
  return { status: response.status, reply: (await response.json()) as Reply };
}
const make = (change: object = {}) => call("mutate", "bookings.make", { ...BOOKING, ...change });
const list = async (filter: object) =>
  (await call<EnquiryListReply>("query", "enquiries.list", filter)).reply.rows;
const open = async (reference: string) => (await call("query", "enquiries.get", { reference })).reply;

const ask = async (owner: StaffBrowser, month = "") =>
  (await (await owner.query("accounts.get", { ...(month && { month }) })).json()) as AccountsReply;

describe("an enquiry by hand", () => {
  it("waits for an answer like any other, once for a key, without a mail to anybody", async () => {
    const asked = { guest: GUEST, message: "¿Hay sitio el sábado?", key: "desk-key-07" };
    const first = await call("mutate", "enquiries.make", asked);
    expect((await call("mutate", "enquiries.make", asked)).reply.reference).toBe(first.reply.reference);
    expect(first.reply).toMatchObject({ status: "new", message: "¿Hay sitio el sábado?", email: "" });
    expect(await list({ view: "new" })).toMatchObject([
      { reference: first.reply.reference, dueAt: expect.any(Number) as number },
    ]);
    expect(await readMails(site.env.dataDir)).toEqual({});
    const empty = await call("mutate", "enquiries.make", { ...asked, message: " " });
    expect(empty).toMatchObject({ status: 422, reply: { fields: { message: "required" } } });
  });
});

describe("a booking by hand", () => {
  it("is made by name and phone alone, once for a key, and stands in list, search and log", async () => {
    const [first, second] = [await make(), await make()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.reply.reference).toBe(first.reply.reference);
    expect(second.reply).toMatchObject({ status: "booked", email: "", phoneNumber: "+18095550123" });
    expect(second.reply.booking).toMatchObject({
      ...{ totalCents: 15_000, paidCents: 0, notes: "Alergia al maní", deposit: null },
      trips: [{ status: "confirmed", date: inDays(9), adults: 2, amountCents: 15_000 }],
    });
    const row = { about: "booked", offer: "coral-key", date: inDays(9) };
    expect(await list({ q: "rosa", view: "booked" })).toMatchObject([row]);
    const csv = await (await bea.get("enquiries-export")).text();
    expect(csv).toContain(`"Isolotto Corallo","Bayahíbe","${inDays(9)}"`);
    const { staff } = await site.store();
    expect((await staff.log.list(10)).filter(({ action }) => action === "booking-made")).toHaveLength(1);
    expect(site.readLog()).not.toMatch(/Rosa|809.?555/);
  });

  it("is shown with the offer's name in the language of staff", async () => {
    const { reply } = await make({ guest: { ...GUEST, lang: "en" } });
    expect(reply).toMatchObject({ locale: "en", booking: { trips: [{ title: "Isolotto Corallo" }] } });
  });

  it("is mailed to a guest with an address, in their language", async () => {
    const deposit = { cents: 5_000, due: inDays(3) };
    const { reply } = await make({ guest: { ...GUEST, email: "rosa@example.com" }, deposit });
    // The mail stands with the event that it tells of, and not in a line of its own.
    expect(reply.events.map(({ kind }) => kind)).toEqual(["received", "booked"]);
    const { subject, text = "" } = (await readMails(site.env.dataDir))["visitor-booked"] ?? {};
    expect(subject).toMatch(/^Su reserva PA-\w{5}: .*Coral/);
    for (const part of ["Le hemos reservado", "150", "50", "Depósito"]) expect(text).toContain(part);
    expect(text).not.toContain("maní");
  });

  it("for a full day is refused until staff say that they know", async () => {
    await make();
    const more = { trips: [{ ...TRIP, adults: 3 }], key: "desk-key-02" };
    expect(await make(more)).toEqual({ status: 409, reply: { code: "day-full" } });
    expect((await make({ ...more, evenIfFull: true })).status).toBe(200);
  });

  it.each<[string, object, string]>([
    ["no trip", { trips: [] }, "trips"],
    ["a day that is over", { trips: [{ ...TRIP, date: "2020-01-01" }] }, "trips.0.date"],
    ["neither offer nor title", { trips: [{ ...TRIP, offer: undefined }] }, "trips.0.title"],
    ["an offer that is not there", { trips: [{ ...TRIP, offer: "no-such-tour" }] }, "trips.0.offer"],
    ["an amount below zero", { trips: [{ ...TRIP, amountCents: -1 }] }, "trips.0.amountCents"],
    ["no name", { guest: { ...GUEST, name: " " } }, "guest.name"],
    ["no address but words", { guest: { ...GUEST, email: "rosa" } }, "guest.email"],
    ["a payment of tomorrow", { payment: { cents: 100, day: inDays(2), method: "cash" } }, "payment.day"],
    ["a deposit due yesterday", { deposit: { cents: 100, due: inDays(-1) } }, "deposit.due"],
    ["a payment of nothing", { payment: { cents: 0, day: inDays(0), method: "cash" } }, "payment.cents"],
  ])("is refused with %s, and nothing is stored", async (_, change, field) => {
    expect(await make(change)).toMatchObject({
      status: 422,
      reply: { fields: { [field]: expect.any(String) as string } },
    });
    expect(await (await site.store()).enquiries.list(10)).toEqual([]);
  });
});

describe("a booking", () => {
  it("gets payments, pick-ups and notes, each change with a line of the timeline", async () => {
    const { reference, version, booking } = (await make()).reply;
    const [trip] = booking?.trips ?? [];
    const paid = { reference, cents: 5_000, day: inDays(0), method: "card", key: "pay-key-001" };
    await call("mutate", "bookings.notePayment", paid);
    const again = await call("mutate", "bookings.notePayment", paid);
    expect(again.reply.booking).toMatchObject({ paidCents: 5_000 });
    const pickups = [{ id: trip?.id, place: "Hotel Sol", time: "07:30" }];
    const change = { reference, version: again.reply.version, notes: "Silla", pickups };
    const changed = await call("mutate", "bookings.change", change);
    const pickup = { place: "Hotel Sol", time: "07:30" };
    expect(changed.reply.booking).toMatchObject({ notes: "Silla", trips: [{ pickup }] });
    expect((await call("mutate", "bookings.change", { ...change, version })).status).toBe(409);
    const kinds = (await open(reference)).events.map(({ kind }) => kind);
    expect(kinds).toEqual(["received", "booked", "paid", "booking-changed"]);
  });

  it("of two trips owes each trip what its payments leave, and fills in ready-made answers", async () => {
    const later = { ...TRIP, date: inDays(40), amountCents: 6_000 };
    const payment = { cents: 4_000, day: inDays(0), method: "cash" };
    const made = await call("mutate", "bookings.make", { ...BOOKING, trips: [TRIP, later], payment });
    const getDue = async (day: string) => {
      const { reply } = await call<DepartureReply>("query", "departures.get", { offer: "coral-key", day });
      return reply.guests.map(({ dueCents }) => dueCents);
    };
    expect([await getDue(TRIP.date), await getDue(later.date)]).toEqual([[11_000], [6_000]]);
    const { values } = await open(made.reply.reference);
    expect(values).toMatchObject({ price: expect.stringContaining("210") as string });
    for (const day of [TRIP.date, later.date]) expect(values.date).toContain(formatDay(day, "es"));
  });

  it("is told from a trip that did not take place, only once its day has come", async () => {
    const { reference, version, booking } = (await make()).reply;
    const body = { reference, version, tripId: booking?.trips[0]?.id, isNoShow: true };
    expect((await call("mutate", "bookings.markNoShow", body)).status).toBe(409);
  });
});

it("lets a guest choose the day of a trip that was quoted without one, among those with room", async () => {
  const { path, enquiry } = await offerQuote(site, { date: null, adults: 2 });
  const page = await (await site.get(path)).text();
  const [, day = ""] = /<option value="(\d{4}-\d\d-\d\d)"/.exec(page) ?? [];
  const missing = await site.postForm(path, { answer: "accept" });
  expect(missing.status).toBe(422);
  expect(await missing.text()).toContain("Please choose a day");
  expect((await site.postForm(path, { answer: "accept", "day-0": "2020-01-01" })).status).toBe(422);
  expect((await site.postForm(path, { answer: "accept", "day-0": day })).status).toBe(303);
  const { bookings } = await site.store();
  expect((await bookings.get(enquiry.id))?.trips).toMatchObject([{ date: day, status: "confirmed" }]);
});

describe("the accounts", () => {
  it("take no payment of the year 26, which a browser makes of two typed digits", async () => {
    const payment = { cents: 5_000, day: "0026-11-29", method: "cash" };
    const refused = { status: 422, reply: { fields: { "payment.day": "invalid-date" } } };
    expect(await make({ payment })).toMatchObject(refused);
  });

  it("count what is sold by booking and by trip day, paid, to collect, and what was cancelled", async () => {
    const ana = await signInAs(site, await addPerson(site, ANA));
    const payment = { cents: 5_000, day: inDays(0), method: "cash" };
    await make({ payment });
    const gone = (await make({ key: "desk-key-02" })).reply;
    const tripIds = gone.booking?.trips.map(({ id }) => id);
    const { reference, version } = gone;
    const cancelling = { reference, version, tripIds, by: "weather", text: "Olas", key: "cancel-001" };
    expect((await call("mutate", "bookings.cancelTrips", cancelling)).status).toBe(200);
    const month = getAgencyMonth(Date.now());
    const reply = await ask(ana);
    expect(reply).toMatchObject({
      ...{ month, isClosed: false, canClose: false, paidCents: 5_000 },
      byBookingDay: { trips: 1, persons: 2, soldCents: 30_000, cancelledCents: 15_000 },
    });
    const travelling = await ask(ana, inDays(9).slice(0, 7));
    expect(travelling).toMatchObject({ dueCents: 10_000, offers: [{ offer: "coral-key", trips: 1 }] });
    const csv = await (await ana.get("accounts-export")).text();
    expect(csv.match(/15000|150\.00/g)?.length).toBeGreaterThanOrEqual(3);
    expect(csv).toContain(`"-150.00"`);
    expect(csv).not.toMatch(/Rosa|809.?555/);
  });

  it("keep the fee of a guest who cancels late: due, counted and mailed", async () => {
    const ana = await signInAs(site, await addPerson(site, ANA));
    const date = inDays(3);
    const guest = { ...GUEST, email: "rosa@example.com" };
    const { reply: booked } = await make({ guest, trips: [{ ...TRIP, date }], isTold: false });
    const { reference, version, booking } = booked;
    const cancel = (feeCents: number) =>
      call("mutate", "bookings.cancelTrips", {
        ...{ reference, version, tripIds: booking?.trips.map(({ id }) => id), by: "guest" },
        ...{ text: "Menos de 24 horas antes", feeCents, key: "cancel-fee" },
      });
    expect(await cancel(15_001)).toMatchObject({ status: 422, reply: { fields: { feeCents: "too-many" } } });
    const { reply } = await cancel(7_500);
    expect(reply.booking).toMatchObject({
      ...{ totalCents: 7_500, paidCents: 0 },
      trips: [{ status: "cancelled", amountCents: 15_000, feeCents: 7_500 }],
    });
    expect(await ask(ana)).toMatchObject({ byBookingDay: { soldCents: 15_000, cancelledCents: 7_500 } });
    expect(await ask(ana, date.slice(0, 7))).toMatchObject({
      dueCents: 7_500,
      offers: [{ trips: 0, persons: 0 }],
    });
    const { reply: today } = await call<TodayReply>("query", "today.get");
    expect(today.unpaid).toMatchObject([{ reference, dueCents: 7_500 }]);
    expect((await readMails(site.env.dataDir))["visitor-cancelled"]?.text).toContain(
      "Cargo por cancelación: 75",
    );
  });

  it("keep one fee of several trips once, in what later mails say is due, and in no price of another trip", async () => {
    const ana = await signInAs(site, await addPerson(site, ANA));
    const later = { ...TRIP, date: inDays(40), amountCents: 6_000 };
    const guest = { ...GUEST, email: "rosa@example.com" };
    const payment = { cents: 20_000, day: inDays(0), method: "cash" };
    const { reply: booked } = await make({ guest, trips: [TRIP, later], payment, isTold: false });
    const { reference, version, booking } = booked;
    const cancelling = {
      ...{ reference, version, tripIds: booking?.trips.map(({ id }) => id), by: "guest", isTold: false },
      ...{ text: "", feeCents: 16_000, key: "cancel-fee" },
    };
    const first = await call("mutate", "bookings.cancelTrips", cancelling);
    const again = await call("mutate", "bookings.cancelTrips", cancelling);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.reply.booking).toMatchObject({
      ...{ totalCents: 16_000, trips: [{ feeCents: 15_000 }, { feeCents: 1_000 }] },
    });
    expect(await ask(ana)).toMatchObject({ byBookingDay: { soldCents: 21_000, cancelledCents: 5_000 } });
    const { reply: today } = await call<TodayReply>("query", "today.get");
    expect(today).toMatchObject({ unpaid: [], refunds: [{ reference, cents: 4_000 }] });
    const next = { reference, version: again.reply.version, trips: [{ ...TRIP, amountCents: 9_000 }] };
    const { reply } = await call("mutate", "bookings.add", { ...next, notes: "", key: "desk-key-03" });
    expect(reply.booking).toMatchObject({ totalCents: 25_000, paidCents: 20_000 });
    expect(reply.values.price).toContain("90");
    const { text } = (await readMails(site.env.dataDir))["visitor-booked"] ?? {};
    expect(text).toMatch(/Cargo por cancelación: 160[^]*Total: 250[^]*200/);
  });

  it("of a month that is closed do not change: what comes later counts in the next", async () => {
    const ana = await signInAs(site, await addPerson(site, ANA));
    const past = addMonths(getAgencyMonth(Date.now()), -1);
    const payment = { cents: 5_000, day: `${past}-10`, method: "cash" };
    await make({ payment });
    expect(await ask(ana, past)).toMatchObject({ paidCents: 5_000, canClose: true });
    expect((await ana.mutate("accounts.close", { month: past })).status).toBe(200);
    await make({ payment, key: "desk-key-02" });
    expect(await ask(ana, past)).toMatchObject({ paidCents: 5_000, isClosed: true, canClose: false });
    expect(await ask(ana)).toMatchObject({ paidCents: 5_000 });
    const present = getAgencyMonth(Date.now());
    expect((await ana.mutate("accounts.close", { month: present })).status).toBe(422);
  });
});
