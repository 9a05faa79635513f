/** @jest-environment node */
import { DAY, describeStore, MINUTE, NOW } from "../../testing/describe-stores";
import { countFigures } from "../figures/count-figures";

describeStore("figures", (bench) => {
  it("count what came in meanwhile, by what is stored of it; nothing that is held", async () => {
    const saona = { service: "saona-island", collection: "excursions" as const, source: "Hotel Sol" };
    const { payload } = await bench.accept({}, NOW - 40 * DAY);
    await bench.accept({ locale: "it", payload: { ...payload, source: "" } }, NOW - DAY);
    await bench.accept({ spamReason: "honeypot", mails: [] }, NOW - DAY);
    const booked = await bench.accept({ payload: { ...payload, ...saona } }, NOW - 8 * DAY);
    const answer = { fields: { status: "answered", answeredAt: NOW - 8 * DAY + 25 * MINUTE } } as const;
    const booking = { fields: { status: "booked", answeredAt: NOW } } as const;
    for (const change of [answer, booking])
      await bench.store.enquiries.change({ which: { id: booked.id }, change }, NOW);
    const from = NOW - 30 * DAY;
    const counted = await bench.store.figures.list(from, NOW);
    expect(countFigures(counted, from, NOW)).toMatchObject({
      ...{ enquiries: 2, bookings: 1, unanswered: 1 },
      // The first answer counts, not the booking after it.
      firstAnswer: { median: 25, withinAnHour: 1, answered: 1 },
      offers: [
        { key: "saona-island", enquiries: 1, bookings: 1 },
        { key: "", enquiries: 1, bookings: 0 },
      ],
      languages: [{ key: "es" }, { key: "it" }],
      sources: [{ key: "Hotel Sol" }, { key: "" }],
    });
  });
});
