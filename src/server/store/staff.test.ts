/** @jest-environment node */
import { DAY, describeStores, MINUTE, NOW } from "../../testing/describe-stores";
import { carryRequests } from "./carry-requests";
import { openStore } from "./store";
import type { Attempt, Prove } from "./staff-sign-ins";

const ANA = { email: "ana@example.com", name: "Ana", locale: "es", role: "owner" } as const;
const BEA = { email: "bea@example.com", name: "Bea", locale: "it", role: "staff" } as const;
const RATE = { client: "client", limit: 0 };
const TRY: Attempt = { rate: RATE, device: "Firefox, Linux", earlier: [] };
const HOUR = 60 * MINUTE;

describeStores("staff", (bench) => {
  const add = async (person: typeof ANA | typeof BEA) => {
    const added = await bench.store.staff.people.add(person, NOW);
    if (added === undefined) throw new Error("known");
    return added;
  };
  const attempt = (prove: Prove, now = NOW) => bench.store.staff.signIns.attempt(TRY, prove, now);
  /** Asks for a mail and gets the id of its link. */
  const ask = async (email: string, now = NOW) => {
    const earlier = new Set((await bench.claim(now, 100)).map(({ signInId }) => signInId));
    await bench.store.staff.signIns.request(email, RATE, now);
    return (await bench.claim(now, 100)).map(({ signInId }) => signInId).find((id) => !earlier.has(id));
  };
  const byLink = (id: string, now = NOW) => bench.store.staff.signIns.proveByLink(id, now);
  const byCode = (email: string, isRight: boolean, now = NOW) =>
    bench.store.staff.signIns.proveByCode(email, () => isRight, now);

  describe("a link", () => {
    it("signs in once, however many use it at the same time", async () => {
      const id = (await ask((await add(ANA)).email)) ?? "";
      const other = await openStore(bench.settings);
      const tries = await Promise.all(
        [bench.store, other, bench.store, other].map(({ staff: { signIns } }) =>
          signIns.attempt(TRY, signIns.proveByLink(id, NOW), NOW),
        ),
      );
      expect(tries.map(({ outcome }) => outcome).sort()).toEqual([
        ...["refused", "refused", "refused", "signed-in"],
      ]);
      await other.close();
    });

    it("ends after 15 minutes, an invitation after three days", async () => {
      const ana = await add(ANA);
      const id = (await ask(ana.email)) ?? "";
      expect((await attempt(byLink(id, NOW + 15 * MINUTE), NOW + 15 * MINUTE)).outcome).toBe("refused");
      const invitation = await bench.store.staff.signIns.invite(ana, NOW);
      expect((await attempt(byLink(invitation.id, NOW + 3 * DAY), NOW + 3 * DAY)).outcome).toBe("refused");
      const last = NOW + 3 * DAY - 1;
      expect((await attempt(byLink(invitation.id, last), last)).outcome).toBe("signed-in");
    });

    it("is mailed five times an hour at most, and to nobody who is unknown or shut out", async () => {
      const ana = await add(ANA);
      const bea = await add(BEA);
      for (let count = 0; count < 7; count += 1)
        await bench.store.staff.signIns.request(ana.email, RATE, NOW + count);
      await bench.store.staff.people.change(bea.id, { isDisabled: true }, NOW, true);
      for (const email of [bea.email, "nobody@example.com"])
        expect(await bench.store.staff.signIns.request(email, RATE, NOW)).toEqual({ outcome: "accepted" });
      const mails = await bench.claim(NOW + MINUTE, 100);
      expect(mails.map(({ recipient }) => recipient)).toEqual(Array(5).fill(ana.email));
      expect(await ask(ana.email, NOW + HOUR + MINUTE)).toBeDefined();
    });
  });

  describe("a code", () => {
    it("signs in once", async () => {
      await ask((await add(ANA)).email);
      expect((await attempt(byCode(ANA.email, true))).outcome).toBe("signed-in");
      expect((await attempt(byCode(ANA.email, true))).outcome).toBe("refused");
    });

    it("is worth nothing after five wrong ones, at the same time as well, nor after 15 minutes", async () => {
      const id = (await ask((await add(ANA)).email)) ?? "";
      const wrong = await Promise.all(Array.from({ length: 5 }, () => attempt(byCode(ANA.email, false))));
      expect(wrong.map(({ outcome }) => outcome)).toEqual(Array(5).fill("refused"));
      expect((await attempt(byCode(ANA.email, true))).outcome).toBe("refused");
      // Who knows an address alone cannot take the link away.
      expect((await attempt(byLink(id))).outcome).toBe("signed-in");
      await ask(ANA.email, NOW + MINUTE);
      const late = NOW + 16 * MINUTE;
      expect((await attempt(byCode(ANA.email, true, late), late)).outcome).toBe("refused");
    });

    it("cannot be guessed on for a whole day: after twenty wrong ones there are only links", async () => {
      await add(ANA);
      for (let hour = 0; hour < 4; hour += 1) {
        const now = NOW + hour * HOUR;
        await ask(ANA.email, now);
        for (let count = 0; count < 5; count += 1) await attempt(byCode(ANA.email, false, now), now);
      }
      const later = NOW + 5 * HOUR;
      await ask(ANA.email, later);
      expect((await attempt(byCode(ANA.email, true, later), later)).outcome).toBe("refused");
      const tomorrow = NOW + 2 * DAY;
      await ask(ANA.email, tomorrow);
      expect((await attempt(byCode(ANA.email, true, tomorrow), tomorrow)).outcome).toBe("signed-in");
    });

    it("of an older mail ends with a newer one, and is nobody else's", async () => {
      await add(BEA);
      const old = await ask((await add(ANA)).email);
      await ask(ANA.email, NOW + 1);
      const { proveByCode } = bench.store.staff.signIns;
      const isOld = (id: string) => id === old;
      expect((await attempt(proveByCode(ANA.email, isOld, NOW + 2), NOW + 2)).outcome).toBe("refused");
      expect((await attempt(byCode(BEA.email, true))).outcome).toBe("refused");
      expect((await attempt(byCode("nobody@example.com", true))).outcome).toBe("refused");
    });
  });

  it("counts tries that fail, and not those that succeed", async () => {
    const ana = await add(ANA);
    const limited: Attempt = { ...TRY, rate: { client: "network", limit: 2 } };
    const { signIns } = bench.store.staff;
    const nobody: Prove = () => Promise.resolve(undefined);
    const run = (prove: Prove, now: number) => signIns.attempt(limited, prove, now);
    for (let count = 0; count < 5; count += 1)
      expect((await run(() => Promise.resolve(ana.id), NOW + count)).outcome).toBe("signed-in");
    expect((await run(nobody, NOW + 10)).outcome).toBe("refused");
    expect((await run(nobody, NOW + 11)).outcome).toBe("refused");
    expect(await run(() => Promise.resolve(ana.id), NOW + 12)).toMatchObject({ outcome: "limited" });
  });

  describe("a session", () => {
    const begin = async (now = NOW) => {
      const person = (await bench.store.staff.people.getByEmail(ANA.email)) ?? (await add(ANA));
      return bench.store.staff.sessions.begin({ personId: person.id, device: "Chrome, Android" }, now);
    };
    const isOpen = async (token: string, now: number) =>
      (await bench.store.staff.sessions.find(token, now)) !== undefined;

    it("has 256 bits, of which the store knows a hash alone", async () => {
      const token = await begin();
      expect(token).toMatch(/^[\w-]{43}$/);
      const rows = await bench.database.db.selectFrom("staff_sessions").selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(await isOpen(rows[0]?.token_hash ?? "", NOW)).toBe(false);
    });

    it("ends after twelve hours without use", async () => {
      const token = await begin();
      expect(await isOpen(token, NOW + 12 * HOUR - 1)).toBe(true);
      expect(await isOpen(token, NOW + 24 * HOUR - 2)).toBe(true);
      expect(await isOpen(token, NOW + 36 * HOUR - 2)).toBe(false);
    });

    it("ends after thirty days, however often it is used", async () => {
      const token = await begin();
      for (let now = NOW; now < NOW + 30 * DAY; now += 11 * HOUR) expect(await isOpen(token, now)).toBe(true);
      expect(await isOpen(token, NOW + 30 * DAY)).toBe(false);
    });

    it("that a browser had before ends with the new one", async () => {
      const old = await begin();
      const other = await begin();
      const id = (await ask(ANA.email)) ?? "";
      const { signIns } = bench.store.staff;
      await signIns.attempt({ ...TRY, earlier: [old, "made-up"] }, signIns.proveByLink(id, NOW), NOW);
      expect([await isOpen(old, NOW), await isOpen(other, NOW)]).toEqual([false, true]);
    });

    it("ends at once when its person is shut out, with the links that wait", async () => {
      await add(BEA);
      const bea = await bench.store.staff.people.getByEmail(BEA.email);
      const token = await bench.store.staff.sessions.begin({ personId: bea?.id ?? "", device: "" }, NOW);
      const id = (await ask(BEA.email)) ?? "";
      await bench.store.staff.people.change(bea?.id ?? "", { isDisabled: true }, NOW, true);
      await bench.store.staff.people.change(bea?.id ?? "", { isDisabled: false }, NOW, true);
      expect(await isOpen(token, NOW)).toBe(false);
      expect((await attempt(byLink(id))).outcome).toBe("refused");
    });
  });

  describe("an owner", () => {
    it("remains: the last one keeps role and access, also when two are taken away at the same time", async () => {
      const ana = await add(ANA);
      const { people } = bench.store.staff;
      expect(await people.change(ana.id, { role: "staff" }, NOW, true)).toEqual({ outcome: "last-owner" });
      expect(await people.change(ana.id, { isDisabled: true }, NOW, true)).toEqual({
        outcome: "last-owner",
      });
      const bea = await add(BEA);
      await people.change(bea.id, { role: "owner" }, NOW, true);
      const other = await openStore(bench.settings);
      const results = await Promise.all([
        people.change(ana.id, { role: "staff" }, NOW, true),
        other.staff.people.change(bea.id, { isDisabled: true }, NOW, true),
      ]);
      expect(results.map(({ outcome }) => outcome).sort()).toEqual(["changed", "last-owner"]);
      await other.close();
    });

    it("is made of an address where there is none, and never of one that was shut out", async () => {
      const { people } = bench.store.staff;
      const owner = { email: ANA.email, name: "ana", locale: "en" } as const;
      expect(await people.ensureOwner(owner, NOW)).toBe(true);
      expect(await people.ensureOwner({ ...owner, email: "other@example.com" }, NOW)).toBe(false);
      const ana = await people.getByEmail(ANA.email);
      await people.change(ana?.id ?? "", { isDisabled: true }, NOW, false);
      expect(await people.ensureOwner(owner, NOW)).toBe(false);
      expect((await people.getByEmail(ANA.email))?.isDisabled).toBe(true);
    });

    it("of one's own machine does not count as one of the agency", async () => {
      const { people } = bench.store.staff;
      const [first, second] = [await people.getLocalOwner("en", NOW), await people.getLocalOwner("es", NOW)];
      expect(second).toEqual(first);
      const ana = await add(ANA);
      expect(await people.change(ana.id, { role: "staff" }, NOW, true)).toEqual({ outcome: "last-owner" });
      expect(await people.change(first.id, { isDisabled: true }, NOW, true)).toEqual({
        outcome: "last-owner",
      });
    });
  });

  describe("a request for access", () => {
    const asked = { email: BEA.email, name: "Bea", locale: "it", about: "The new captain" } as const;
    const request = (change: object = {}, now = NOW) =>
      bench.store.staff.requests.add(
        { ...asked, rate: RATE, agencyEmails: ["agency@example.com"], ...change },
        now,
      );

    it("is one however often it is sent, and mails each owner once, else the agency", async () => {
      expect(await request()).toEqual({ outcome: "stored" });
      expect(await request({ about: "Let me in" })).toEqual({ outcome: "known" });
      expect((await bench.claim()).map(({ recipient }) => recipient)).toEqual(["agency@example.com"]);
      await add(ANA);
      expect(await request({ email: "carla@example.com" })).toEqual({ outcome: "stored" });
      expect((await bench.claim()).map(({ recipient }) => recipient)).toEqual([ANA.email]);
      expect(await request({ email: ANA.email })).toEqual({ outcome: "known" });
      const waiting = await bench.store.staff.requests.list(NOW);
      expect(waiting.map(({ about }) => about)).toEqual(["The new captain", "The new captain"]);
    });

    it("is decided by one of two owners, who gives access as staff", async () => {
      await request();
      const [waiting] = await bench.store.staff.requests.list(NOW);
      const id = waiting?.id ?? "";
      const other = await openStore(bench.settings);
      const decided = await Promise.all([
        bench.store.staff.requests.decide(id, "accept", NOW),
        other.staff.requests.decide(id, "accept", NOW),
      ]);
      expect(decided.filter((one) => one !== undefined)).toHaveLength(1);
      expect(await bench.store.staff.people.getByEmail(BEA.email)).toMatchObject({
        role: "staff",
        locale: "it",
        isDisabled: false,
      });
      const mails = (await bench.claim()).filter(({ signInId }) => signInId !== null);
      expect(mails.map(({ mail, recipient }) => [mail, recipient])).toEqual([["staff-welcome", BEA.email]]);
      await other.close();
    });

    it("waits for thirty days", async () => {
      await request();
      const [waiting] = await bench.store.staff.requests.list(NOW);
      const id = waiting?.id ?? "";
      const late = NOW + 30 * DAY;
      expect(await bench.store.staff.requests.list(late)).toEqual([]);
      expect(await bench.store.staff.requests.decide(id, "accept", late)).toBeUndefined();
      expect(await request({}, late)).toEqual({ outcome: "stored" });
    });
  });

  it("lists the log a page at a time", async () => {
    const line = { personId: null, who: "Ana", action: "content-saved" } as const;
    for (let count = 0; count < 5; count += 1)
      await bench.store.staff.log.add({ ...line, subject: String(count) }, NOW + (count >> 1));
    const first = await bench.store.staff.log.list(3);
    const second = await bench.store.staff.log.list(3, first.at(-1));
    expect([first.length, second.length]).toEqual([3, 2]);
    expect(new Set([...first, ...second].map(({ subject }) => subject)).size).toBe(5);
  });

  it("is purged: what has ended, requests after 30 days, the log after 400", async () => {
    const ana = await add(ANA);
    const token = await bench.store.staff.sessions.begin({ personId: ana.id, device: "" }, NOW);
    await ask(ana.email);
    const line = { personId: ana.id, who: "Ana", action: "content-saved", subject: "x" } as const;
    await bench.store.staff.log.add(line, NOW);
    const asked = { email: BEA.email, name: "Bea", locale: "it", about: "x" } as const;
    await bench.store.staff.requests.add({ ...asked, rate: RATE, agencyEmails: ["a@example.com"] }, NOW);
    const count = async () => {
      const tables = ["staff_sessions", "staff_sign_ins", "staff_requests", "staff_log"] as const;
      const rows = tables.map((table) => bench.database.db.selectFrom(table).select("id").execute());
      return (await Promise.all(rows)).map(({ length }) => length);
    };
    await bench.store.purge(730, NOW + HOUR);
    expect(await count()).toEqual([1, 1, 1, 1]);
    expect(await bench.store.staff.sessions.find(token, NOW + HOUR)).toBeDefined();
    await bench.store.purge(730, NOW + 4 * DAY);
    expect(await count()).toEqual([0, 0, 1, 1]);
    await bench.store.purge(730, NOW + 31 * DAY);
    expect(await count()).toEqual([0, 0, 0, 1]);
    await bench.store.purge(730, NOW + 401 * DAY);
    expect(await count()).toEqual([0, 0, 0, 0]);
    expect((await bench.store.staff.people.list()).map(({ email }) => email)).toEqual([ANA.email]);
  });

  it("comes back from a backup, and nobody who was shut out since", async () => {
    const ana = await add(ANA);
    const bea = await add(BEA);
    await bench.store.staff.people.getLocalOwner("en", NOW);
    await ask(ana.email);
    const key = { public_key: "k", counter: 0, transports: "[]", created_at: NOW, name: "Phone" };
    await bench.database.db
      .insertInto("staff_passkeys")
      .values([ana, bea].map(({ id }) => ({ ...key, id: `of ${id}`, person_id: id })))
      .execute();
    const dump = await bench.store.dump();
    await bench.store.staff.people.change(bea.id, { isDisabled: true }, NOW, true);
    await bench.database.db.deleteFrom("staff_passkeys").execute();
    await bench.store.restore(dump, true);
    expect((await bench.store.staff.people.getByEmail(BEA.email))?.isDisabled).toBe(true);
    expect(await bench.store.staff.passkeys.list(ana.id)).toEqual([]);
    const empty = await openStore(await bench.createSettings());
    await empty.restore(dump, false);
    const people = (await empty.staff.people.list()).map(({ email }) => email);
    expect(people.sort()).toEqual([ANA.email, BEA.email]);
    expect(await empty.staff.passkeys.list(ana.id)).toHaveLength(1);
    await empty.close();
  });

  it("is not touched when a guest of the same address is deleted", async () => {
    const ana = await add(ANA);
    const enquiry = await bench.accept();
    expect(enquiry.payload.email).toBe(ana.email);
    await bench.store.enquiries.delete(enquiry.id, NOW);
    expect(await bench.store.staff.people.getByEmail(ana.email)).toEqual(ana);
  });

  it("takes over the requests that were enquiries, and not those that look like spam", async () => {
    const { db } = bench.database;
    const payload = JSON.stringify({
      name: "Bea",
      email: "Bea@example.com",
      github: "bea",
      message: "Me\nhere",
    });
    const about = { locale: "it", payload, created_at: NOW, kind: "registration" };
    const row = { ...about, status: "new" as const };
    await db
      .insertInto("enquiries")
      .values([
        { ...row, id: "1", reference: "PA-1" },
        { ...row, id: "2", reference: "PA-2", suspicion: "honeypot" },
      ])
      .execute();
    await db.transaction().execute(carryRequests);
    expect(await bench.store.staff.requests.list(NOW)).toMatchObject([
      { email: "bea@example.com", name: "Bea", locale: "it", about: "Me here" },
    ]);
    expect(await bench.store.enquiries.list(10)).toEqual([]);
  });
});
