/** @jest-environment node */
import { randomUUID } from "node:crypto";

import { createQuoteTrip } from "../../testing/create-quote";
import { DAY, describeStore, NOW } from "../../testing/describe-stores";
import { bookTrips, cancelTrips } from "../bookings/booking-repository";
import type { Enquiry } from "../enquiries/enquiry";
import type { Partner } from "../../content/schema/collections";
import type { LedgerBooking, LedgerEnquiry } from "./ledger-repository";
import { countLedger } from "./ledger";

const partner = (code: string): Partner => ({
  code,
  name: code,
  kind: "hotel",
  place: "",
  contact: "",
  commission_percent: 10,
  commission_person: 0,
});
const PARTNERS = [partner("hotel-brisa"), partner("taxi-faro")];

const enquiry = (source: string | null): LedgerEnquiry => ({
  ...{ id: "id", reference: "PA-00000", createdAt: 0, status: "new", source, offer: null, travelDate: null },
});
const booking = (source: string | null, totalCents: number, persons: number | null): LedgerBooking => ({
  ...{ ...enquiry(source), bookedAt: 0, totalCents, persons },
});

it("counts by the code, however it is written; other sources apart from what has none", () => {
  const received = ["hotel-brisa", "Hotel Brísa", "My aunt", "MY AUNT", null].map(enquiry);
  const booked = [booking("HOTEL BRISA", 19_500, 3), booking("hotel-brisa", 0, 2), booking(null, 100, null)];
  const { partners, others, none, total } = countLedger(PARTNERS, received, booked);
  expect(partners).toMatchObject([
    { code: "hotel-brisa", enquiries: 2, bookings: 2, unpriced: 1, persons: 5, totalCents: 19_500 },
    { code: "taxi-faro", enquiries: 0, bookings: 0, unpriced: 0, persons: 0, totalCents: 0 },
  ]);
  expect(others).toMatchObject([{ source: "My aunt", enquiries: 2, bookings: 0 }]);
  expect(none).toMatchObject({ enquiries: 1, bookings: 1, totalCents: 100 });
  // Everything counts in exactly one row.
  expect(total).toMatchObject({ enquiries: 5, bookings: 3, unpriced: 1, persons: 5, totalCents: 19_600 });
});

const FROM = NOW - 30 * DAY;

describeStore("the ledger", (bench) => {
  const ask = async (source: string, now = NOW, change = {}) => {
    const { payload } = await bench.accept({}, NOW - 400 * DAY);
    return bench.accept({ payload: { ...payload, source }, ...change }, now);
  };
  const book = async (enquiry: Enquiry, now = NOW) => {
    const trip = { ...createQuoteTrip(), id: randomUUID(), quoteId: null, amountCents: 19_500 };
    await bench.database.write((transaction) =>
      bookTrips(transaction, enquiry.id, { trips: [trip] }, { now }),
    );
    return trip.id;
  };
  const listBooked = async (from = FROM, to = NOW + 1) => {
    const booked = await bench.store.ledger.listBooked(from, to);
    return booked.map(({ source, persons, totalCents, bookedAt }) => [source, persons, totalCents, bookedAt]);
  };

  it("lists what was received from the first instant on and before the last one, nothing that is held", async () => {
    await ask("before", FROM - 1);
    await ask("first", FROM);
    await ask("last", NOW - 1);
    await ask("after", NOW);
    await ask("spam", NOW - 1, { spamReason: "honeypot", mails: [] });
    const received = await bench.store.ledger.listReceived(FROM, NOW);
    expect(received.map(({ source }) => source).sort()).toEqual(["first", "last"]);
    expect(await bench.store.ledger.getStart()).toBe(NOW - 400 * DAY);
  });

  it("lists what was booked in the time, however long ago it was asked for, and nothing that was cancelled", async () => {
    await book(await ask("hotel", NOW - 60 * DAY));
    await book(await ask("early"), FROM - 1);
    await book(await ask("late"), NOW + 1);
    const gone = await ask("gone");
    const tripId = await book(gone);
    await bench.database.write((transaction) =>
      cancelTrips(transaction, gone.id, [tripId], { by: "guest", who: null, now: NOW }),
    );
    expect(await listBooked()).toEqual([["hotel", 3, 19_500, NOW]]);
  });
});
