/** @jest-environment node */
import { randomUUID } from "node:crypto";

import { startPostgres, type TestPostgres } from "../../testing/start-postgres";
import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { acceptEnquiry, type NewEnquiry } from "./accept-enquiry";
import { migrate, MIGRATIONS } from "./migrations";
import { openPostgres } from "./open-postgres";
import { openSqlite } from "./open-sqlite";
import type { Database } from "./database";
import { createStore, openStore, type Store } from "./store";

const payload = {
  name: "Ana",
  lastname: "",
  email: "ana@example.com",
  phone: "",
  message: "Hola 🌴",
  source: "",
};
const NOW = Date.UTC(2027, 0, 10, 12);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const newEnquiry = (change: Partial<NewEnquiry> = {}): NewEnquiry => ({
  kind: "contact",
  locale: "es",
  payload,
  idempotencyKey: undefined,
  suspicion: undefined,
  mails: [
    { mail: "agency-contact", recipient: "agency@example.com" },
    { mail: "visitor-contact", recipient: "ana@example.com" },
  ],
  rate: { client: "client", limit: 0 },
  ...change,
});

// A loaded machine takes its time for a database server.
jest.setTimeout(30_000);

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop(), 60_000);

describe.each(["sqlite", "postgres"] as const)("the store on %s", (dialect) => {
  let settings: { databaseUrl: string | undefined; dataDir: string };
  let database: Database;
  let store: Store;

  beforeEach(async () => {
    settings = {
      dataDir: makeTemporaryFolder(),
      databaseUrl: dialect === "postgres" ? await postgres.createDatabase() : undefined,
    };
    database = await (settings.databaseUrl === undefined
      ? openSqlite(settings.dataDir)
      : openPostgres(settings.databaseUrl));
    store = createStore(database);
  });
  afterEach(() => store.close());

  const accept = async (change: Partial<NewEnquiry> = {}, now = NOW) => {
    const result = await store.enquiries.accept(newEnquiry(change), now);
    if (result.outcome === "limited") throw new Error("limited");
    const enquiry = await store.enquiries.getByReference(result.reference);
    if (enquiry === undefined) throw new Error("not stored");
    return enquiry;
  };
  const claim = (now = NOW, limit = 10, owner = "worker") =>
    store.outbox.claimDue({ owner, now, claimMs: 3 * MINUTE, limit });

  it("stores an enquiry with its mails and gives it back whole", async () => {
    const enquiry = await accept();
    expect(enquiry).toMatchObject({
      kind: "contact",
      locale: "es",
      status: "new",
      suspicion: null,
      payload,
      createdAt: NOW,
      closedAt: null,
    });
    expect(enquiry.reference).toMatch(/^PA-[2-9A-Z]{5}$/);
    expect((await store.enquiries.getMails(enquiry.id)).map(({ mail, status }) => [mail, status])).toEqual([
      ["agency-contact", "due"],
      ["visitor-contact", "due"],
    ]);
  });

  it("makes one enquiry of one idempotency key, also at the same instant and from another process", async () => {
    const other = await openStore(settings);
    const enquiry = newEnquiry({ idempotencyKey: randomUUID() });
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? store : other).enquiries.accept(enquiry, NOW),
      ),
    );
    expect(new Set(results.map((result) => "reference" in result && result.reference)).size).toBe(1);
    expect(results.filter(({ outcome }) => outcome === "stored")).toHaveLength(1);
    expect(await store.enquiries.list(10)).toHaveLength(1);
    expect(await claim()).toHaveLength(2);
    await other.close();
  });

  it("takes another reference when one is taken", async () => {
    const references = ["PA-AAAAA", "PA-AAAAA", "PA-BBBBB"];
    const take = () => references.shift() ?? "PA-CCCCC";
    const first = await acceptEnquiry(database, newEnquiry(), NOW, take);
    const second = await acceptEnquiry(database, newEnquiry(), NOW, take);
    expect([first, second]).toEqual([
      { outcome: "stored", reference: "PA-AAAAA" },
      { outcome: "stored", reference: "PA-BBBBB" },
    ]);
  });

  it("accepts as many posts of a client as the limit says, also when they come at once, and then says how long to wait", async () => {
    const rate = { client: "somebody", limit: 3 };
    const results = await Promise.all(
      Array.from({ length: 8 }, () => store.enquiries.accept(newEnquiry({ rate }), NOW)),
    );
    expect(results.filter(({ outcome }) => outcome === "stored")).toHaveLength(3);
    expect(results.filter(({ outcome }) => outcome === "limited")[0]).toEqual({
      outcome: "limited",
      retryAfter: 600,
    });
    expect(await store.enquiries.list(10)).toHaveLength(3);
    expect(
      (await store.enquiries.accept(newEnquiry({ rate: { ...rate, client: "else" } }), NOW)).outcome,
    ).toBe("stored");
    expect((await store.enquiries.accept(newEnquiry({ rate }), NOW + 10 * MINUTE)).outcome).toBe("stored");
  });

  it("does not count an enquiry that is sent again", async () => {
    const rate = { client: "somebody", limit: 1 };
    const again = newEnquiry({ rate, idempotencyKey: "same-key-1" });
    await store.enquiries.accept(again, NOW);
    expect((await store.enquiries.accept(again, NOW)).outcome).toBe("repeated");
  });

  it("gives a mail to one worker, and to another when the claim has ended", async () => {
    await accept();
    const other = await openStore(settings);
    const claims = await Promise.all(
      [store, other, store, other].map((one) =>
        one.outbox.claimDue({ owner: randomUUID(), now: NOW, claimMs: 1000, limit: 10 }),
      ),
    );
    expect(claims.flat()).toHaveLength(2);
    expect(await claim(NOW + 999)).toHaveLength(0);
    expect((await claim(NOW + 1000)).map(({ attempts }) => attempts)).toEqual([2, 2]);
    await other.close();
  });

  it("settles mails: delivered, postponed, given up, and tried again by hand", async () => {
    const { id } = await accept();
    const [first, second] = await claim();
    if (first === undefined || second === undefined) throw new Error("expected two mails");
    await store.outbox.markDelivered(first.id, NOW);
    await store.outbox.postpone(second.id, "worker", NOW + MINUTE, "smtp-451");
    expect(await claim(NOW)).toHaveLength(0);
    expect(await store.outbox.getState()).toEqual({ oldestDueAt: NOW, due: 1, givenUp: 0 });
    expect(await claim(NOW + MINUTE)).toHaveLength(1);
    await store.outbox.giveUp(second.id, "smtp-550", NOW + MINUTE);
    expect(await store.outbox.getState()).toEqual({ oldestDueAt: undefined, due: 0, givenUp: 1 });
    expect(await store.outbox.retry(id, NOW + DAY)).toBe(1);
    expect(await claim(NOW + DAY)).toHaveLength(1);
  });

  it("lets only the holder of a claim postpone a mail", async () => {
    await accept();
    const [mail] = await claim();
    await store.outbox.postpone(mail?.id ?? "", "somebody else", NOW, "smtp-451");
    expect(await claim()).toHaveLength(0);
  });

  it("frees what dead processes hold", async () => {
    await accept();
    await claim(NOW, 1, "dead");
    await claim(NOW, 1, "alive");
    expect(await store.outbox.releaseClaims((owner) => owner === "dead")).toBe(1);
    expect(await claim()).toHaveLength(1);
  });

  it("keeps a suspect without mailing anybody, until a person acquits it", async () => {
    const suspect = await accept({ suspicion: "honeypot", mails: [] });
    expect(suspect.suspicion).toBe("honeypot");
    expect(await claim()).toHaveLength(0);
    await store.enquiries.acquit(suspect.id, newEnquiry().mails, NOW);
    await store.enquiries.acquit(suspect.id, newEnquiry().mails, NOW);
    expect(await claim()).toHaveLength(2);
  });

  it("deletes an enquiry with its mails", async () => {
    const { id } = await accept();
    expect(await store.enquiries.delete(id)).toBe(true);
    expect(await store.enquiries.delete(id)).toBe(false);
    expect(await claim()).toHaveLength(0);
  });

  it("purges what has been kept long enough and nothing else", async () => {
    const old = NOW - 731 * DAY;
    const closed = await accept({}, old);
    await store.enquiries.setStatus(closed.id, "booked", old);
    const waiting = await accept({}, old);
    const settled = await accept({ mails: [] }, old);
    const recentlyClosed = await accept({ mails: [] }, old);
    await store.enquiries.setStatus(recentlyClosed.id, "lost", NOW - DAY);
    await accept({ suspicion: "honeypot", mails: [] }, NOW - 31 * DAY);
    const fresh = await accept();
    expect(await store.purge(730, NOW)).toEqual({ enquiries: 2, suspects: 1, subscribers: 0 });
    const left = (await store.enquiries.list(10)).map(({ id }) => id);
    expect(left.sort()).toEqual([waiting.id, recentlyClosed.id, fresh.id].sort());
    expect(left).not.toContain(settled.id);
  });

  it("keeps a draft for an hour under a token that is not stored", async () => {
    const draft = {
      form: "contact",
      locale: "it",
      values: { name: "Ana" },
      code: "invalid",
      fields: { email: "required" },
    } as const;
    const token = await store.drafts.save(draft, NOW);
    expect(await store.drafts.get(token, NOW + 59 * MINUTE)).toEqual(draft);
    expect(await store.drafts.get(token, NOW + 61 * MINUTE)).toBeUndefined();
    expect(await store.drafts.get("guessed", NOW)).toBeUndefined();
  });

  describe("subscribers", () => {
    const consent = { at: "2027-01-10T12:00:00Z", page: "/es", locale: "es", textVersion: "1" } as const;
    const rate = { client: "client", limit: 0 };
    const subscribe = (now = NOW) =>
      store.subscribers.subscribe({ email: "ana@example.com", consent, rate, suspected: false }, now);
    const getId = async () => (await claim(NOW + DAY))[0]?.subscriberId ?? "";

    it("asks for confirmation once, however often somebody asks", async () => {
      await Promise.all([subscribe(), subscribe(), subscribe()]);
      expect(await claim()).toHaveLength(1);
      await subscribe(NOW + 11 * MINUTE);
      expect(await claim(NOW + 11 * MINUTE)).toHaveLength(2);
    });

    it("confirms once per consent and forgets links of an earlier one", async () => {
      await subscribe();
      const id = await getId();
      expect(await store.subscribers.confirm(id, 2, NOW)).toBe(false);
      expect(await store.subscribers.confirm(id, 1, NOW)).toBe(true);
      expect(await store.subscribers.confirm(id, 1, NOW)).toBe(true);
      expect(await store.subscribers.listConfirmed()).toMatchObject([{ email: "ana@example.com", consent }]);
      await store.subscribers.unsubscribe(id);
      await store.subscribers.unsubscribe(id);
      expect(await store.subscribers.confirm(id, 1, NOW)).toBe(false);
      expect(await store.subscribers.listConfirmed()).toEqual([]);
      expect(await store.subscribers.get(id)).toBeUndefined();
    });

    it("does not mail an address that is confirmed", async () => {
      await subscribe();
      const id = await getId();
      await store.subscribers.confirm(id, 1, NOW);
      await subscribe(NOW + DAY);
      expect(await store.subscribers.get(id)).toMatchObject({ status: "confirmed", round: 1 });
    });

    it("notes what a machine typed in without mailing anybody, and lets the person subscribe all the same", async () => {
      await store.subscribers.subscribe({ email: "ana@example.com", consent, rate, suspected: true }, NOW);
      expect(await claim()).toHaveLength(0);
      await subscribe();
      expect(await claim()).toHaveLength(1);
    });

    it("lets only the newest link confirm", async () => {
      await subscribe();
      const id = await getId();
      await subscribe(NOW + DAY);
      expect(await store.subscribers.confirm(id, 1, NOW)).toBe(false);
      expect(await store.subscribers.confirm(id, 2, NOW)).toBe(true);
    });

    it("forgets who never confirmed", async () => {
      await subscribe();
      expect((await store.purge(730, NOW + 9 * DAY)).subscribers).toBe(1);
    });
  });

  it("says whether it can be written", async () => {
    await expect(store.assertWritable(NOW)).resolves.toBeUndefined();
  });

  it("applies a migration once, also when several processes start at the same time", async () => {
    const fresh = {
      dataDir: makeTemporaryFolder(),
      databaseUrl: dialect === "postgres" ? await postgres.createDatabase() : undefined,
    };
    const stores = await Promise.all(Array.from({ length: 5 }, () => openStore(fresh)));
    await Promise.all(stores.map((one) => one.close()));
  });

  it("applies only the steps that are missing, and a failing step leaves nothing behind", async () => {
    const step = { name: "0002-test", statements: ["create table extra (id text primary key)"] };
    const broken = {
      name: "0003-broken",
      statements: ["create table half (id text primary key)", "no sql at all"],
    };
    const lock = () => Promise.resolve();
    await migrate(database.db, lock, [...MIGRATIONS, step]);
    await expect(migrate(database.db, lock, [...MIGRATIONS, step, broken])).rejects.toThrow();
    await migrate(database.db, lock, [
      ...MIGRATIONS,
      step,
      { name: "0003-right", statements: ["create table half (id text primary key)"] },
    ]);
  });
});
