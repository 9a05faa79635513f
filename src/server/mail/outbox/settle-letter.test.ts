/** @jest-environment node */
import { HOUR_MS } from "../../../booking/calendar-day";
import { addSubscribers, listPeople } from "../../../testing/add-subscribers";
import { createLetterContent } from "../../../testing/published-letters";
import { setUpOutbox } from "../../../testing/set-up-outbox";
import type { Mailer } from "../transport";
import { deliverDue } from "./deliver";

const bench = setUpOutbox();
const busy: Mailer = {
  deliver: () => Promise.resolve({ outcome: "failed", reason: "smtp-451" }),
};

it("a letter whose first try comes days after it was queued is tried as often as any other", async () => {
  await addSubscribers(bench.store, listPeople(1), bench.clock);
  await bench.store.letters.send({ key: "whales", content: createLetterContent(), who: "Ana" }, bench.clock);
  bench.clock += 100 * HOUR_MS;
  const failed: (number | undefined)[] = [];
  for (let tries = 0; tries < 12; tries += 1) {
    await deliverDue(bench.tools(busy));
    failed.push((await bench.store.letters.getByKey("whales"))?.letter.failed);
    bench.clock += HOUR_MS;
  }
  expect(failed).toEqual([...Array<number>(11).fill(0), 1]);
});
