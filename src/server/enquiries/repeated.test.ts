/** @jest-environment node */
import { createEnquiry } from "../../testing/create-enquiry";
import { describeStore, NOW } from "../../testing/describe-stores";
import type { NewEnquiry } from "./store-enquiry";
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

  it("knows the same words again when the site tells another price by now", async () => {
    const { payload } = createWords("Saturday");
    const told = { price: { kind: "on-request" } } as const;
    await accept(createWords("Saturday", { payload: { ...payload, told } }));
    expect((await accept(createWords("Saturday"))).outcome).toBe("repeated");
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
