/** @jest-environment node */
import { join } from "node:path";

import { CONTACT } from "../../../testing/create-enquiry";
import { readJson, setUpTestSite } from "../../../testing/set-up-test-site";

const site = setUpTestSite({ RATE_LIMIT: "3", TRUST_PROXY: "1" });

describe("the rate limit", () => {
  it("accepts so many posts per client and form, and says how long to wait", async () => {
    const send = (path: string, body: object, client: string) =>
      site.postJson(path, body, { "x-forwarded-for": client });
    for (let count = 0; count < 3; count += 1)
      expect((await send("/api/contact", CONTACT, "203.0.113.1")).status).toBe(200);
    // What the client itself writes before our proxy's entry is worth nothing.
    const refused = await send("/api/contact", CONTACT, "198.51.100.7, 203.0.113.1");
    expect(refused.headers.get("retry-after")).toMatch(/^(600|59\d)$/);
    expect(await readJson(refused)).toEqual({
      status: 429,
      body: { code: "too-many-requests", retryAfter: expect.any(Number) as number },
    });
    expect((await send("/api/contact", CONTACT, "203.0.113.2")).status).toBe(200);
    expect((await send("/api/subscribe", { email: "a@example.com", lang: "en" }, "203.0.113.1")).status).toBe(
      200,
    );
    expect(await (await site.store()).enquiries.list(100)).toHaveLength(4);
  });

  it.each([
    ["203.0.113.7:5000", ""],
    ["[::ffff:203.0.113.7]:5000", ""],
    ["[2001:db8::7]:5000", ""],
    ["2001:db8:0:0:", "::"],
  ])("is not escaped by another port, or another address of the same network: %s…", async (start, end) => {
    const send = async (count: number) => {
      const headers = { "x-forwarded-for": `${start}${count}${end}` };
      return (await site.postJson("/api/contact", { ...CONTACT, message: `Number ${count}` }, headers))
        .status;
    };
    expect([await send(1), await send(2), await send(3), await send(4)]).toEqual([200, 200, 200, 429]);
  });

  it("counts refused posts, of which runs of combining characters cost no time", async () => {
    const marks = `a${"\u0301".repeat(15_000)}${"\u0316".repeat(15_000)}`;
    const began = performance.now();
    for (const field of ["name", "message", "email"])
      expect((await site.postJson("/api/contact", { ...CONTACT, [field]: marks })).status).toBe(422);
    expect(performance.now() - began).toBeLessThan(1000);
    for (let count = 3; count < 30; count += 1)
      expect((await site.postJson("/api/contact", { ...CONTACT, email: "ana" })).status).toBe(422);
    expect((await site.postJson("/api/subscribe", {})).status).toBe(429);
    // Whoever shares the network can still write.
    expect((await site.postJson("/api/contact", CONTACT)).status).toBe(200);
  });

  it("stores no address of a client", async () => {
    await site.postJson("/api/contact", CONTACT, { "x-forwarded-for": "203.0.113.77" });
    const { Database } = { Database: (await import("libsql")).default };
    const rows = new Database(join(site.env.dataDir, "enquiries.db"))
      .prepare("select client from rate_hits")
      .all([]);
    expect(JSON.stringify(rows)).toMatch(/^\[(\{"client":"[\w-]{43}( [\w-]{43})?"\},?)+\]$/);
  });
});
