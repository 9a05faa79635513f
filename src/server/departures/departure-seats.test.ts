/** @jest-environment node */
import { createBooking, CORAL_KEY } from "../../testing/book-departures";
import { describeStores, NOW } from "../../testing/describe-stores";

const BY = { id: null, name: "Marta" };

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
    const { send, accept, book } = createBooking(bench, 3);
    const first = await book({ adults: 3 });
    const second = await send();
    const { id } = second.enquiry;
    expect([await accept(second), await accept(second)]).toEqual(["full", "full"]);
    expect(await bench.store.quotes.get(second.quote.id)).toMatchObject({ status: "sent", settledAt: null });
    expect(await bench.store.enquiries.get(id)).toMatchObject({ status: "open", dueAt: NOW + 1 });
    expect((await getKinds(id)).slice(-1)).toEqual(["quote-not-held"]);
    expect(await getMails(id)).not.toContain("visitor-accepted");
    expect((await getMails(id)).filter((mail) => mail === "agency-reply")).toHaveLength(1);
    await bench.store.enquiries.delete(first.enquiry.id, NOW);
    expect(await accept(second)).toBe("changed");
    expect(await bench.store.enquiries.get(id)).toMatchObject({ status: "booked" });
  });

  it("keep their enquiry from being lost until the booking is cancelled, or the day is over", async () => {
    const { book } = createBooking(bench, 30);
    const { enquiry, quote } = await book();
    const { id, reference } = enquiry;
    const lose = () => bench.store.enquiries.mark(id, "lost", NOW);
    expect([await lose(), await lose()]).toEqual(["booked", "booked"]);
    expect(await bench.store.enquiries.get(id)).toMatchObject({ status: "booked", usedLinks: [] });
    const { version = 0 } = (await bench.store.enquiries.get(id)) ?? {};
    const cancelling = {
      reference,
      version,
      quoteId: quote.id,
      text: "Ill",
      by: BY,
      idempotencyKey: "cancel",
    };
    expect((await bench.store.quotes.cancel(cancelling, NOW)).outcome).toBe("changed");
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
    const over = await send({ validUntil: "2027-01-01" });
    expect(await accept(over)).toBe("refused");
    expect((await getKinds(over.enquiry.id)).slice(-1)).toEqual(["quoted"]);
  });

  it("are freed by another quote that the same guest accepts, which may need the same ones", async () => {
    const { send, accept, book, countHeld } = createBooking(bench, 4);
    const first = await book({ adults: 3 });
    const larger = await send({ adults: 4 }, first.enquiry);
    expect(await accept(larger)).toBe("changed");
    expect(await countHeld()).toBe(4);
    const later = await send({ adults: 4, date: "2027-01-21" }, first.enquiry);
    expect(await accept(later)).toBe("changed");
    expect(await countHeld()).toBe(0);
  });

  it("are freed when staff cancel the booking, which the guest is told once", async () => {
    const { book, countHeld } = createBooking(bench, 4);
    const { enquiry, quote } = await book({ adults: 4 });
    const { id, reference } = enquiry;
    const { version = 0 } = (await bench.store.enquiries.get(id)) ?? {};
    const cancelling = { reference, version, quoteId: quote.id, text: "As you asked", by: BY };
    const cancel = () => bench.store.quotes.cancel({ ...cancelling, idempotencyKey: "key-1" }, NOW + 2);
    expect((await cancel()).outcome).toBe("changed");
    expect((await cancel()).outcome).toBe("repeated");
    expect(await countHeld()).toBe(0);
    expect(await bench.store.quotes.get(quote.id)).toMatchObject({ status: "cancelled", settledAt: NOW + 2 });
    expect(await bench.store.enquiries.get(id)).toMatchObject({ status: "answered", dueAt: null });
    expect((await getMails(id)).filter((mail) => mail === "visitor-cancelled")).toHaveLength(1);
    const again = { ...cancelling, version: version + 1, idempotencyKey: "key-2" };
    expect((await bench.store.quotes.cancel(again, NOW + 3)).outcome).toBe("refused");
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
