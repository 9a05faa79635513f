/** @jest-environment node */
import { createEnquiry } from "../../testing/create-enquiry";
import { DAY, describeStore, MINUTE, NOW } from "../../testing/describe-stores";
import { openStore, type Store } from "../store";

/** Each from another client: what they share is the mailbox. */
let clients = 0;
const nextRate = () => ({ client: `client-${(clients += 1)}`, limit: 10 });

describeStore("receipts", (bench) => {
  const accept = (mailbox: string, domain = "domain", now = NOW, store: Store = bench.store) =>
    store.enquiries.accept(createEnquiry({ rate: nextRate(), receipt: { mailbox, domain } }), now);
  const isLeftOut = async (...args: Parameters<typeof accept>) => {
    const result = await accept(...args);
    return result.outcome === "stored" && result.isReceiptLeftOut;
  };

  it("go to a mailbox three times a day, also when all come at once to two processes", async () => {
    const other = await openStore(bench.settings);
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        isLeftOut("victim", "domain", NOW, index % 2 === 0 ? bench.store : other),
      ),
    );
    expect(results.filter((left) => !left)).toHaveLength(3);
    expect(await bench.store.enquiries.list(100)).toHaveLength(40);
    expect(await isLeftOut("victim", "domain", NOW + DAY - MINUTE)).toBe(true);
    expect(await isLeftOut("victim", "domain", NOW + DAY + MINUTE)).toBe(false);
    await other.close();
  });

  it("go to the mailboxes of a domain twenty times an hour", async () => {
    const results = await Promise.all(Array.from({ length: 30 }, (_, index) => isLeftOut(`box-${index}`)));
    expect(results.filter((left) => !left)).toHaveLength(20);
    expect(await isLeftOut("another", "other-domain")).toBe(false);
    expect(await isLeftOut("box-31", "domain", NOW + 61 * MINUTE)).toBe(false);
  });

  it("of a domain cannot be used up by one network", async () => {
    const rate = { client: "one-network", limit: 1_000 };
    const ask = (index: number) =>
      bench.store.enquiries.accept(
        createEnquiry({ rate, receipt: { mailbox: `box-${index}`, domain: "domain" } }),
        NOW,
      );
    const results = await Promise.all(Array.from({ length: 30 }, (_, index) => ask(index)));
    expect(results.filter((one) => one.outcome === "stored" && !one.isReceiptLeftOut)).toHaveLength(8);
    expect(await isLeftOut("guest")).toBe(false);
    expect(await isLeftOut("other", "other-domain")).toBe(false);
  });
});
