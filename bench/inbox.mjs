#!/usr/bin/env node
// The inbox over HTTP: 10,000 enquiries with 100,000 events and 20,000 mails, 5,000 bookings of two trips. Pages of the list, searches, one
// enquiry, departures and accounts: median and 95th percentile of each call; the memory of the process. Goal: 30 ms each.
//   npm run build; node bench/inbox.mjs [--enquiries 10000] [--events 10] [--times 200] [--store sqlite|postgres]
import { join } from "node:path";

import { importSource } from "../scripts/lib/bundle.mjs";
import { readMemory } from "./lib/process-memory.mjs";
import { prove } from "./lib/proof.mjs";
import { getMedian, getPercentile, toTable } from "./lib/report.mjs";
import { inDays, signIn, toQuery } from "./lib/staff-calls.mjs";
import { readReferences } from "./lib/store.mjs";

const GOAL_MS = 30;
const WARM_UP = 10;
const OFFER = "saona-island";
const list = (input) => toQuery("enquiries.list", input);
const search = (q) => () => list({ q });

/** What is asked for: the path by the number of the time. */
const createCalls = (enquiries, references, farPage) => ({
  "first page": () => list({}),
  "what it is filtered by": () => "staff/enquiries.choices",
  "what is due": () => list({ view: "due" }),
  "booked, filtered": (time) =>
    list({ view: "booked", port: "bayahibe", lang: "es", offer: OFFER, from: `2026-01-0${(time % 9) + 1}` }),
  "a page far down": () => farPage,
  "search: a rare word": (time) => list({ q: `zimt${(time * 37) % enquiries}` }),
  "search: a word of most": search("familia"),
  "search: two letters": search("pr"),
  "search: three beginnings": search("mar gar exc"),
  "search: nothing": search("xylophone"),
  "one enquiry": (time) => toQuery("enquiries.get", { reference: references[time % references.length] }),
  departures: () => toQuery("departures.list", {}),
  "departures of an offer": () => toQuery("departures.list", { offer: OFFER }),
  "one departure": (time) => toQuery("departures.get", { offer: OFFER, day: inDays(1 + (time % 80)) }),
  "accounts of a month": (time) => toQuery("accounts.get", { month: inDays(-30 * (time % 6)).slice(0, 7) }),
  figures: () => toQuery("enquiries.figures", { months: 3 }),
});

async function findFarPage(call) {
  let after;
  for (let page = 0; page < 100; page += 1) {
    const { next } = await call(list({ after }));
    if (next === undefined) break;
    after = next;
  }
  return list({ after });
}

await prove({ enquiries: 10_000, events: 10, times: 200 }, async function answerStaff(proof) {
  const { enquiries, events, times, settings } = proof;
  const { fillStore } = await importSource("bench/lib/inbox-data.ts", join(proof.root, ".build"));
  await fillStore(settings, enquiries, events);
  const site = await proof.start({ RETENTION_DAYS: "3650" });
  const call = await signIn(site.url, settings.dataDir);
  const references = [...(await readReferences(settings))].slice(0, 200);
  const rows = [];
  for (const [name, toPath] of Object.entries(createCalls(enquiries, references, await findFarPage(call)))) {
    const taken = [];
    for (let time = 0; time < WARM_UP + times; time += 1) {
      const began = performance.now();
      await call(toPath(time));
      taken.push(performance.now() - began);
    }
    const measured = taken.slice(WARM_UP);
    rows.push([name, getMedian(measured), getPercentile(measured, 0.95)]);
  }
  const memoryMiB = Math.round(readMemory(site.pid));
  await site.end();
  const toCells = ([name, ...numbers]) => [name, ...numbers.map((ms) => ms.toFixed(1))];
  console.log(toTable([["asked for", "median ms", "95 % ms"], ...rows.map(toCells)]));
  const missed = rows.filter(([, , p95]) => p95 > GOAL_MS).map(([name]) => name);
  return { passed: missed.length === 0, missed, memoryMiB };
});
