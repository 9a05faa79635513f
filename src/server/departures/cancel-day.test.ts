/** @jest-environment node */
import { createBooking, CORAL_KEY, type SentQuote } from "../../testing/book-departures";
import { describeStore, NOW } from "../../testing/describe-stores";

describeStore("a day that is cancelled", (bench) => {
  const getMails = async ({ enquiry }: SentQuote) =>
    (await bench.store.enquiries.getMails(enquiry.id)).filter(({ mail }) => mail === "visitor-cancelled");
  const getEvents = async ({ enquiry }: SentQuote) =>
    (await bench.store.timeline.list(enquiry.id)).filter(({ kind }) => kind === "day-cancelled");

  it("is one action: closed, and everybody who has booked is told, with an event, and is due", async () => {
    const { book, send, accept, cancelDay, countHeld } = createBooking(bench, 10);
    const [one, two] = [await book({ adults: 2 }), await book({ adults: 3 })];
    const [other, waiting] = [await book({ date: "2027-01-21" }), await send()];
    expect(await cancelDay()).toEqual({ outcome: "cancelled", guests: 2 });
    for (const guest of [one, two]) {
      expect(await bench.store.quotes.get(guest.quote.id)).toMatchObject({ status: "cancelled" });
      expect(await bench.store.enquiries.get(guest.enquiry.id)).toMatchObject({
        status: "open",
        dueAt: NOW + 5,
      });
      expect(await getMails(guest)).toMatchObject([{ recipient: "ana@example.com", status: "due" }]);
      const data = {
        day: CORAL_KEY.day,
        text: "High waves",
        freeDays: ["2027-01-21"],
        tripIds: [`${guest.quote.id}-1`],
      };
      expect(await getEvents(guest)).toMatchObject([{ who: "Marta", data }]);
    }
    expect(await bench.store.quotes.get(other.quote.id)).toMatchObject({ status: "accepted" });
    expect(await getMails(waiting)).toEqual([]);
    expect(await countHeld()).toBe(0);
    expect(await accept(waiting)).toBe("closed");
    const [stored] = await bench.store.departures.list({ from: CORAL_KEY.day, to: CORAL_KEY.day });
    expect(stored).toMatchObject({ ...CORAL_KEY, status: "cancelled", reason: "High waves", who: "Marta" });
  });

  it("is cancelled once when several people do so at the same moment", async () => {
    const { book, cancelDay } = createBooking(bench, 10);
    const guests = [await book(), await book(), await book()];
    const done = await Promise.all([cancelDay(), cancelDay(), cancelDay(), cancelDay()]);
    expect(done.map(({ outcome }) => outcome).sort()).toEqual([
      "cancelled",
      "repeated",
      "repeated",
      "repeated",
    ]);
    for (const guest of guests) {
      expect(await getMails(guest)).toHaveLength(1);
      expect(await getEvents(guest)).toHaveLength(1);
    }
  });

  it("has nobody on it who accepted while it was being cancelled, and everybody who did was told", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { send, accept, cancelDay, countHeld } = createBooking(bench, 100);
      const sent = [];
      for (let number = 0; number < 8; number += 1) sent.push(await send());
      const outcomes = sent.map((one) => accept(one));
      const [cancelled, ...accepted] = await Promise.all([cancelDay(), ...outcomes]);
      expect(await countHeld()).toBe(0);
      const booked = sent.filter((_, index) => accepted[index] === "changed");
      expect(cancelled.guests).toBe(booked.length);
      for (const guest of booked) expect(await getMails(guest)).toHaveLength(1);
      await bench.store.departures.setStatus(CORAL_KEY, "open", "Marta", NOW);
    }
  });

  it("leaves alone what guests book for another day meanwhile, in the place of this one or besides", async () => {
    const { book, send, accept, cancelDay } = createBooking(bench, 100);
    const guests = [];
    for (let number = 0; number < 16; number += 1) {
      const { enquiry } = await book();
      const [booked] = (await bench.store.bookings.get(enquiry.id))?.trips ?? [];
      const replaces = number % 2 === 0 ? [] : [{ id: booked?.id ?? "", title: "", date: CORAL_KEY.day }];
      guests.push(await send({ date: "2027-01-22" }, enquiry, { replaces }));
    }
    const cancelling = cancelDay();
    const accepted = await Promise.all(guests.map((guest) => accept(guest)));
    const { guests: told } = await cancelling;
    expect(accepted).toEqual(guests.map(() => "changed"));
    let mails = 0;
    for (const guest of guests) {
      expect(await bench.store.quotes.get(guest.quote.id)).toMatchObject({ status: "accepted" });
      expect(await bench.store.enquiries.get(guest.enquiry.id)).toMatchObject({ status: "booked" });
      const trips = (await bench.store.bookings.get(guest.enquiry.id))?.trips ?? [];
      expect(trips.filter(({ status }) => status === "confirmed").map(({ date }) => date)).toEqual([
        "2027-01-22",
      ]);
      mails += (await getMails(guest)).length;
    }
    expect(mails).toBe(told);
  });

  it("can be opened again, booked, and cancelled once more", async () => {
    const { book, cancelDay } = createBooking(bench, 10);
    const first = await book();
    await cancelDay();
    expect(await bench.store.departures.setStatus(CORAL_KEY, "closed", "Marta", NOW)).toBe(false);
    await bench.store.departures.setStatus(CORAL_KEY, "open", "Marta", NOW);
    const second = await book();
    expect(await cancelDay()).toEqual({ outcome: "cancelled", guests: 1 });
    expect([await getMails(first), await getMails(second)].map(({ length }) => length)).toEqual([1, 1]);
  });
});
