#!/usr/bin/env node
// Search as one types: the real catalog and its real index over 3,000 offers, in Chromium with the processor slowed down four
// times. Per keystroke: until the letter is on the screen and until the list has followed; beside it a letter in an empty page, which
// is what the machine itself takes. Goal: 50 ms for the letter.
//   node bench/search.mjs [--offers 3000] [--slower 4]
/* global window, document, requestAnimationFrame, requestIdleCallback -- of the page that is measured */
import { createServer } from "node:http";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";

import { chromium } from "@playwright/test";
import { build } from "esbuild";

import { findSystemChromium } from "../scripts/lib/find-chromium.mjs";
import { GATSBY_STUB } from "../scripts/lib/bundle-app.mjs";
import { getPercentile } from "./lib/statistics.mjs";

const { values } = parseArgs({
  options: { offers: { type: "string", default: "3000" }, slower: { type: "string", default: "4" } },
});
const QUERIES = [
  "saona island catamaran",
  "humpback wales",
  "horse ridding beach",
  "romantic sunset",
  "xyzzyq",
];
const PAUSE_MS = 250;

const root = join(import.meta.dirname, "..");
process.chdir(root);
const folder = await mkdtemp(join(tmpdir(), "palmarena-search-"));
/** webpack finds a worker by this expression; esbuild does not. */
const WORKER = {
  name: "worker",
  setup: ({ onLoad }) =>
    onLoad({ filter: /load-search\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")).replace(
        /new URL\([^)]*import\.meta\.url\)/,
        '"/search-worker.js"',
      ),
      loader: "ts",
    })),
};
const COMMON = {
  bundle: true,
  absWorkingDir: root,
  jsx: "automatic",
  logLevel: "error",
  plugins: [GATSBY_STUB, WORKER],
};

async function bundle() {
  await build({
    ...COMMON,
    entryPoints: ["bench/lib/search-data.ts"],
    outfile: join(folder, "search-data.cjs"),
    platform: "node",
    format: "cjs",
  });
  await build({
    ...COMMON,
    entryPoints: ["bench/lib/search-page.tsx"],
    outdir: join(folder, "page"),
    format: "esm",
    splitting: true,
    minify: true,
    target: "es2022",
    define: { "process.env.NODE_ENV": '"production"' },
    loader: { ".module.css": "local-css" },
  });
  await build({
    ...COMMON,
    entryPoints: ["src/features/catalog/search-worker.ts"],
    outdir: join(folder, "page"),
    format: "iife",
    minify: true,
  });
  const { createSearchData } = (await import(pathToFileURL(join(folder, "search-data.cjs")).href)).default;
  return createSearchData(Number(values.offers));
}

const HTML = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Search</title>
<link rel="stylesheet" href="/search-page.css"><main></main><script type="module" src="/search-page.js"></script></html>`;
const PLAIN = `<!doctype html><html lang="en"><title>Plain</title><input type="search">`;
const TYPES = { js: "text/javascript", css: "text/css", json: "application/json", html: "text/html" };

function serve({ offers, index }) {
  const known = { "/offers.json": offers, "/search-index.json": index, "/": HTML, "/plain": PLAIN };
  return createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const body = known[pathname] ?? (await readFile(join(folder, "page", pathname)).catch(() => undefined));
    response.statusCode = body === undefined ? 404 : 200;
    response.setHeader("Content-Type", TYPES[pathname.split(".")[1] ?? "html"] ?? "text/plain");
    response.end(body);
  });
}

/** In the page: notes for each letter when it was painted, and when nothing was left to do. */
function observe() {
  window.measured = [];
  document.addEventListener(
    "input",
    (event) => {
      const entry = { letter: 0, list: 0 };
      const began = event.timeStamp;
      // The first message after a frame comes when that frame has been handed over for painting.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          entry.letter = performance.now() - began;
          requestIdleCallback(() => (entry.list = performance.now() - began));
        };
        port2.postMessage(0);
      });
      window.measured.push(entry);
    },
    { capture: true },
  );
}

const data = await bundle();
const server = serve(data).listen(0, "127.0.0.1");
await once(server, "listening");
const executablePath = findSystemChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", "--disable-gpu"],
});

/** Types the queries and takes them back; gets what was measured per keystroke. */
async function measure(path) {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  page.on("pageerror", (error) => console.error(error));
  await page.goto(`http://127.0.0.1:${server.address().port}${path}`);
  const box = page.getByRole("searchbox");
  await box.focus();
  await page.waitForLoadState("networkidle");
  await page.evaluate(observe);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: Number(values.slower) });

  for (const query of QUERIES) {
    for (const letter of query) {
      await page.keyboard.press(letter === " " ? "Space" : letter);
      await page.waitForTimeout(PAUSE_MS);
    }
    for (let letters = query.length; letters > 0; letters -= 1) {
      await page.keyboard.press("Backspace");
      await page.waitForTimeout(PAUSE_MS);
    }
  }
  await page.waitForTimeout(1000);
  const entries = await page.evaluate(() => window.measured);
  await page.close();
  return entries;
}

function report(name, entries, part) {
  const numbers = entries.map((entry) => entry[part]);
  const [p50, p95, max] = [0.5, 0.95, 1].map((share) => getPercentile(numbers, share).toFixed(0));
  console.log(`${name.padEnd(34)} p50 ${p50} ms  p95 ${p95} ms  max ${max} ms`);
}

const plain = await measure("/plain");
const measured = await measure("/");
const kilobytes = Math.round(gzipSync(data.index, { level: 9 }).length / 1000);
const [load] = loadavg();
console.log(
  `${values.offers} offers, index ${kilobytes} kB compressed, processor ${values.slower} times slower, ${measured.length} keystrokes, load ${load.toFixed(1)}.`,
);
report("letter in a field of an empty page", plain, "letter");
report("letter in the catalog", measured, "letter");
report("list has followed", measured, "list");
await browser.close();
server.close();
await rm(folder, { recursive: true });
