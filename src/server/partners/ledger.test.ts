/** @jest-environment node */
import { randomUUID } from "node:crypto";

import { getAgencyMonth } from "../../domain/booking/calendar-day";
import { createQuoteTrip } from "../../testing/create-quote";
import { DAY, describeStore, NOW } from "../../testing/describe-stores";
import { bookTrips, cancelTrips } from "../bookings/booking-repository";
import type { Enquiry } from "../enquiries/enquiry";
import { loadLedger } from "./ledger";

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
    const booked = await bench.store.ledger.listBooked(FROM, NOW + 1);
    expect(booked).toMatchObject([{ source: "hotel", persons: 3, totalCents: 19_500, bookedAt: NOW }]);
  });

  it("counts a booking of two trips as one, with the sum of both", async () => {
    const enquiry = await ask("hotel-sol");
    await book(enquiry);
    await book(enquiry);
    const { reply } = await loadLedger(bench.store, getAgencyMonth(NOW), NOW + 1);
    expect(reply.total).toMatchObject({ bookings: 1, persons: 6, totalCents: 39_000, unpriced: 0 });
  });
});
