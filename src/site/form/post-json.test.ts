/** @jest-environment node */
import { fakeFetch, type FakeReply } from "../../testing/fake-fetch";
import { postJson, type PostResult } from "./post-json";

describe("a post", () => {
  it("sends JSON and asks for JSON", async () => {
    const requests = fakeFetch({ status: 200, json: { confirmed: true } });
    await postJson("/api/subscribe", { email: "ana@example.com" });
    expect(requests).toMatchObject([
      { path: "/api/subscribe", method: "POST", body: { email: "ana@example.com" } },
    ]);
    expect(requests[0]?.headers.get("content-type")).toBe("application/json");
    expect(requests[0]?.headers.get("accept")).toBe("application/json");
  });

  it.each<[string, FakeReply, PostResult]>([
    [
      "is confirmed with its reference",
      { status: 200, json: { confirmed: true, reference: "PA-7K2P4" } },
      { kind: "confirmed", reference: "PA-7K2P4" },
    ],
    [
      "is confirmed without a reference where there is none",
      { status: 200, json: { confirmed: true } },
      { kind: "confirmed", reference: undefined },
    ],
    [
      "is refused with the codes of its fields",
      { status: 422, json: { code: "invalid", fields: { email: "invalid-email" } } },
      { kind: "refused", fields: { email: "invalid-email" } },
    ],
    [
      "was one too many, with the seconds to wait",
      { status: 429, json: { code: "too-many-requests", retryAfter: 90 } },
      { kind: "too-many", retryAfterSeconds: 90 },
    ],
    [
      "was one too many, a minute to wait when nobody says how long",
      { status: 429, text: "Too many" },
      { kind: "too-many", retryAfterSeconds: 60 },
    ],
    ["fails on the server", { status: 500, json: { code: "server-error" } }, { kind: "failed", status: 500 }],
    [
      "fails at a proxy that answers no JSON",
      { status: 502, text: "<html>" },
      { kind: "failed", status: 502 },
    ],
    [
      "fails when a page answers instead of the function",
      { status: 200, text: "<html>" },
      { kind: "failed", status: 200 },
    ],
    [
      "fails when nothing was confirmed",
      { status: 200, json: { confirmed: false } },
      { kind: "failed", status: 200 },
    ],
    [
      "fails when a refusal names no field",
      { status: 422, json: { code: "invalid" } },
      { kind: "failed", status: 422 },
    ],
    ["fails when the answer is JSON null", { status: 200, json: null }, { kind: "failed", status: 200 }],
    ["finds nobody without a connection", "offline", { kind: "offline" }],
  ])("%s", async (_, reply, result) => {
    fakeFetch(reply);
    await expect(postJson("/api/contact", {})).resolves.toEqual(result);
  });
});
