/** @jest-environment node */
import { createStaffTools, ANA, BEA, RATE } from "../testing/create-staff-tools";
import { describeStore, NOW } from "../testing/describe-stores";
import { openStore } from "./store";

describeStore("staff", (bench) => {
  const { add } = createStaffTools(bench);

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
  });
});
