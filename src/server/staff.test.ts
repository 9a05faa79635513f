/** @jest-environment node */
import { createStaffTools, ANA, BEA, HOUR, RATE } from "../testing/create-staff-tools";
import { DAY, describeStore, NOW } from "../testing/describe-stores";
import { openStore } from "./store";

describeStore("staff", (bench) => {
  const { add, ask } = createStaffTools(bench);

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
      const owner = { email: ANA.email, name: "ana" };
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

  it("is purged: what has ended, requests after 30 days, the log after 400", async () => {
    const ana = await add(ANA);
    const token = await bench.store.staff.sessions.begin({ personId: ana.id, device: "" }, NOW);
    await ask(ana.email);
    const line = { personId: ana.id, who: "Ana", action: "content-saved", subject: "x" } as const;
    await bench.store.staff.log.add(line, NOW);
    const asked = { email: BEA.email, name: "Bea", locale: "it", about: "x" } as const;
    await bench.store.staff.requests.add({ ...asked, rate: RATE, agencyEmails: ["a@example.com"] }, NOW);
    const count = async () => {
      const tables = ["staffSessions", "staffSignIns", "staffRequests", "staffLog"] as const;
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
    const key = { publicKey: "k", counter: 0, transports: "[]", createdAt: NOW, name: "Phone" };
    await bench.database.db
      .insertInto("staffPasskeys")
      .values([ana, bea].map(({ id }) => ({ ...key, id: `of ${id}`, personId: id })))
      .execute();
    const dump = await bench.store.dump();
    await bench.store.staff.people.change(bea.id, { isDisabled: true }, NOW, true);
    await bench.database.db.deleteFrom("staffPasskeys").execute();
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
    await bench.store.enquiries.erase(enquiry.id, NOW);
    expect(await bench.store.staff.people.getByEmail(ana.email)).toEqual(ana);
  });
});
