/** @jest-environment node */
import { describeStore, NOW } from "../../testing/describe-stores";
import { readTimelinePlace } from "./timeline";

describeStore("a timeline", (bench) => {
  it("is read in pages of any size, also where much happened at one moment", async () => {
    const { id } = await bench.accept();
    for (let count = 0; count < 7; count += 1)
      await bench.store.enquiries.change(
        {
          which: { id },
          change: {
            events: [{ kind: "note", data: { text: `${count}` } }],
            mails: [{ mail: "agency-reply", recipient: "a@example.com" }],
          },
        },
        NOW + (count >> 2),
      );
    const whole = (await bench.store.timeline.load(id)).events;
    expect(whole).toHaveLength(1 + 2 + 7 + 7);
    for (const limit of [1, 2, 5, 17]) {
      const events = [];
      let place: string | null = "9999999999999.0.x";
      while (place !== null) {
        const page = await bench.store.timeline.load(id, { limit, before: readTimelinePlace(place) });
        expect(page.events.length).toBeLessThanOrEqual(limit);
        events.unshift(...page.events);
        place = page.earlier;
      }
      expect(events).toEqual(whole);
    }
  });
});
