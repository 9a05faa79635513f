/** @jest-environment node */
import { startTestSite, type TestSite } from "../../../testing/start-test-site";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

describe("a function of several names", () => {
  it.each([
    ["GET", "staff/people", 401, "unauthorized"],
    ["GET", "staff/people?month=2026-11", 401, "unauthorized"],
    ["PUT", "staff/people", 405, "method-not-allowed"],
    ["GET", "staff/nothing", 404, "not-found"],
    ["PUT", "staff/constructor", 404, "not-found"],
    ["GET", "staff", 404, "not-found"],
    ["GET", "staff/people/more", 404, "not-found"],
  ])("answers %s /api/%s with %i", async (method, path, status, code) => {
    const response = await fetch(`${site.url}/api/${path}`, { method });
    expect([response.status, await response.json()]).toMatchObject([status, { code }]);
  });
});
