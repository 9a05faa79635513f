#!/usr/bin/env node
// Stress test: a mail server that is slow to reply to a whole mail multiplies nothing and holds nothing up.
//   1. Visitors' mails are replied to after 25 s: one copy of each, and the agency's mails of the same minutes arrive within two seconds.
//   2. They are never replied to, and the site is ended at once (SIGKILL) again and again meanwhile: three copies of a mail at most, all
//      of the agency's mails; asked to end (SIGTERM) it does within ten seconds.
//   node bench/prove/slow-mail.mjs [--store sqlite|postgres]
import { setTimeout as sleep } from "node:timers/promises";

import { postEnquiry } from "../lib/requests.mjs";
import { prove } from "../lib/proof.mjs";

/** Fewer than the mails that are delivered at a time. */
const POSTS = 12;
const REPLY_MS = 25_000;
const MAX_COPIES = 3;
const PROMPT_MS = 2_000;
const isVisitor = (address) => /^v\d/.test(address);
const delayVisitors = (ms) => ({ getDelay: (address) => (isVisitor(address) ? ms : 0) });

/** Posts enquiries. Returns after how many milliseconds the slowest agency's mail was with the mail server. */
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
  return Math.round(
    Math.max(...sent.map(({ reference, at }) => (find(reference)?.takenAt ?? Infinity) - at)),
  );
}

async function slowReplies(proof) {
  const smtp = await proof.recordMails(delayVisitors(REPLY_MS));
  const site = await proof.start();
  const agencyMs = await post(site, smtp, POSTS);
  await sleep(3 * REPLY_MS);
  const { mail } = await (await fetch(`${site.url}/api/health`)).json();
  await site.end("SIGTERM");
  const [mails, copies] = [smtp.mails.size, smtp.getMostCopies()];
  const passed = mails === 2 * POSTS && copies === 1 && mail.due === 0 && agencyMs < PROMPT_MS;
  return { passed, mails, copies, due: mail.due, agencyMs };
}

async function noRepliesAndKills(proof) {
  const smtp = await proof.recordMails(delayVisitors(Infinity));
  for (let kill = 0; kill < 6; kill += 1) {
    const site = await proof.start();
    if (kill === 0) await post(site, smtp, POSTS);
    await sleep(5_000);
    await site.end("SIGKILL");
  }
  const site = await proof.start();
  const agencyMs = await post(site, smtp, 1);
  const began = performance.now();
  await site.end("SIGTERM");
  const endMs = Math.round(performance.now() - began);
  const isWaiting = ({ mail, status }) => mail === "visitor-contact" && status === "due";
  const waiting = (await proof.readTable("outbox")).filter(isWaiting).length;
  const copies = smtp.getMostCopies();
  const passed = copies <= MAX_COPIES && waiting === POSTS + 1 && agencyMs < PROMPT_MS && endMs < 10_000;
  return { passed, copies, waiting, agencyMs, endMs };
}

await prove({}, slowReplies, noRepliesAndKills);
