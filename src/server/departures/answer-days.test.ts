/** @jest-environment node */
import { bookOn, inDays } from "../../testing/book-on-site";
import { getOfferFacts, readJson, setUpTestSite, withOfferFacts } from "../../testing/set-up-test-site";

const site = setUpTestSite();
withOfferFacts("coral-key", { daily_capacity: 20, closed_days: [inDays(30), inDays(-3)] });

const ask = (query = "offer=coral-key") => site.get(`/api/departures?${query}`);
const getDays = async (query?: string) => (await readJson(await ask(query))).body;

describe("GET /api/departures", () => {
  it("tells which coming days are nearly full, full or closed, and no figure", async () => {
    const { departures } = await site.store();
    await bookOn(site, { date: inDays(10), adults: 15 });
    await bookOn(site, { date: inDays(11), adults: 16 });
    await bookOn(site, { date: inDays(12), adults: 20 });
    const day = inDays(13);
    await departures.setStatus({ offer: "coral-key", day }, "closed", "Marta", Date.now());
    await departures.setStatus({ offer: "river-cave", day }, "closed", "Marta", Date.now());
    // Anybody may keep it for a minute.
    expect((await ask()).headers.get("cache-control")).toBe("public, max-age=60");
    expect(await getDays()).toEqual({
      days: { [inDays(11)]: "few", [inDays(12)]: "full", [day]: "closed", [inDays(30)]: "closed" },
    });
  });

  it("counts boats where the whole boat is sold: the last of two is few, none is full", async () => {
    const capacity = jest.replaceProperty(getOfferFacts("long-boat", "catalog"), "daily_capacity", 2);
    const boat = { offer: "long-boat", adults: 10, date: inDays(15) };
    await bookOn(site, boat);
    expect(await getDays("offer=long-boat")).toEqual({ days: { [inDays(15)]: "few" } });
    await bookOn(site, boat);
    expect(await getDays("offer=long-boat")).toEqual({ days: { [inDays(15)]: "full" } });
    capacity.restore();
  });

  it("says nothing of the days of an offer that is paused, and knows none that is hidden", async () => {
    const coralKey = getOfferFacts("coral-key");
    Object.assign(coralKey, { sale: "paused" });
    expect(await getDays()).toEqual({ days: {} });
    Object.assign(coralKey, { sale: "hidden" });
    expect((await ask()).status).toBe(404);
    Object.assign(coralKey, { sale: "on-sale" });
  });

  it("refuses what is no offer, and no proxy may keep that", async () => {
    for (const [query, status] of [
      ["", 422],
      ["offer=../../etc/passwd", 422],
      ["offer=%00", 422],
      [`offer=${"a".repeat(5000)}`, 422],
      ["offer=coral-key&offer=coral-key", 422],
      ["offer=constructor", 404],
    ] as const) {
      const response = await ask(query);
      const caching = response.headers.get("cache-control");
      expect([query, response.status, caching]).toEqual([query, status, "no-store"]);
    }
  });
});
