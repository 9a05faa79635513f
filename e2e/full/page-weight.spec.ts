import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";

/** What every page loads: React 60 kB, the router 20, i18next with its plugin 16, the frame; after gzip. A copy too many of any is more. */
const SCRIPTS_MAX = 116_000;

test("the scripts that every page loads hold no package twice", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, src = ""]) => src);
  const bodies = await Promise.all(scripts.map(async (src) => (await request.get(src)).body()));
  const sizes = bodies.map((body) => gzipSync(body, { level: 9 }).length);
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(SCRIPTS_MAX);
});
