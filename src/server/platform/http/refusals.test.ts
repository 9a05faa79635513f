/** @jest-environment node */

import { CONTACT } from "../../../testing/create-enquiry";
import { readJson, setUpTestSite } from "../../../testing/set-up-test-site";

const site = setUpTestSite();

describe("refusals", () => {
  const json = { "content-type": "application/json" };
  it.each<[string, number, string, RequestInit]>([
    ["another method", 405, "method-not-allowed", { method: "PUT", headers: json, body: "{}" }],
    [
      "another content type",
      415,
      "unsupported-type",
      { method: "POST", headers: { "content-type": "text/plain" }, body: "hello" },
    ],
    ["broken JSON", 400, "bad-request", { method: "POST", headers: json, body: '{"name":' }],
    [
      "broken text encoding",
      400,
      "bad-request",
      { method: "POST", headers: json, body: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]) },
    ],
    ["a list", 400, "bad-request", { method: "POST", headers: json, body: "[]" }],
    ["nothing", 422, "invalid", { method: "POST", headers: json, body: "{}" }],
    ["10 MB", 413, "too-large", { method: "POST", headers: json, body: "x".repeat(10_000_000) }],
    [
      "another website",
      403,
      "forbidden-origin",
      { method: "POST", headers: { ...json, origin: "https://evil.example" }, body: JSON.stringify(CONTACT) },
    ],
    [
      "a page of nowhere",
      403,
      "forbidden-origin",
      { method: "POST", headers: { ...json, origin: "null" }, body: JSON.stringify(CONTACT) },
    ],
  ])("%s is answered %i %s", async (_name, status, code, init) => {
    for (const path of ["/api/contact", "/api/subscribe", "/api/registration"]) {
      const response = await fetch(site.url + path, init);
      expect(response.headers.get("x-error-code")).toBe(code);
      const reply = await readJson(response);
      expect([reply.status, reply.body["code"]]).toEqual([status, code]);
    }
    expect(await (await site.store()).enquiries.list(100)).toEqual([]);
  });

  it("accept the site's own origin, by its address and by the browser's word", async () => {
    for (const headers of [
      { origin: "http://site.example" },
      { origin: site.url },
      { "sec-fetch-site": "same-origin" },
    ])
      expect((await site.postJson("/api/contact", CONTACT, headers as Record<string, string>)).status).toBe(
        200,
      );
  });

  it("answer unknown functions in JSON", async () => {
    expect(await readJson(await fetch(`${site.url}/api/nothing`))).toEqual({
      status: 404,
      body: { code: "not-found" },
    });
  });
});
