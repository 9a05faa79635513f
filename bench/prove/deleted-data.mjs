#!/usr/bin/env node
// Stress test: who deletes an enquiry and leaves the newsletter is in no byte of any file of the site, while others post and the
// process is killed among the deletions; and a restore of an older backup does not bring them back. With PostgreSQL: in no row.
//   node bench/prove/deleted-data.mjs [--people 30] [--kills 5] [--store sqlite|postgres]
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime from "postal-mime";

import { findBytes } from "../../src/testing/find-bytes.mjs";
import { prove, until } from "../lib/proof.mjs";
import { startStreams } from "../lib/requests.mjs";

/** Invents a person whose every word is found in no other file. */
function inventPerson() {
  const [name, lastname, mailbox, message] = Array.from(
    { length: 4 },
    () => `c${randomBytes(8).toString("hex")}`,
  );
  const typed = { name, lastname, email: `${mailbox}@example.com`, message, lang: "en" };
  return { typed, words: [name, lastname, mailbox, message] };
}

/** Posts as a person does who mistypes the address first, then subscribes. */
async function postAll(url, { typed }) {
  for (const [path, fields] of [
    ["contact", { ...typed, email: "nobody" }],
    ["contact", typed],
    ["subscribe", { email: typed.email, lang: "en", source: "/terms" }],
  ])
    await fetch(`${url}/api/${path}`, {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
}

/** Waits for both mails of a person and returns the links in them. */
async function loadLinks(dataDir, { typed }) {
  const folder = join(dataDir, "mail");
  let links;
  async function hasAll() {
    const names = (await readdir(folder)).filter((name) => /^(visitor|confirm).*\.eml$/.test(name));
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name))));
    const own = mails.filter((raw) => raw.includes(typed.email)).map((raw) => PostalMime.parse(raw));
    const all = (await Promise.all(own)).flatMap(({ text }) => text.match(/http\S+\/api\/\S+/g) ?? []);
    const find = (path) => all.find((link) => new URL(link).pathname === `/api/${path}`);
    links = { remove: find("enquiry"), confirm: find("subscribe/confirm"), leave: find("unsubscribe") };
    return Object.values(links).every(Boolean);
  }
  await until("The arrival of a person's mails", hasAll);
  return links;
}

/** Presses the button of a link's page until the site has answered. */
function press(link) {
  return until("The answer to a link", async () => {
    const answer = await fetch(link, { method: "POST", redirect: "manual" }).catch(() => undefined);
    return answer !== undefined && answer.status < 500;
  });
}

async function forgetPeople(proof) {
  const { root, folder, settings, variables, readTable } = proof;

  function runCommand(...words) {
    const env = { PATH: process.env.PATH, ...variables };
    const command = join(root, ".build/enquiries.mjs");
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], { cwd: root, env });
    if (status !== 0) throw new Error(`enquiries ${words[0]}: ${stderr}`);
    return String(stdout).trim();
  }

  /** Looks for words: in files with SQLite, in rows and captured mails with PostgreSQL. */
  async function findWords(words) {
    const found = findBytes(settings.dataDir, words);
    if (settings.databaseUrl === undefined) return found;
    for (const table of ["enquiries", "subscribers", "outbox", "form_drafts"]) {
      const rows = JSON.stringify(await readTable(table));
      found.push(...words.filter((word) => rows.includes(word)).map((word) => `${table}: ${word}`));
    }
    return found;
  }

  let site = await proof.start();
  const streams = startStreams(site.url, { streams: 2, pauseMs: 100 });
  const people = Array.from({ length: proof.people }, inventPerson);
  for (const person of people) await postAll(site.url, person);
  for (const person of people) person.links = await loadLinks(settings.dataDir, person);
  for (const { links } of people) await press(links.confirm);
  const backup = join(folder, "backup.json.gz");
  runCommand("backup", backup);

  const isGone = (_person, index) => index % 2 === 0;
  const gone = people.filter(isGone);
  const words = gone.flatMap((person) => person.words);
  const before = (await findWords(words)).length;
  const every = Math.ceil(gone.length / proof.kills);
  for (const [index, { links }] of gone.entries()) {
    const pressed = Promise.all([press(links.remove), press(links.leave)]);
    if (index % every === 0) {
      await sleep(Math.random() * 40);
      await site.end("SIGKILL");
      site = await proof.start();
    }
    await pressed;
  }
  await streams.stop();
  // What a kill left between the rows and the files is the next purge's.
  runCommand("purge");
  const left = await findWords(words);
  await site.end("SIGTERM");
  const restored = runCommand("restore", backup, "--replace");
  const back = await findWords(words);
  let keptMissing = 0;
  for (const person of people.filter((one) => !gone.includes(one)))
    if ((await findWords(person.words)).length === 0) keptMissing += 1;
  const passed = before > 0 && left.length === 0 && back.length === 0 && keptMissing === 0;
  return { passed, deleted: gone.length, foundBefore: before, left, restored, back, keptMissing };
}

await prove({ people: 30, kills: 5 }, forgetPeople);
