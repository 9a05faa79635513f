/** @jest-environment node */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

import { startServer, type RunningServer } from "../../hosting/start-server";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = Date.UTC(2026, 10, 23, 12);

let server: RunningServer;
let calls: string[];
let note: { status: number; text: string };
let hookStatus: number;

beforeEach(async () => {
  calls = [];
  hookStatus = 200;
  server = await startServer((request, response) => {
    // The outbox is called as well: `operation.test.ts`.
    if (request.url !== "/api/outbox") calls.push(`${request.method} ${request.url}`);
    const isNote = request.url === "/next-change.json";
    request.resume().on("end", () => {
      response.statusCode = isNote ? note.status : request.url === "/api/outbox" ? 200 : hookStatus;
      response.end(isNote ? note.text : "");
    });
  });
});
afterEach(() => server.stop());

/** Runs the function in a process of its own, as Netlify does, at a moment. */
function run(now: number, settings: Record<string, string> = {}) {
  const site = `http://127.0.0.1:${server.port}`;
  const known = JSON.stringify({
    ...{ SITE_URL: site, SECRET: "s".repeat(40), BUILD_HOOK_URL: `${site}/build_hooks/1` },
    ...settings,
  });
  const script = `globalThis.Netlify = { env: { get: (name) => (${known})[name] } };
    Date.now = () => ${now};
    const { default: runScheduled } = await import(${JSON.stringify(join(process.cwd(), "netlify/functions/scheduled.mjs"))});
    await runScheduled();`;
  return promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]);
}

const LOOK = "GET /next-change.json";
const BUILD = "POST /build_hooks/1";

describe("Netlify's scheduled function that publishes by date", () => {
  it.each<[string, number, string[]]>([
    ["starts no build before the moment", -1, [LOOK]],
    ["starts a build at the moment", 0, [LOOK, BUILD]],
    ["starts another one as long as none is live", 50 * MINUTE, [LOOK, BUILD]],
    ["after an hour starts one with the first look of an hour", 3 * HOUR + 4 * MINUTE, [LOOK, BUILD]],
    ["and none with the others", 3 * HOUR + 15 * MINUTE, [LOOK]],
  ])("%s", async (_what, after, expected) => {
    note = { status: 200, text: String(NOON) };
    const { stdout } = await run(NOON + after);
    expect(calls).toEqual(expected);
    expect(stdout.includes('{"event":"publish-by-date","status":200}')).toBe(expected.includes(BUILD));
  });

  it.each([
    [200, "null"],
    [404, "not found"],
  ])("starts none where the site notes no moment: %d %s", async (status, text) => {
    note = { status, text };
    await run(NOON);
    expect(calls).toEqual([LOOK]);
  });

  it("does nothing without the address of a build hook, and reports one that refuses", async () => {
    note = { status: 200, text: String(NOON) };
    await run(NOON, { BUILD_HOOK_URL: "" });
    expect(calls).toEqual([]);
    hookStatus = 404;
    await expect(run(NOON)).rejects.toThrow("The build hook answered 404.");
  });
});
