/** @jest-environment node */
import { createBooking, CORAL_KEY, type SentQuote } from "../../testing/book-departures";
import { describeStore, NOW } from "../../testing/describe-stores";

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
});
