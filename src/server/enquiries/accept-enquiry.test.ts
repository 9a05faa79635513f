/** @jest-environment node */
import { createEnquiry } from "../../testing/create-enquiry";
import { describeStore, MINUTE, NOW } from "../../testing/describe-stores";
import { acceptEnquiry, type NewEnquiry } from "./store-enquiry";
import { openStore } from "../store";

const KEY = "one-key-for-all";

/** An enquiry that says something, with the key that all of them have. */
function createWords(message: string, change: Partial<NewEnquiry> = {}): NewEnquiry {
  const { payload } = createEnquiry();
  return createEnquiry({ idempotencyKey: KEY, payload: { ...payload, message }, ...change });
}

describeStore("an idempotency key", (bench) => {
  const accept = (enquiry: NewEnquiry) => bench.store.enquiries.accept(enquiry, NOW);

  it("knows the same words again although the site finds other problems and prices by then", async () => {
    const offer = { service: "coral-key", collection: "excursions", adults: 2 } as const;
    const about = (change: object) =>
      createEnquiry({
        idempotencyKey: KEY,
        payload: { ...createEnquiry().payload, offers: [{ ...offer, ...change }] },
      });
    const told = { price: { kind: "on-request" }, backAboard: undefined };
    expect(await accept(about({ told }))).toMatchObject({ outcome: "stored" });
    expect(await accept(about({ problems: ["too-soon"] }))).toMatchObject({ outcome: "repeated" });
    expect(await accept(about({ adults: 3, problems: ["too-soon"] }))).toEqual({ outcome: "key-reused" });
  });

  it("does not hide the same words in another language", async () => {
    await accept(createWords("Saturday"));
    expect((await accept(createWords("Saturday", { locale: "it" }))).outcome).toBe("key-reused");
  });

  it.each(["refuse", "store"] as const)(
    "keeps its promise when 100 copies, half of them with other words, come to two processes at once (%s)",
    async (keyReuse) => {
      const other = await openStore(bench.settings);
      // A repeated enquiry counts nothing: a limit as low as what is stored refuses none of the copies.
      const rate = { client: "somebody", limit: keyReuse === "store" ? 2 : 1 };
      const results = await Promise.all(
        Array.from({ length: 100 }, async (_, index) => {
          const message = index % 4 < 2 ? "Saturday" : "Sunday";
          const store = index % 2 === 0 ? bench.store : other;
          return {
            message,
            ...(await store.enquiries.accept(createWords(message, { keyReuse, rate }), NOW)),
          };
        }),
      );
      const stored = await bench.store.enquiries.list(200);
      expect(stored).toHaveLength(rate.limit);
      for (const { reference, payload } of stored) {
        const confirmed = results.filter((result) => "reference" in result && result.reference === reference);
        expect(confirmed.map(({ message }) => message)).toEqual(Array(50).fill(payload.message));
      }
      const refused = results.filter(({ outcome }) => outcome === "key-reused");
      expect(refused).toHaveLength(keyReuse === "store" ? 0 : 50);
      await other.close();
    },
  );
});

describeStore("accepting enquiries", (bench) => {
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
});
