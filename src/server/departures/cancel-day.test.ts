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
});
