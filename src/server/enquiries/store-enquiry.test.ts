/** @jest-environment node */
import { createEnquiry } from "../../testing/create-enquiry";
import { describeStore, MINUTE, NOW, DAY } from "../../testing/describe-stores";
import { openStore, type Store } from "../store";
import type { ChangeRequest } from "./change-enquiry";
import type { NewEvent } from "./enquiry";
import type { NewEnquiry } from "./store-enquiry";

/** An enquiry that says something, with the key that all of them have. */
function createWords(said: Partial<NewEnquiry["payload"]>, change: Partial<NewEnquiry> = {}): NewEnquiry {
  const payload = { ...createEnquiry().payload, ...said };
  return createEnquiry({ idempotencyKey: "one-key-for-all", payload, ...change });
}

const answer = (idempotencyKey: string): NewEvent => ({
  ...{ kind: "answered", data: { channel: "mail", text: "Yes" }, by: { id: null, name: "Ana" } },
  idempotencyKey,
});
const MAIL = { mail: "visitor-answer", recipient: "ana@example.com" } as const;
const OFFICE = ["office@example.com", "boss@example.com"];

describeStore("enquiries", (bench) => {
  /** Does something so many times at once, by turns in two processes. */
  const inTwoProcesses = async <Result>(
    count: number,
    act: (store: Store, index: number) => Promise<Result>,
  ) => {
    const other = await openStore(bench.settings);
    const results = await Promise.all(
      Array.from({ length: count }, (_, index) => act(index % 2 === 0 ? bench.store : other, index)),
    );
    await other.close();
    return results;
  };

  describe("with a key that is known", () => {
    it("are the same again although the site finds other problems and prices by then, not in another language", async () => {
      const accept = async (enquiry: NewEnquiry) =>
        (await bench.store.enquiries.accept(enquiry, NOW)).outcome;
      const offer = { service: "coral-key", collection: "excursions", adults: 2 } as const;
      const told = { price: { kind: "on-request" } } as const;
      const problems = ["too-soon"] as const;
      expect(await accept(createWords({ offers: [{ ...offer, told }] }))).toBe("stored");
      expect(await accept(createWords({ offers: [{ ...offer, problems }] }))).toBe("repeated");
      expect(await accept(createWords({ offers: [{ ...offer, problems, adults: 3 }] }))).toBe("stored");
      expect(await accept(createWords({ offers: [offer] }, { locale: "it" }))).toBe("stored");
    });

    it("are stored once, also when 100 copies, half of them with other words, come to two processes at once", async () => {
      // A repeated enquiry counts nothing: a limit as low as what is stored refuses none of the copies.
      const rate = { client: "somebody", limit: 2 };
      const results = await inTwoProcesses(100, async (store, index) => {
        const message = index % 4 < 2 ? "Saturday" : "Sunday";
        return { message, ...(await store.enquiries.accept(createWords({ message }, { rate }), NOW)) };
      });
      const stored = await bench.store.enquiries.list(200);
      expect(stored).toHaveLength(rate.limit);
      for (const { reference, payload } of stored) {
        const confirmed = results.filter((result) => "reference" in result && result.reference === reference);
        expect(confirmed.map(({ message }) => message)).toEqual(Array(50).fill(payload.message));
      }
    });
  });

  it("are accepted as often from a client as the limit says, also at once, which then says how long to wait", async () => {
    const accept = (client: string, now = NOW) =>
      bench.store.enquiries.accept(createEnquiry({ rate: { client, limit: 3 } }), now);
    const results = await Promise.all(Array.from({ length: 8 }, () => accept("somebody")));
    expect(results.filter(({ outcome }) => outcome === "stored")).toHaveLength(3);
    expect(results).toContainEqual({ outcome: "limited", retryAfter: 600 });
    expect(await bench.store.enquiries.list(10)).toHaveLength(3);
    expect((await accept("else")).outcome).toBe("stored");
    expect((await accept("somebody", NOW + 10 * MINUTE)).outcome).toBe("stored");
  });

  describe("that are changed", () => {
    it("are not on an older version, nor when the change's own work says so, and nothing is left of it", async () => {
      const { id } = await bench.accept({ mails: [] });
      const request = { which: { id }, change: { events: [answer("key-0001")], mails: [MAIL] } };
      for (const [change, outcome] of [
        [{ version: 7 }, "conflict"],
        [{ which: { reference: "PA-22222" } }, "unknown"],
        [{ also: () => Promise.resolve(false) }, "refused"],
        [{ change: () => undefined }, "refused"],
      ] satisfies [Partial<ChangeRequest>, string][])
        expect(await bench.store.enquiries.change({ ...request, ...change }, NOW)).toEqual({ outcome });
      expect((await bench.store.timeline.list(id)).map(({ kind }) => kind)).toEqual(["received"]);
      expect(await bench.claim()).toEqual([]);
      expect(await bench.store.enquiries.get(id)).toMatchObject({ version: 1 });
    });

    it("are once by key, and by one of two at once, also from two processes", async () => {
      const { id } = await bench.accept({ mails: [] });
      const send = async (store: Store, key: string) => {
        const change = { events: [answer(key)], mails: [MAIL] };
        return (await store.enquiries.change({ which: { id }, version: 1, change }, NOW)).outcome;
      };
      const same = await inTwoProcesses(10, (store) => send(store, "key-same"));
      expect(same.sort()).toEqual(["changed", ...Array<string>(9).fill("repeated")]);
      const different = await inTwoProcesses(6, (store, index) => send(store, `key-000${index}`));
      expect(different).toEqual(Array<string>(6).fill("conflict"));
      expect(await bench.claim()).toHaveLength(1);
    });
  });

  describe("that are held as suspected", () => {
    const hold = () => bench.accept({ spamReason: "honeypot", mails: [] });
    const announce = (now = NOW) => bench.store.held.announce(OFFICE, now);

    it("are announced to the agency once, also by several processes at the same instant", async () => {
      await hold();
      await hold();
      const results = await inTwoProcesses(20, (store) => store.held.announce(OFFICE, NOW));
      expect(results.filter(Boolean)).toHaveLength(1);
      const notices = (await bench.claim(NOW, 100)).filter(({ mail }) => mail === "agency-held");
      expect(notices.map(({ recipient }) => recipient).sort()).toEqual([...OFFICE].sort());
      expect(await bench.store.held.count()).toBe(2);
    });

    it("are not announced where staff have marked them, and are kept for 30 days from then", async () => {
      const { id } = await bench.accept({}, NOW - 60 * DAY);
      await bench.store.enquiries.change({ which: { id }, change: { fields: { isHeld: true } } }, NOW);
      expect(await announce()).toBe(false);
      expect(await bench.store.purge(400, NOW + DAY)).toMatchObject({ suspects: 0 });
      expect(await bench.store.purge(400, NOW + 31 * DAY)).toMatchObject({ suspects: 1 });
    });

    it("are announced at most once a day, and what came in meanwhile the day after", async () => {
      expect(await announce()).toBe(false);
      await hold();
      expect(await announce()).toBe(true);
      await hold();
      expect(await announce(NOW + DAY - MINUTE)).toBe(false);
      expect(await announce(NOW + DAY + MINUTE)).toBe(true);
      expect(await announce(NOW + 3 * DAY)).toBe(false);
    });
  });
});
