/** @jest-environment node */
import { DAY, describeStore, MINUTE, NOW } from "../../testing/describe-stores";
import { openStore } from "../store";

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
