/** @jest-environment node */
import { createStaffTools, HOUR } from "../../testing/create-staff-tools";
import { ANA, BEA } from "../../testing/staff-client";
import { DAY, describeStore, MINUTE, NOW } from "../../testing/describe-stores";
import { openStore } from "../store";

describeStore("staff", (bench) => {
  const { add, attempt, ask, byLink, byCode } = createStaffTools(bench);

  it("sign in by a link for 15 minutes, by an invitation for three days", async () => {
    const ana = await add(ANA);
    const id = (await ask(ana.email)) ?? "";
    const open = async (link: string, now: number) => (await attempt(byLink(link, now), now)).outcome;
    expect(await open(id, NOW + 15 * MINUTE)).toBe("refused");
    const invitation = await bench.store.staff.signIns.create(ana, "invitation", NOW);
    expect(await open(invitation.id, NOW + 3 * DAY)).toBe("refused");
    expect(await open(invitation.id, NOW + 3 * DAY - 1)).toBe("signed-in");
  });

  describe("a code", () => {
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

  describe("a session", () => {
    const begin = async (now = NOW) => {
      const person = (await bench.store.staff.people.getByEmail(ANA.email)) ?? (await add(ANA));
      return bench.store.staff.sessions.begin({ personId: person.id, device: "Chrome, Android" }, now);
    };
    const isOpen = async (token: string, now: number) =>
      (await bench.store.staff.sessions.find(token, now)) !== undefined;

    it("is stored as a hash alone", async () => {
      const token = await begin();
      const rows = await bench.database.db.selectFrom("staffSessions").selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(await isOpen(rows[0]?.tokenHash ?? "", NOW)).toBe(false);
    });

    it("ends after twelve hours without use, and after thirty days however often it is used", async () => {
      const token = await begin();
      expect(await isOpen(token, NOW + 12 * HOUR - 1)).toBe(true);
      expect(await isOpen(token, NOW + 24 * HOUR - 2)).toBe(true);
      expect(await isOpen(token, NOW + 36 * HOUR - 2)).toBe(false);
      const used = await begin();
      for (let now = NOW; now < NOW + 30 * DAY; now += 11 * HOUR) expect(await isOpen(used, now)).toBe(true);
      expect(await isOpen(used, NOW + 30 * DAY)).toBe(false);
    });
  });

  it("keep an owner when two are taken away at the same time", async () => {
    const [ana, bea] = [await add(ANA), await add(BEA)];
    const { people } = bench.store.staff;
    await people.change(bea.id, { role: "owner" }, NOW, true);
    const other = await openStore(bench.settings);
    const results = await Promise.all([
      people.change(ana.id, { role: "staff" }, NOW, true),
      other.staff.people.change(bea.id, { isDisabled: true }, NOW, true),
    ]);
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(["changed", "last-owner"]);
    await other.close();
  });

  it("come back from a backup, and nobody who was shut out since", async () => {
    const ana = await add(ANA);
    const bea = await add(BEA);
    await bench.store.staff.people.getLocalOwner("en", NOW);
    await ask(ana.email);
    const key = { publicKey: "k", counter: 0, transports: ["internal"], createdAt: NOW, name: "Phone" };
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
});
