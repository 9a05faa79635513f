/** @jest-environment node */
import { createEnquiry } from "../../testing/create-enquiry";
import { DAY, describeStore, MINUTE, NOW } from "../../testing/describe-stores";
import type { RateLimit } from "../platform/database/limits";
import { openStore, type Store } from "../store";
import { getReceiptLimits } from "./contact";

/** Each from another client: what they share is the mailbox. */
let clients = 0;
const nextRate = () => ({ client: `client-${(clients += 1)}`, limit: 1_000 });

describeStore("receipts", (bench) => {
  const isLeftOut = async (
    email: string,
    {
      now = NOW,
      rate = nextRate(),
      store = bench.store,
    }: { now?: number; rate?: RateLimit; store?: Store } = {},
  ) => {
    const receipt = getReceiptLimits(email, rate, "s".repeat(40));
    const result = await store.enquiries.accept(createEnquiry({ rate, receipt }), now);
    return result.outcome === "stored" && result.isReceiptLeftOut;
  };

  it("go to a mailbox three times a day, also when all come at once to two processes", async () => {
    const other = await openStore(bench.settings);
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        isLeftOut("victim@example.com", { store: index % 2 === 0 ? bench.store : other }),
      ),
    );
    expect(results.filter((left) => !left)).toHaveLength(3);
    expect(await bench.store.enquiries.list(100)).toHaveLength(40);
    expect(await isLeftOut("victim@example.com", { now: NOW + DAY - MINUTE })).toBe(true);
    expect(await isLeftOut("victim@example.com", { now: NOW + DAY + MINUTE })).toBe(false);
    await other.close();
  });

  it("go to the mailboxes of a domain twenty times an hour", async () => {
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, index) => isLeftOut(`box-${index}@example.com`)),
    );
    expect(results.filter((left) => !left)).toHaveLength(20);
    expect(await isLeftOut("another@example.org")).toBe(false);
    expect(await isLeftOut("box-31@example.com", { now: NOW + 61 * MINUTE })).toBe(false);
  });

  it("of a domain cannot be used up by one network", async () => {
    const rate = { client: "one-network", limit: 1_000 };
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, index) => isLeftOut(`box-${index}@example.com`, { rate })),
    );
    expect(results.filter((left) => !left)).toHaveLength(8);
    expect(await isLeftOut("guest@example.com")).toBe(false);
    expect(await isLeftOut("other@example.org", { rate })).toBe(false);
  });
});
