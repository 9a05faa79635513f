/** @jest-environment node */
import { randomUUID } from "node:crypto";

import { createEnquiry } from "../../testing/create-enquiry";
import { describeStore, MINUTE, NOW } from "../../testing/describe-stores";
import { acceptEnquiry } from "./store-enquiry";
import { openStore } from "../store";

describeStore("accepting enquiries", (bench) => {
  it("stores an enquiry with its mails and gives it back whole", async () => {
    const enquiry = await bench.accept();
    expect(enquiry).toMatchObject({
      kind: "contact",
      locale: "es",
      status: "new",
      spamReason: null,
      payload: createEnquiry().payload,
      createdAt: NOW,
      closedAt: null,
    });
    expect(enquiry.reference).toMatch(/^PA-[2-9A-Z]{5}$/);
    expect(
      (await bench.store.enquiries.getMails(enquiry.id)).map(({ mail, status }) => [mail, status]),
    ).toEqual([
      ["agency-contact", "due"],
      ["visitor-contact", "due"],
    ]);
  });

  it("makes one enquiry of one idempotency key, also at the same instant and from another process", async () => {
    const other = await openStore(bench.settings);
    const enquiry = createEnquiry({ idempotencyKey: randomUUID() });
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? bench.store : other).enquiries.accept(enquiry, NOW),
      ),
    );
    expect(new Set(results.map((result) => "reference" in result && result.reference)).size).toBe(1);
    expect(results.filter(({ outcome }) => outcome === "stored")).toHaveLength(1);
    expect(await bench.store.enquiries.list(10)).toHaveLength(1);
    expect(await bench.claim()).toHaveLength(2);
    await other.close();
  });

  it("takes another reference when one is taken", async () => {
    const references = ["PA-AAAAA", "PA-AAAAA", "PA-BBBBB"];
    const take = () => references.shift() ?? "PA-CCCCC";
    const first = await acceptEnquiry(bench.database, createEnquiry(), NOW, take);
    const second = await acceptEnquiry(bench.database, createEnquiry(), NOW, take);
    expect([first, second]).toMatchObject([
      { outcome: "stored", reference: "PA-AAAAA" },
      { outcome: "stored", reference: "PA-BBBBB" },
    ]);
  });

  it("accepts as many posts of a client as the limit says, also when they come at once, and then says how long to wait", async () => {
    const rate = { client: "somebody", limit: 3 };
    const results = await Promise.all(
      Array.from({ length: 8 }, () => bench.store.enquiries.accept(createEnquiry({ rate }), NOW)),
    );
    expect(results.filter(({ outcome }) => outcome === "stored")).toHaveLength(3);
    expect(results.filter(({ outcome }) => outcome === "limited")[0]).toEqual({
      outcome: "limited",
      retryAfter: 600,
    });
    expect(await bench.store.enquiries.list(10)).toHaveLength(3);
    expect(
      (await bench.store.enquiries.accept(createEnquiry({ rate: { ...rate, client: "else" } }), NOW)).outcome,
    ).toBe("stored");
    expect((await bench.store.enquiries.accept(createEnquiry({ rate }), NOW + 10 * MINUTE)).outcome).toBe(
      "stored",
    );
  });

  it("does not count an enquiry that is sent again", async () => {
    const rate = { client: "somebody", limit: 1 };
    const again = createEnquiry({ rate, idempotencyKey: "same-key-1" });
    await bench.store.enquiries.accept(again, NOW);
    expect((await bench.store.enquiries.accept(again, NOW)).outcome).toBe("repeated");
  });
});
