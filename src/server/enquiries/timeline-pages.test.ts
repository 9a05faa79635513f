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

  it("says of a message with several mails how the worst of them stands", async () => {
    const mails = ["a@example.com", "b@example.com"].map((recipient) => ({
      ...{ mail: "agency-contact" as const, recipient },
    }));
    const { id } = await bench.accept({ mails });
    const getStates = async () =>
      (await bench.store.timeline.load(id)).events.flatMap((event) =>
        event.kind === "mail" ? [event.state.status] : [],
      );
    expect(await getStates()).toEqual(["due"]);
    const [first, second] = await bench.claim();
    await bench.store.outbox.markDelivered(first?.id ?? "", NOW);
    expect(await getStates()).toEqual(["due"]);
    await bench.store.outbox.giveUp(second?.id ?? "", "smtp-550", NOW);
    expect(await getStates()).toEqual(["given-up"]);
    const line = (await bench.store.timeline.load(id)).events.find(({ kind }) => kind === "mail");
    expect(await bench.store.outbox.retryLine(id, line?.id ?? "", NOW)).toBe(1);
    await bench.store.outbox.markDelivered(second?.id ?? "", NOW);
    expect(await getStates()).toEqual(["delivered"]);
  });
});
