/** @jest-environment node */
import { createEnquiry } from "../../testing/create-enquiry";
import { DAY, describeStore, MINUTE, NOW } from "../../testing/describe-stores";
import { openStore } from "../store";
import { getReceiptLimits } from "./contact";

describeStore("receipts", (bench) => {
  // Each from another client: what they share is the mailbox.
  let clients = 0;
  const isLeftOut = async (email: string, now = NOW, client?: string, store = bench.store) => {
    const rate = { client: client ?? `client-${(clients += 1)}`, limit: 1_000 };
    const receipt = getReceiptLimits(email, rate, "s".repeat(40));
    const result = await store.enquiries.accept(createEnquiry({ rate, receipt }), now);
    return result.outcome === "stored" && result.isReceiptLeftOut;
  };
  const countSent = async (count: number, accept: (index: number) => Promise<boolean>) =>
    (await Promise.all(Array.from({ length: count }, (_, index) => accept(index)))).filter((left) => !left)
      .length;

  it("go to a mailbox three times a day, also when all come at once to two processes", async () => {
    const other = await openStore(bench.settings);
    const victim = "victim@example.com";
    const stores = [bench.store, other];
    expect(await countSent(40, (index) => isLeftOut(victim, NOW, undefined, stores[index % 2]))).toBe(3);
    expect(await bench.store.enquiries.list(100)).toHaveLength(40);
    expect(await isLeftOut(victim, NOW + DAY - MINUTE)).toBe(true);
    expect(await isLeftOut(victim, NOW + DAY + MINUTE)).toBe(false);
    await other.close();
  });

  it("go to the mailboxes of a domain twenty times an hour, and eight times from one network", async () => {
    const accept = (index: number) => isLeftOut(`box-${index}@example.com`);
    const acceptFromOne = (index: number) => isLeftOut(`box-${index}@example.com`, NOW, "one-network");
    expect(await countSent(30, acceptFromOne)).toBe(8);
    expect(await isLeftOut("other@example.org", NOW, "one-network")).toBe(false);
    expect(await countSent(30, (index) => accept(30 + index))).toBe(12);
    expect(await isLeftOut("another@example.org")).toBe(false);
    expect(await isLeftOut("box-99@example.com", NOW + 61 * MINUTE)).toBe(false);
  });
});
