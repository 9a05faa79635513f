#!/usr/bin/env node
// How long staff wait with a phone on slow 4G with a processor four times slower, medians: until the sign-in is shown, from opening a link
// that signs in until Today is shown, and until the quick changes are.
//   npm run package && node bench/staff.mjs [--visits 5] [--dist dist]
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { openEditorSession } from "../scripts/lib/open-editor-session.mjs";
import { openPhone, startChromium, visitPage } from "./lib/phone.mjs";
import { prove } from "./lib/proof.mjs";
import { getMedian } from "./lib/report.mjs";

/** Follows the printed link of the site. Returns the milliseconds until Today has its content. */
async function signIn(browser, url, dataDir) {
  const key = await readFile(join(dataDir, "editor-key"), "utf8");
  const { context, page } = await openPhone(browser);
  const began = performance.now();
  await page.goto(`${url}/admin/sign-in#key=${key.trim()}`);
  await page.waitForURL("**/admin/today");
  await page.getByRole("main").getByRole("heading", { level: 2 }).first().waitFor();
  const time = performance.now() - began;
  await context.close();
  return time;
}

await prove({ store: "sqlite", visits: 5, dist: "dist" }, async function showStaffPages(proof) {
  const { dataDir } = proof.settings;
  const site = await proof.start();
  const [name, value] = (await openEditorSession(site.url, dataDir)).split("=");
  const cookies = [{ name, value, url: site.url }];
  const { browser } = await startChromium();
  const show = async (path, own) => (await visitPage(browser, site.url + path, own)).lcp?.time;
  const ways = {
    signInMs: () => show("/admin/sign-in", []),
    todayMs: () => signIn(browser, site.url, dataDir),
    quickMs: () => show("/admin/quick", cookies),
  };
  const figures = {};
  for (const [way, measure] of Object.entries(ways)) {
    const times = [];
    for (let visit = 0; visit < proof.visits; visit += 1) times.push(await measure());
    figures[way] = Math.round(getMedian(times));
  }
  await browser.close();
  await site.end();
  return { passed: true, ...figures };
});
