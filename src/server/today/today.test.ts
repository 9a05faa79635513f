/** @jest-environment node */
import { HOUR_MS } from "../../domain/booking/calendar-day";
import type { TodayReply } from "../../staff/shell/client";
import { bookOn, inDays, noteBooking, offerQuote, storeEnquiry } from "../../testing/book-on-site";
import { createEnquiry } from "../../testing/create-enquiry";
import { setUpTestSite } from "../../testing/set-up-test-site";
import { addPerson, BEA, signInAs } from "../../testing/staff-client";

const site = setUpTestSite({ AGENCY_EMAILS: "agency@example.com" });

async function load(): Promise<TodayReply> {
  const bea = await signInAs(site, await addPerson(site, BEA));
  const response = await bea.query("today.get");
  expect(response.status).toBe(200);
  return (await response.json()) as TodayReply;
}

const coralKey = (day: number) => ({ offer: "coral-key", day: inDays(day) });

it("names and counts who waits for an answer, also to an accepted quote, and nobody else", async () => {
  const { payload } = createEnquiry();
  await storeEnquiry(site, { payload: { ...payload, name: "Later" }, dueAt: Date.now() + 5 * HOUR_MS });
  await storeEnquiry(site, { payload: { ...payload, name: "Late" }, dueAt: Date.now() - HOUR_MS });
  await storeEnquiry(site, { spamReason: "honeypot" });
  await noteBooking(site, coralKey(30), { name: "Booked" });
  const { enquiry } = await bookOn(site);
  const { waiting, waitingCount } = await load();
  const isBooked = ({ reference }: { reference: string }) => reference === enquiry.reference;
  expect(waiting.filter(isBooked)).toHaveLength(1);
  const others = waiting.filter((row) => !isBooked(row));
  expect(others.map(({ name }) => name.split(" ")[0])).toEqual(["Late", "Later"]);
  expect(waitingCount).toBe(3);
});

it("counts the guests of today and tomorrow by their pick-ups, without who has cancelled", async () => {
  await noteBooking(site, coralKey(0));
  await noteBooking(site, coralKey(0), { name: "Eva" });
  await noteBooking(site, coralKey(1));
  await noteBooking(site, coralKey(2));
  const { today, tomorrow, departures } = await load();
  expect([today, tomorrow]).toEqual([inDays(0), inDays(1)]);
  expect(departures.map(({ day, persons, pickups }) => [day, persons, pickups.length])).toEqual([
    [inDays(0), 2, 1],
    [inDays(1), 1, 1],
  ]);
});

it("names the quotes that end within three days, and not those that were answered", async () => {
  const ending = await offerQuote(site, { validUntil: inDays(1) });
  await offerQuote(site, { validUntil: inDays(9) });
  await bookOn(site, { validUntil: inDays(2) });
  const spam = await offerQuote(site, { validUntil: inDays(1) });
  const change = { fields: { isHeld: true } };
  const { enquiries } = await site.store();
  await enquiries.change({ which: { id: spam.enquiry.id }, change }, Date.now());
  const { quotes } = await load();
  expect(quotes).toMatchObject([{ reference: ending.enquiry.reference, validUntil: inDays(1) }]);
});

it("names what is to be collected of trips that are near or just over, each guest once", async () => {
  const near = await noteBooking(site, coralKey(3));
  await noteBooking(site, coralKey(30));
  const { unpaid } = await load();
  expect(unpaid).toEqual([{ reference: near.reference, name: "Rosa", day: inDays(3), dueCents: 7500 }]);
});

it("names what is to be collected of a transfer, which is no offer", async () => {
  const bea = await signInAs(site, await addPerson(site, BEA));
  const trips = [{ title: "Traslado", date: inDays(2), amountCents: 4_000 }];
  const booking = { guest: { name: "Marta", lang: "es" }, trips, key: "desk-transfer-01" };
  expect((await bea.mutate("bookings.make", booking)).status).toBe(200);
  const { unpaid } = (await (await bea.query("today.get")).json()) as TodayReply;
  expect(unpaid).toMatchObject([{ name: "Marta", dueCents: 4_000 }]);
});

it("counts payments for the trips in their order, as the list of a departure does", async () => {
  const trip = (days: number) => ({
    ...{ offer: "coral-key", adults: 1 },
    date: inDays(days),
    amountCents: 7_500,
  });
  const bea = await signInAs(site, await addPerson(site, BEA));
  const book = async (name: string, cents: number) => {
    const guest = { name, lang: "es" };
    const payment = { cents, day: inDays(0), method: "cash" };
    const booking = { guest, trips: [trip(3), trip(30)], payment, key: `desk-${name}-01` };
    expect((await bea.mutate("bookings.make", booking)).status).toBe(200);
  };
  await book("Rosa", 7_500);
  await book("Marta", 5_000);
  const { unpaid } = (await (await bea.query("today.get")).json()) as TodayReply;
  expect(unpaid).toMatchObject([{ name: "Marta", day: inDays(3), dueCents: 2_500 }]);
});

it("names who has paid more than is booked, until it is paid back", async () => {
  const { reference } = await noteBooking(site, coralKey(30));
  const bea = await signInAs(site, await addPerson(site, BEA));
  const pay = async (cents: number) => {
    const paid = { reference, cents, day: inDays(0), method: "cash", key: `payment-${cents}` };
    expect((await bea.mutate("bookings.notePayment", paid)).status).toBe(200);
    return ((await (await bea.query("today.get")).json()) as TodayReply).refunds;
  };
  expect(await pay(7_500)).toEqual([]);
  expect(await pay(2_500)).toEqual([{ reference, name: "Rosa", cents: 2_500 }]);
  expect(await pay(-2_500)).toEqual([]);
});
