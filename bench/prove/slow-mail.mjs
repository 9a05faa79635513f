#!/usr/bin/env node
// Stress test: a mail server that is slow to reply to a whole mail multiplies nothing and holds nothing up.
//   1. Visitors' mails are replied to after 25 s: one copy of each, and the agency's mails of the same minutes arrive within two seconds.
//   2. They are never replied to, and the site is ended at once (SIGKILL) again and again meanwhile: three copies of a mail at most, all
//      of the agency's mails; asked to end (SIGTERM) it does within ten seconds.
//   node bench/prove/slow-mail.mjs [--root <built site>]
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

import { bundleSite } from "../lib/bundle-site.mjs";
import { startMailRecorder } from "../lib/mail-recorder.mjs";
import { postEnquiry } from "../lib/post-stream.mjs";
import { runOnBothStores } from "../lib/run-on-both-stores.mjs";
import { readTable } from "../lib/read-store.mjs";
import { startSite } from "../lib/site-process.mjs";

const { values } = parseArgs({ options: { root: { type: "string" } } });
/** Fewer than the mails that are delivered at a time. */
const POSTS = 12;
const REPLY_MS = 25_000;
const MAX_COPIES = 3;
const PROMPT_MS = 2_000;
const bundle = values.root === undefined ? await bundleSite() : undefined;
const root = values.root ?? bundle.root;
const isVisitor = (address) => /^v\d/.test(address);

/** Posts enquiries and gets after how many milliseconds each agency's mail was with the mail server. */
async function post(site, smtp, count) {
  const sent = [];
  for (let index = 0; index < count; index += 1) {
    const { reference } = await postEnquiry(site.url);
    sent.push({ reference, at: performance.now() });
    await sleep(100);
  }
  await sleep(PROMPT_MS + 1_000);
  const taken = [...smtp.mails.values()].filter(({ address }) => !isVisitor(address));
  const find = (reference) => taken.find((mail) => mail.reference === reference);
  return sent.map(({ reference, at }) => (find(reference)?.takenAt ?? Infinity) - at);
}

async function testSlowReplies(variables) {
  const smtp = await startMailRecorder({ getDelay: (address) => (isVisitor(address) ? REPLY_MS : 0) });
  const site = await startSite(root, { ...variables, SMTP_URL: smtp.url });
  const waits = await post(site, smtp, POSTS);
  await sleep(3 * REPLY_MS);
  const { mail } = await (await fetch(`${site.url}/api/health`)).json();
  await site.end("SIGTERM");
  await smtp.stop();
  const slowestMs = Math.round(Math.max(...waits));
  const copies = smtp.getMostCopies();
  const passed = smtp.mails.size === 2 * POSTS && copies === 1 && mail.due === 0 && slowestMs < PROMPT_MS;
  return {
    test: "replies after 25 s",
    passed,
    mails: smtp.mails.size,
    copies,
    due: mail.due,
    agencySlowestMs: slowestMs,
  };
}

async function testNoReplies(variables, settings) {
  const smtp = await startMailRecorder({ getDelay: (address) => (isVisitor(address) ? Infinity : 0) });
  for (let kill = 0; kill < 6; kill += 1) {
    const site = await startSite(root, { ...variables, SMTP_URL: smtp.url });
    if (kill === 0) await post(site, smtp, POSTS);
    await sleep(5_000);
    await site.end("SIGKILL");
  }
  const site = await startSite(root, { ...variables, SMTP_URL: smtp.url });
  const [late] = await post(site, smtp, 1);
  const began = performance.now();
  await site.end("SIGTERM");
  const endMs = Math.round(performance.now() - began);
  const rows = await readTable("outbox", settings);
  await smtp.stop();
  const isWaiting = ({ mail, status }) => mail === "visitor-contact" && status === "due";
  const waiting = rows.filter(isWaiting).length;
  const copies = smtp.getMostCopies();
  const passed = copies <= MAX_COPIES && waiting === POSTS + 1 && late < PROMPT_MS && endMs < 10_000;
  return { test: "no replies, and kills", passed, copies, waiting, agencyLateMs: Math.round(late), endMs };
}

const passed = await runOnBothStores([testSlowReplies, testNoReplies]);
await bundle?.remove();
process.exit(passed ? 0 : 1);
