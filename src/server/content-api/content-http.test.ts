/** @jest-environment node */
import { request as sendRaw } from "node:http";

import { setUpTestSite } from "../../testing/set-up-test-site";

const site = setUpTestSite({ RATE_LIMIT: "1" });
const PATH = "/api/content/en/excursions";
const JSON_TYPE = { "content-type": "application/json" };

/** Sends a body in pieces, without saying how long it is. */
function sendChunks(body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = sendRaw(`${site.url}${PATH}`, { method: "POST", headers: JSON_TYPE }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on("error", reject);
    sent.write(body.slice(0, 10));
    sent.end(body.slice(10));
  });
}

describe("the content API", () => {
  it("takes POST alone, and says so", async () => {
    for (const method of ["GET", "HEAD", "PUT", "DELETE", "PATCH"]) {
      const response = await fetch(site.url + PATH, { method });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
    }
  });

  it("takes bodies of 16 kB and no larger ones, also in pieces", async () => {
    const toBody = (size: number) => `{"where":{"title":{"$in":["${"x".repeat(size - 32)}"]}}}`;
    expect(toBody(100)).toHaveLength(100);
    const post = async (body: string) => (await site.postJson(PATH, body)).status;
    expect(await post(toBody(16_384))).toBe(200);
    expect(await post(toBody(16_385))).toBe(413);
    expect(await sendChunks(toBody(16_385))).toBe(413);
  });

  it("may be asked by pages of other websites", async () => {
    const asked = await fetch(site.url + PATH, {
      method: "OPTIONS",
      headers: { origin: "https://other.example", "access-control-request-method": "POST" },
    });
    expect(asked.status).toBe(204);
    expect(await asked.text()).toBe("");
    expect(Object.fromEntries(asked.headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "POST",
      "access-control-allow-headers": "Content-Type",
    });
    for (const query of [{}, { wrong: 1 }]) {
      const answer = await site.postJson(PATH, query, { origin: "https://other.example" });
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
      expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    }
  });

  it("lets no other website post a form", async () => {
    const answer = await site.postJson("/api/subscribe", {}, { origin: "https://other.example" });
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([403, null]);
  });

  it("says how many documents there are beyond a page", async () => {
    const answer = await site.postJson(PATH, { limit: 2, skip: 1 });
    expect([answer.headers.get("x-total-count"), ((await answer.json()) as unknown[]).length]).toEqual([
      "6",
      2,
    ]);
  });
});
