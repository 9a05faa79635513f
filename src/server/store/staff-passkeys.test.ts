/** @jest-environment node */
import { describeStore, MINUTE, NOW } from "../../testing/describe-stores";
import type { PasskeyUse } from "./staff-passkeys";
import { openStore } from "./store";

const TRY = { rate: { client: "client", limit: 0 }, device: "Firefox, Linux", earlier: [] };
const END = NOW + 5 * MINUTE;

describeStore("passkeys", (bench) => {
  const addPerson = async (email = "ana@example.com") => {
    const person = { email, name: "Ana", locale: "es", role: "staff" } as const;
    const added = await bench.store.staff.people.add(person, NOW);
    return added?.id ?? "";
  };
  const add = (personId: string, id = "key", challenge = `for ${id}`, now = NOW) =>
    bench.store.staff.passkeys.add(
      { id, personId, name: "Phone", publicKey: "cose", counter: 7, transports: ["internal", "hybrid"] },
      { challenge, end: now + 5 * MINUTE },
      now,
    );
  const use = async (change: Partial<PasskeyUse> = {}, store = bench.store, now = NOW) => {
    const signed = {
      passkey: { id: "key", counter: 7 },
      counter: 8,
      challenge: "signed",
      end: END,
      ...change,
    };
    const prove = store.staff.passkeys.proveByUse(signed, now);
    return (await store.staff.signIns.attempt(TRY, prove, now)).outcome;
  };

  it("are kept as they were registered", async () => {
    const personId = await addPerson();
    expect(await add(personId)).toBe(true);
    expect(await bench.store.staff.passkeys.get("key")).toEqual({
      ...{ id: "key", personId, name: "Phone", publicKey: "cose", counter: 7 },
      ...{ transports: ["internal", "hybrid"], createdAt: NOW, usedAt: null },
    });
  });

  it("sign in, which is noted with the new counter", async () => {
    await add(await addPerson());
    expect(await use()).toBe("signed-in");
    expect(await bench.store.staff.passkeys.get("key")).toMatchObject({ counter: 8, usedAt: NOW });
  });

  it("sign in by a challenge once, in however many processes at the same time", async () => {
    await add(await addPerson());
    const other = await openStore(bench.settings);
    const still = { counter: 7 };
    const tries = await Promise.all(
      [bench.store, other, bench.store, other].map((store) => use(still, store)),
    );
    expect(tries.sort()).toEqual(["refused", "refused", "refused", "signed-in"]);
    await other.close();
  });

  it("do not sign in with a counter that somebody else has raised meanwhile", async () => {
    await add(await addPerson());
    expect(await use({ challenge: "one" })).toBe("signed-in");
    expect(await use({ challenge: "two" })).toBe("refused");
  });

  it("are not added twice, nor by a challenge that was used", async () => {
    const ana = await addPerson();
    expect(await add(ana)).toBe(true);
    expect(await add(ana, "key", "another")).toBe(false);
    expect(await add(ana, "other", "for key")).toBe(false);
    expect(await bench.store.staff.passkeys.list(ana)).toHaveLength(1);
  });

  it("leave no challenges behind that are too old anyway", async () => {
    const ana = await addPerson();
    await add(ana, "one");
    await add(ana, "two", "for two", NOW + 5 * MINUTE);
    const rows = await bench.database.db.selectFrom("staff_challenges").select("challenge").execute();
    expect(rows).toEqual([{ challenge: "for two" }]);
  });

  it("are renamed and removed by their person alone", async () => {
    const [ana, eva] = [await addPerson(), await addPerson("eva@example.com")];
    const { passkeys } = bench.store.staff;
    await add(ana);
    expect(await passkeys.rename(eva, "key", "Mine")).toBe(false);
    expect(await passkeys.remove(eva, "key")).toBeUndefined();
    expect(await passkeys.rename(ana, "key", "Old phone")).toBe(true);
    expect(await passkeys.remove(ana, "key")).toBe("Old phone");
    expect(await use()).toBe("refused");
  });
});
