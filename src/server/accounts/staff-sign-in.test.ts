/** @jest-environment node */
import { createStaffTools, ANA, BEA, HOUR, RATE, TRY } from "../../testing/create-staff-tools";
import { DAY, describeStore, MINUTE, NOW } from "../../testing/describe-stores";
import type { Attempt, Prove } from "./sign-in-repository";

describeStore("staff who sign in", (bench) => {
  const { add, attempt, ask, byLink, byCode } = createStaffTools(bench);

  describe("a link", () => {
    it("ends after 15 minutes, an invitation after three days", async () => {
      const ana = await add(ANA);
      const id = (await ask(ana.email)) ?? "";
      expect((await attempt(byLink(id, NOW + 15 * MINUTE), NOW + 15 * MINUTE)).outcome).toBe("refused");
      const invitation = await bench.store.staff.signIns.invite(ana, NOW);
      expect((await attempt(byLink(invitation.id, NOW + 3 * DAY), NOW + 3 * DAY)).outcome).toBe("refused");
      const last = NOW + 3 * DAY - 1;
      expect((await attempt(byLink(invitation.id, last), last)).outcome).toBe("signed-in");
    });

    it("is mailed for one network three times while it works, and to nobody who is unknown or shut out", async () => {
      const ana = await add(ANA);
      const bea = await add(BEA);
      for (let count = 0; count < 7; count += 1)
        await bench.store.staff.signIns.request(ana.email, RATE, "en", NOW + count);
      await bench.store.staff.people.change(bea.id, { isDisabled: true }, NOW, true);
      for (const email of [bea.email, "nobody@example.com"])
        expect(await bench.store.staff.signIns.request(email, RATE, "en", NOW)).toEqual({
          outcome: "accepted",
        });
      const mails = await bench.claim(NOW + MINUTE, 100);
      expect(mails.map(({ recipient }) => recipient)).toEqual(Array(3).fill(ana.email));
      expect(await ask(ana.email, NOW + HOUR + MINUTE)).toBeDefined();
    });
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
      const rows = await bench.database.db.selectFrom("staffSessions").selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(await isOpen(rows[0]?.tokenHash ?? "", NOW)).toBe(false);
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
});
