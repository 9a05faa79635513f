/** @jest-environment node */
import { createEnquiry } from "../../testing/create-enquiry";
import { describeStore, NOW } from "../../testing/describe-stores";
import type { NewEnquiry } from "./accept-enquiry";
import { MIGRATIONS, migrate } from "./migrations";
import { openStore } from "./store";

const KEY = "one-key-for-all";

/** An enquiry that says something, with the key that all of them have. */
function createWords(message: string, change: Partial<NewEnquiry> = {}): NewEnquiry {
  const { payload } = createEnquiry();
  return createEnquiry({ idempotencyKey: KEY, payload: { ...payload, message }, ...change });
}

describeStore("an idempotency key", (bench) => {
  const accept = (enquiry: NewEnquiry) => bench.store.enquiries.accept(enquiry, NOW);

  it("does not hide other words of a script: they are refused and nothing of them is stored", async () => {
    const first = await accept(createWords("Saturday"));
    expect(await accept(createWords("Sunday"))).toEqual({ outcome: "key-reused" });
    expect(await accept(createWords("Saturday"))).toMatchObject({
      outcome: "repeated",
      reference: "reference" in first && first.reference,
    });
    expect(await bench.store.enquiries.list(10)).toHaveLength(1);
  });

  it("knows the same words again although the site finds other problems and prices by then", async () => {
    const offer = { service: "saona-island", collection: "excursions", adults: 2 } as const;
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

  it("does not hide other words of a plain form: they are an enquiry of their own, once", async () => {
    const form = { keyReuse: "store" } as const;
    const results = [];
    for (const words of ["Saturday", "Sunday", "Saturday", "Sunday", "Monday"])
      results.push(await accept(createWords(words, form)));
    expect(results.map(({ outcome }) => outcome)).toEqual([
      ...["stored", "stored", "repeated", "repeated", "stored"],
    ]);
    const stored = await bench.store.enquiries.list(10);
    expect(stored.map(({ payload }) => payload.message).sort()).toEqual(["Monday", "Saturday", "Sunday"]);
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

describeStore("an enquiry of the release before", (bench) => {
  it("is still recognised by its key", async () => {
    const { db } = bench.database;
    // Back to the tables of 0001, with a row as that release wrote it.
    await db.schema.dropTable("receipts").execute();
    await db.schema.dropIndex("enquiries_held").execute();
    await db.schema.alterTable("enquiries").dropColumn("used_links").execute();
    await db.schema.alterTable("enquiries").dropColumn("held_told_at").execute();
    await db
      .deleteFrom("migrations" as never)
      .where("name" as never, "like", "0002%" as never)
      .execute();
    const { payload, locale, kind } = createWords("Saturday");
    const row = {
      id: "1",
      reference: "PA-22222",
      kind,
      locale,
      status: "new" as const,
      suspicion: null,
      closed_at: null,
    };
    await db
      .insertInto("enquiries")
      .values({ ...row, idempotency_key: KEY, payload: JSON.stringify(payload), created_at: NOW })
      .execute();
    await migrate(bench.database, () => Promise.resolve(), MIGRATIONS);
    expect(await bench.store.enquiries.accept(createWords("Saturday"), NOW)).toEqual({
      outcome: "repeated",
      reference: "PA-22222",
    });
    expect((await bench.store.enquiries.accept(createWords("Sunday"), NOW)).outcome).toBe("key-reused");
  });
});
