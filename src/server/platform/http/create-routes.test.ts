/** @jest-environment node */
import { startTestSite, type TestSite } from "../../../testing/set-up-test-site";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

describe("a function of several names", () => {
  it.each([
    ["GET", "staff/people.list", 401, "unauthorized"],
    ["GET", "staff/people.list?month=2026-11", 401, "unauthorized"],
    ["PUT", "staff/people.list", 405, "method-not-allowed"],
    ["POST", "staff/people.list", 405, "method-not-allowed"],
    ["GET", "staff/people.add", 405, "method-not-allowed"],
    ["POST", "staff/reply-file", 405, "method-not-allowed"],
    ["GET", "staff/nothing", 404, "not-found"],
    ["GET", "staff/constructor", 404, "not-found"],
    ["GET", "staff/people.constructor", 404, "not-found"],
    ["GET", "staff", 404, "not-found"],
    ["GET", "staff/people/more", 404, "not-found"],
  ])("answers %s /api/%s with %i", async (method, path, status, code) => {
    const response = await fetch(`${site.url}/api/${path}`, { method });
    expect([response.status, response.headers.get("x-error-code")]).toEqual([status, code]);
  });
});
