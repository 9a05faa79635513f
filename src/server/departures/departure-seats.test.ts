/** @jest-environment node */
import { createBooking, CORAL_KEY } from "../../testing/book-departures";
import { createQuoteTrip } from "../../testing/create-quote";
import { describeStores, NOW } from "../../testing/describe-stores";

describeStores("places of a day", (bench) => {
  const getKinds = async (enquiryId: string) =>
    (await bench.store.timeline.list(enquiryId)).map(({ kind }) => kind);
  const getMails = async (enquiryId: string) =>
    (await bench.store.enquiries.getMails(enquiryId)).map(({ mail }) => mail);

  it("are held by exactly as many as there are, however many accept at the same moment", async () => {
    const { send, accept, book, countHeld } = createBooking(bench, 30);
    await book({ adults: 10 });
    const sent = [];
    for (let number = 0; number < 60; number += 1) sent.push(await send());
    const outcomes = await Promise.all(sent.map((one) => accept(one)));
    expect(outcomes.filter((outcome) => outcome === "changed")).toHaveLength(20);
    expect(outcomes.filter((outcome) => outcome === "full")).toHaveLength(40);
    expect(await countHeld()).toBe(30);
  });

  it("are counted by the party: a large one may find none where a small one does", async () => {
    const { send, accept, book, countHeld } = createBooking(bench, 10);
    await book({ adults: 5, children: 2, smallChildren: 1 });
    expect(await accept(await send({ adults: 2, smallChildren: 1 }))).toBe("full");
    expect(await accept(await send({ adults: 2 }))).toBe("changed");
    expect(await countHeld()).toBe(10);
  });

  it("are boats where the whole boat is sold, one for each quote", async () => {
    const { send, accept } = createBooking(bench, undefined);
    const rules = { price_basis: "per-boat", daily_capacity: 2 };
    const outcomes = [];
    for (let number = 0; number < 3; number += 1)
      outcomes.push(await accept(await send({ adults: 9 }), { rules }));
    expect(outcomes).toEqual(["changed", "changed", "full"]);
  });

  it("have no end without a capacity, and those of other days and offers do not count", async () => {
    const { send, accept, book } = createBooking(bench, undefined);
    await book({ adults: 99 });
    await book({ adults: 99, date: "2027-01-21" });
    await book({ adults: 99, offer: "river-cave" });
    const rules = { price_basis: "per-person", daily_capacity: 100 };
    expect(await accept(await send(), { rules })).toBe("changed");
    expect(await accept(await send(), { rules })).toBe("full");
  });

  it("that are not left: the quote waits, staff are told once, and it can be accepted when there are some", async () => {
    const { send, accept, book, cancel } = createBooking(bench, 3);
    const first = await book({ adults: 3 });
    const second = await send();
    const { id } = second.enquiry;
    expect([await accept(second), await accept(second)]).toEqual(["full", "full"]);
    expect(await bench.store.quotes.get(second.quote.id)).toMatchObject({ status: "sent", settledAt: null });
    expect(await bench.store.enquiries.get(id)).toMatchObject({ status: "open", dueAt: NOW + 1 });
    expect((await getKinds(id)).slice(-1)).toEqual(["quote-not-held"]);
    expect(await getMails(id)).not.toContain("visitor-accepted");
    expect((await getMails(id)).filter((mail) => mail === "agency-reply")).toHaveLength(1);
    expect(await cancel(first)).toBe("changed");
    expect(await accept(second)).toBe("changed");
    expect(await bench.store.enquiries.get(id)).toMatchObject({ status: "booked" });
  });

  it("keep their enquiry from being lost until the booking is cancelled, or the day is over", async () => {
    const { book, cancel } = createBooking(bench, 30);
    const booked = await book();
    const { id } = booked.enquiry;
    const lose = () => bench.store.enquiries.mark(id, "lost", NOW);
    expect([await lose(), await lose()]).toEqual(["booked", "booked"]);
    expect(await bench.store.enquiries.get(id)).toMatchObject({ status: "booked", usedLinks: [] });
    expect(await cancel(booked)).toBe("changed");
    expect(await lose()).toBe("changed");
    const over = await book();
    const dayAfter = Date.parse(`${CORAL_KEY.day}T12:00:00Z`) + 24 * 60 * 60_000;
    expect(await bench.store.enquiries.mark(over.enquiry.id, "lost", dayAfter)).toBe("changed");
  });

  it("are not purged before the trip, however long ago it was booked", async () => {
    const { book, countHeld } = createBooking(bench, 30);
    const { enquiry } = await book();
    const DAY = 24 * 60 * 60_000;
    const trip = Date.parse(`${CORAL_KEY.day}T12:00:00Z`);
    for (const now of [trip, trip + DAY])
      expect(await bench.store.purge(1, now)).toMatchObject({ enquiries: 0 });
    expect(await countHeld()).toBe(1);
    expect(await bench.store.purge(1, trip + 2 * DAY)).toMatchObject({ enquiries: 1 });
    expect(await bench.store.enquiries.get(enquiry.id)).toBeUndefined();
  });

  it("of a quote that is over or answered are not asked for: the guest is told that first", async () => {
    const { send, accept, book } = createBooking(bench, 1);
    await book();
    const over = await send({}, undefined, { validUntil: "2027-01-01" });
    expect(await accept(over)).toBe("refused");
    expect((await getKinds(over.enquiry.id)).slice(-1)).toEqual(["quoted"]);
  });

  it("stay when the same guest accepts another quote, but for the trips that it replaces", async () => {
    const { send, accept, book, countHeld } = createBooking(bench, 4);
    const first = await book({ adults: 3 });
    expect(await accept(await send({ adults: 4 }, first.enquiry))).toBe("full");
    expect(await accept(await send({ adults: 1 }, first.enquiry))).toBe("changed");
    expect(await countHeld()).toBe(4);
    const old = (await bench.store.bookings.get(first.enquiry.id))?.trips.find(
      ({ persons }) => persons === 3,
    );
    const replaces = [{ id: old?.id ?? "", title: "", date: null }];
    expect(await accept(await send({ adults: 2 }, first.enquiry, { replaces }))).toBe("changed");
    expect(await countHeld()).toBe(3);
    expect(await bench.store.quotes.get(first.quote.id)).toMatchObject({ status: "replaced" });
    const trips = (await bench.store.bookings.get(first.enquiry.id))?.trips ?? [];
    expect(trips.map(({ status, cancelledBy }) => [status, cancelledBy])).toEqual(
      expect.arrayContaining([
        ["cancelled", "replaced"],
        ["confirmed", null],
        ["confirmed", null],
      ]),
    );
  });

  it("of several trips are all held or none, whoever asks for the same days at once", async () => {
    const { send, accept, countHeld } = createBooking(bench, 20);
    const [first, second] = [
      createQuoteTrip({ adults: 1, children: 0 }),
      createQuoteTrip({ adults: 1, children: 0, date: "2027-01-21" }),
    ];
    const sent = [];
    for (let number = 0; number < 40; number += 1) {
      const one = await send();
      // Half of them name the days the other way round.
      const trips = number % 2 === 0 ? [first, second] : [second, first];
      sent.push({ ...one, quote: { ...one.quote, trips } });
    }
    const outcomes = await Promise.all(sent.map((one) => accept(one)));
    expect(outcomes.filter((outcome) => outcome === "changed")).toHaveLength(20);
    expect(outcomes.filter((outcome) => outcome === "full")).toHaveLength(20);
    const range = { offer: "coral-key", from: "2027-01-20", to: "2027-01-21" };
    const days = await bench.store.departures.list(range);
    expect(days.map(({ parties }) => parties.length)).toEqual([20, 20]);
    expect(await countHeld()).toBe(20);
  });

  it("of two trips of one day are asked for together", async () => {
    const { send, accept } = createBooking(bench, 3);
    const one = await send();
    const trip = createQuoteTrip({ adults: 2, children: 0 });
    expect(await accept({ ...one, quote: { ...one.quote, trips: [trip, trip] } })).toBe("full");
  });

  it("are freed when staff cancel the booking, which the guest is told once", async () => {
    const { book, cancel, countHeld } = createBooking(bench, 4);
    const booked = await book({ adults: 4 });
    const { id } = booked.enquiry;
    expect(await cancel(booked, "key-1", NOW + 2)).toBe("changed");
    expect(await cancel(booked, "key-1", NOW + 2)).toBe("repeated");
    expect(await countHeld()).toBe(0);
    expect(await bench.store.quotes.get(booked.quote.id)).toMatchObject({
      status: "cancelled",
      settledAt: NOW + 2,
    });
    expect(await bench.store.enquiries.get(id)).toMatchObject({ status: "answered", dueAt: null });
    expect((await getMails(id)).filter((mail) => mail === "visitor-cancelled")).toHaveLength(1);
    expect(await cancel(booked, "key-2", NOW + 3)).toBe("refused");
  });

  it("are not to be had on a closed day, until it is opened again", async () => {
    const { send, accept } = createBooking(bench, 10);
    const { departures } = bench.store;
    const sent = await send();
    expect(await accept(sent, { isClosed: true })).toBe("closed");
    expect(await departures.setStatus(CORAL_KEY, "closed", "Marta", NOW)).toBe(true);
    expect(await departures.setStatus(CORAL_KEY, "closed", "Pedro", NOW + 1)).toBe(false);
    expect(await accept(await send())).toBe("closed");
    expect(await departures.setStatus(CORAL_KEY, "open", "Marta", NOW + 2)).toBe(true);
    expect(await accept(sent)).toBe("changed");
  });
});
