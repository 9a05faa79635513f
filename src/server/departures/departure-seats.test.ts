/** @jest-environment node */
import { createBooking, CORAL_KEY, type SentQuote } from "../../testing/book-departures";
import { createQuoteTrip } from "../../testing/create-quote";
import { describeStore, describeStores, NOW } from "../../testing/describe-stores";

describeStores("places of a day", (bench) => {
  const getMails = async (enquiryId: string) =>
    (await bench.store.enquiries.getMails(enquiryId)).map(({ mail }) => mail);

  it("are held by exactly as many as there are, however many accept at the same moment", async () => {
    const { send, accept, book, countHeld } = createBooking(bench, 30);
    await book({ adults: 10 });
    const sent = [];
    for (let number = 0; number < 60; number += 1) sent.push(await send());
    const outcomes = await Promise.all(sent.map((one) => accept(one)));
    expect(outcomes.filter((outcome) => outcome === "settled")).toHaveLength(20);
    expect(outcomes.filter((outcome) => outcome === "full")).toHaveLength(40);
    expect(await countHeld()).toBe(30);
  });

  it("stay when the same guest accepts another quote, but for the trips that it replaces", async () => {
    const { send, accept, book, countHeld } = createBooking(bench, 4);
    const first = await book({ adults: 3 });
    expect(await accept(await send({ adults: 4 }, first.enquiry))).toBe("full");
    expect(await accept(await send({ adults: 1 }, first.enquiry))).toBe("settled");
    expect(await countHeld()).toBe(4);
    const listTrips = async () => (await bench.store.bookings.get(first.enquiry.id))?.trips ?? [];
    const old = (await listTrips()).find(({ persons }) => persons === 3);
    const replaces = [{ id: old?.id ?? "", title: "", date: null }];
    expect(await accept(await send({ adults: 2 }, first.enquiry, { replaces }))).toBe("settled");
    expect(await countHeld()).toBe(3);
    expect(await bench.store.quotes.get(first.quote.id)).toMatchObject({ status: "replaced" });
    const states = (await listTrips()).map(({ status, cancelledBy }) => `${status} ${cancelledBy}`).sort();
    expect(states).toEqual(["cancelled replaced", "confirmed null", "confirmed null"]);
  });

  it("of several trips are all held or none, whoever asks for the same days at once", async () => {
    const { send, accept, countHeld } = createBooking(bench, 20);
    const party = { adults: 1, children: 0 };
    const trips = [createQuoteTrip(party), createQuoteTrip({ ...party, date: "2027-01-21" })];
    const sent = [];
    for (let number = 0; number < 40; number += 1) {
      const one = await send();
      // Half of them name the days the other way round.
      sent.push({ ...one, quote: { ...one.quote, trips: number % 2 === 0 ? trips : [...trips].reverse() } });
    }
    const outcomes = await Promise.all(sent.map((one) => accept(one)));
    expect(outcomes.filter((outcome) => outcome === "settled")).toHaveLength(20);
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
    const settled = { status: "cancelled", settledAt: NOW + 2 };
    expect(await bench.store.quotes.get(booked.quote.id)).toMatchObject(settled);
    expect(await bench.store.enquiries.get(id)).toMatchObject({ status: "answered", dueAt: null });
    expect((await getMails(id)).filter((mail) => mail === "visitor-cancelled")).toHaveLength(1);
    expect(await cancel(booked, "key-2", NOW + 3)).toBe("refused");
  });
});

describeStore("a day that is cancelled", (bench) => {
  const getMails = async ({ enquiry }: SentQuote) =>
    (await bench.store.enquiries.getMails(enquiry.id)).filter(({ mail }) => mail === "visitor-cancelled");

  it("has nobody on it who accepted while it was being cancelled, and everybody who did was told", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { send, accept, cancelDay, countHeld } = createBooking(bench, 100);
      const sent = [];
      for (let number = 0; number < 8; number += 1) sent.push(await send());
      const outcomes = sent.map((one) => accept(one));
      const [cancelled, ...accepted] = await Promise.all([cancelDay(), ...outcomes]);
      expect(await countHeld()).toBe(0);
      const booked = sent.filter((_, index) => accepted[index] === "settled");
      expect(cancelled.guests).toBe(booked.length);
      for (const guest of booked) expect(await getMails(guest)).toHaveLength(1);
      await bench.store.departures.setStatus(CORAL_KEY, "open", "Marta", NOW);
    }
  });

  it("leaves the fee of who had cancelled before, which is due until it is paid, also of a guest who is erased", async () => {
    const { book, cancel, cancelDay } = createBooking(bench, 100);
    const early = await book();
    await book();
    expect(await cancel(early, "key-1", NOW, 500)).toBe("changed");
    const loadDue = async () => (await bench.store.accounts.load("2027-01", { from: NOW, to: NOW })).dueCents;
    expect(await loadDue()).toBe(20_000);
    expect(await cancelDay()).toMatchObject({ guests: 1 });
    const { id } = early.enquiry;
    const trips = [{ status: "cancelled", cancelledBy: "guest", feeCents: 500 }];
    expect(await bench.store.bookings.get(id)).toMatchObject({ trips });
    expect(await loadDue()).toBe(500);
    expect(await bench.store.enquiries.erase(id, NOW)).toBeDefined();
    expect(await loadDue()).toBe(500);
  });

  it("leaves nothing to pay back of a trip that a discount took below zero", async () => {
    const { send, accept, cancelDay } = createBooking(bench, 100);
    const discount = { label: "Descuento", count: 1, unitCents: -30_000 };
    expect(await accept(await send({}, undefined, { lines: [discount] }))).toBe("settled");
    await cancelDay();
    expect(await bench.store.accounts.listRefunds()).toEqual([]);
  });
});
