#!/usr/bin/env node
// How fast the built pages are, in a real Chromium as a phone on slow 4G with a processor four times slower: arrival and paint of the
// main picture against the limit (the same page as plain HTML) in the same run, what comes over the wire, and Lighthouse's score in
// three languages.
//   node bench/pages.mjs [--root <built site>] [--runs 5] [--only home,detail] [--parts visits,lighthouse]
import { readFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { join } from "node:path";

import { runLighthouse, startChromium, visitPage } from "./lib/phone.mjs";
import { getMedian, readOptions, toTable } from "./lib/report.mjs";
import { serveFolder, toLimitPage } from "./lib/serve-folder.mjs";

/** A page of each kind in each language. */
const PAGE_KINDS = {
  home: { en: "/", es: "/es", it: "/it" },
  list: { en: "/excursions", es: "/es/excursiones", it: "/it/escursioni" },
  catalog: { en: "/catalog", es: "/es/catalogo", it: "/it/catalogo" },
  detail: {
    en: "/excursions/saona-island",
    es: "/es/excursiones/isla-saona",
    it: "/it/escursioni/isola-saona",
  },
  contact: { en: "/contact", es: "/es/contacto", it: "/it/contatto" },
};

const {
  runs: RUNS,
  root,
  ...asked
} = readOptions({
  ...{ root: process.cwd(), runs: 5, only: Object.keys(PAGE_KINDS).join(), parts: "visits,lighthouse" },
});
const KINDS = asked.only.split(",");
const PARTS = asked.parts.split(",");
const folder = join(root, "public");
/** Gatsby's root page sends a browser that speaks no English elsewhere; Chromium speaks English here. */
const LIMIT = "/limit";

async function readLimits() {
  const limits = new Map();
  for (const kind of KINDS) {
    const path = PAGE_KINDS[kind].en;
    limits.set(LIMIT + path, toLimitPage(await readFile(join(folder, path, "index.html"), "utf8")));
  }
  return limits;
}

/** Visits addresses in turn, so that what else the machine does meets all of them alike. */
async function visitInTurn(browser, urls) {
  const visits = urls.map(() => []);
  for (let run = 0; run < RUNS; run += 1)
    for (const [index, url] of urls.entries()) visits[index].push(await visitPage(browser, url));
  return visits.map((runs) => {
    const middle = (get) => getMedian(runs.map(get));
    const kind = (name) => middle(({ bytes }) => bytes[name] ?? 0) / 1000;
    return {
      arrived: middle(({ arrived }) => arrived),
      painted: middle(({ picture }) => picture || undefined),
      lcp: middle(({ lcp }) => lcp?.time),
      isPicture: runs.every(({ lcp }) => lcp?.isPicture),
      alive: middle(({ alive }) => alive),
      blocked: middle(({ blocked }) => blocked),
      shift: Math.max(...runs.map(({ shift }) => shift)),
      scripts: kind("Script"),
      all: middle(({ total }) => total) / 1000,
    };
  });
}

const whole = (number) => (Number.isFinite(number) ? String(Math.round(number)) : "–");
const ratio = (ours, limit) => (Number.isFinite(ours / limit) ? `${(ours / limit).toFixed(2)} x` : "–");

function toVisitRow(name, page, limit) {
  return [
    name,
    page.scripts.toFixed(1),
    whole(page.all),
    `${whole(page.arrived)} (${ratio(page.arrived, limit.arrived)})`,
    `${whole(page.painted)} (${ratio(page.painted, limit.painted)})`,
    `${whole(page.lcp)} (${ratio(page.lcp, limit.lcp)})${page.isPicture ? "" : " text"}`,
    whole(page.blocked),
    page.shift.toFixed(3),
    whole(page.alive),
  ];
}

const VISIT_HEAD = [
  ...["page", "scripts kB", "all kB", "picture arrived ms", "picture painted ms"],
  ...["LCP ms", "TBT ms", "CLS", "alive ms"],
];

async function measureVisits(browser, url) {
  const rows = [];
  for (const kind of KINDS) {
    const path = PAGE_KINDS[kind].en;
    const [page, limit] = await visitInTurn(browser, [url + path, url + LIMIT + path]);
    rows.push(toVisitRow(kind, page, limit), toVisitRow(`${kind}, limit`, limit, limit));
    console.log(rows.at(-2).join("  "), "| limit", rows.at(-1).slice(2, 6).join("  "));
  }
  return toTable([VISIT_HEAD, ...rows]);
}

async function measureScores(port, url) {
  const rows = [];
  for (const kind of KINDS)
    for (const [locale, path] of Object.entries(PAGE_KINDS[kind])) {
      const row = [`${kind}, ${locale}`];
      for (const throttling of ["simulate", "devtools"]) {
        const runs = [];
        for (let run = 0; run < RUNS; run += 1) runs.push(await runLighthouse(port, url + path, throttling));
        const middle = (name) => getMedian(runs.map((result) => result[name]));
        row.push(
          whole(middle("score")),
          whole(middle("lcp")),
          whole(middle("blocked")),
          middle("shift").toFixed(3),
        );
      }
      rows.push(row);
      console.log(row.join("  "));
    }
  const of = (name) => ["score", "LCP ms", "TBT ms", "CLS"].map((what) => `${what}, ${name}`);
  return toTable([["page", ...of("simulated"), ...of("applied")], ...rows]);
}

const server = await serveFolder(folder, await readLimits());
const { browser, port } = await startChromium();
const [load] = loadavg();
console.log(
  `Medians of ${RUNS}, load average ${load.toFixed(1)} when it began. The limit is the same page as plain HTML.`,
);
try {
  if (PARTS.includes("visits")) console.log(await measureVisits(browser, server.url));
  if (PARTS.includes("lighthouse")) console.log(await measureScores(port, server.url));
} finally {
  await browser.close();
  server.stop();
}
