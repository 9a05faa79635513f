/** @jest-environment node */
import { createEnquiry } from "../../testing/create-enquiry";
import { describeStore, MINUTE, NOW, DAY } from "../../testing/describe-stores";
import { openStore } from "../store";
import type { ChangeRequest } from "./change-enquiry";
import type { NewEvent } from "./enquiry";
import type { NewEnquiry } from "./store-enquiry";

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
    expect(await accept(about({ adults: 3, problems: ["too-soon"] }))).toMatchObject({ outcome: "stored" });
  });

  it("does not hide the same words in another language", async () => {
    await accept(createWords("Saturday"));
    expect((await accept(createWords("Saturday", { locale: "it" }))).outcome).toBe("stored");
  });

  it("keeps its promise when 100 copies, half of them with other words, come to two processes at once", async () => {
    const other = await openStore(bench.settings);
    // A repeated enquiry counts nothing: a limit as low as what is stored refuses none of the copies.
    const rate = { client: "somebody", limit: 2 };
    const results = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const message = index % 4 < 2 ? "Saturday" : "Sunday";
        const store = index % 2 === 0 ? bench.store : other;
        return { message, ...(await store.enquiries.accept(createWords(message, { rate }), NOW)) };
      }),
    );
    const stored = await bench.store.enquiries.list(200);
    expect(stored).toHaveLength(rate.limit);
    for (const { reference, payload } of stored) {
      const confirmed = results.filter((result) => "reference" in result && result.reference === reference);
      expect(confirmed.map(({ message }) => message)).toEqual(Array(50).fill(payload.message));
    }
    await other.close();
  });
});

describeStore("accepting enquiries", (bench) => {
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

const answer = (idempotencyKey: string): NewEvent => ({
  kind: "answered",
  data: { channel: "mail", text: "Yes" },
  by: { id: null, name: "Ana" },
  idempotencyKey,
});
const MAIL = { mail: "visitor-answer", recipient: "ana@example.com" } as const;

describeStore("a change of an enquiry", (bench) => {
  const change = (request: ChangeRequest, now = NOW) => bench.store.enquiries.change(request, now);
  const getEvents = async (id: string) =>
    (await bench.store.timeline.list(id)).map(({ number, kind }) => `${number} ${kind}`);

  it("is refused on an older version, of an unknown enquiry and when its own work says so, and leaves nothing", async () => {
    const { id } = await bench.accept({ mails: [] });
    const request = { which: { id }, change: { events: [answer("key-0001")], mails: [MAIL] } };
    expect(await change({ ...request, version: 7 })).toEqual({ outcome: "conflict" });
    expect(await change({ ...request, which: { reference: "PA-22222" } })).toEqual({ outcome: "unknown" });
    expect(await change({ ...request, also: () => Promise.resolve(false) })).toEqual({ outcome: "refused" });
    expect(await change({ which: { id }, change: () => undefined })).toEqual({ outcome: "refused" });
    expect(await getEvents(id)).toEqual(["1 received"]);
    expect(await bench.claim()).toEqual([]);
    expect(await bench.store.enquiries.get(id)).toMatchObject({ version: 1 });
  });

  it("is done once by key, and by one of two at once, also from two processes", async () => {
    const other = await openStore(bench.settings);
    const { id } = await bench.accept({ mails: [] });
    const send = (index: number, key: string) =>
      (index % 2 === 0 ? bench.store : other).enquiries.change(
        { which: { id }, version: 1, change: { events: [answer(key)], mails: [MAIL] } },
        NOW,
      );
    const same = await Promise.all(Array.from({ length: 10 }, (_, index) => send(index, "key-same")));
    expect(same.map(({ outcome }) => outcome).sort()).toEqual([
      "changed",
      ...Array<string>(9).fill("repeated"),
    ]);
    const different = await Promise.all(
      Array.from({ length: 6 }, (_, index) => send(index, `key-000${index}`)),
    );
    expect(different.map(({ outcome }) => outcome)).toEqual(Array<string>(6).fill("conflict"));
    expect(await bench.claim()).toHaveLength(1);
    await other.close();
  });
});

const OFFICE = ["office@example.com", "boss@example.com"];

describeStore("enquiries that are held as suspected", (bench) => {
  const hold = () => bench.accept({ spamReason: "honeypot", mails: [] });
  const announce = (now = NOW) => bench.store.held.announce(OFFICE, now);
  const claimNotices = async (now = NOW) =>
    (await bench.claim(now, 100))
      .filter(({ mail }) => mail === "agency-held")
      .map(({ recipient }) => recipient);

  it("are announced to the agency once, also by several processes at the same instant", async () => {
    await hold();
    await hold();
    const other = await openStore(bench.settings);
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? bench.store : other).held.announce(OFFICE, NOW),
      ),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    expect((await claimNotices()).sort()).toEqual([...OFFICE].sort());
    expect(await bench.store.held.count()).toBe(2);
    await other.close();
  });

  it("are not announced where staff have marked them, and are kept for 30 days from then", async () => {
    const { id } = await bench.accept({}, NOW - 60 * DAY);
    const change = { fields: { isHeld: true } };
    await bench.store.enquiries.change({ which: { id }, change }, NOW);
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
