import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";

import { assertHeaders, CONTACT, readJson, SECRET } from "../../lib/netlify/deploy.mjs";

async function storeContact({ postJson, readTable, readMails }) {
  const { http, confirmed, reference } = await readJson(await postJson("/api/contact", CONTACT));
  assert.deepEqual([http, confirmed], [200, true]);
  const row = (await readTable("enquiries")).find((one) => one.reference === reference);
  const { lang, ...typed } = CONTACT;
  const { name, lastname, email, phone, message } = JSON.parse(row.payload);
  assert.deepEqual({ name, lastname, email, phone, message }, typed);
  assert.equal(row.locale, lang);
  // Nothing runs after the answer, so all mails have left before it.
  const [mail] = await readMails(CONTACT.email);
  assert.match(mail.text, new RegExp(reference));
  const own = (await readTable("outbox")).filter(({ enquiry_id: id }) => id === row.id);
  assert.deepEqual(
    own.map(({ status }) => status),
    ["delivered", "delivered"],
  );
}

/** A function has no content folder: what it has to know of an offer, it was built with. */
async function knowOffers({ postJson, readMails }) {
  const choice = { service: "saona-island", collection: "excursions", port: "bayahibe", adults: 2 };
  const body = { ...CONTACT, ...choice, email: "offer@example.com" };
  assert.equal((await postJson("/api/contact", body)).status, 200);
  const [, title] = /^title: (.+)$/m.exec(await readFile("content/excursions/saona-island/es.md", "utf8"));
  const [mail] = await readMails("offer@example.com");
  assert.ok(mail.text.includes(title), `The mail does not name ${title}:\n${mail.text}`);
  const refused = await postJson("/api/contact", { ...body, port: "punta-cana", date: "2020-01-01" });
  assert.deepEqual((await readJson(refused)).fields, { date: "too-soon" });
}

async function answerPlainForm({ postForm, send, readTable }) {
  const sent = await postForm("/api/contact", { ...CONTACT, email: "plain@example.com" });
  assert.equal(sent.status, 303);
  const page = await send(sent.headers.get("location"));
  assert.equal(page.status, 200);
  assert.match(await page.text(), /<html lang="es"[\s\S]*PA-[2-9A-Z]{5}/);
  const rows = (await readTable("enquiries")).filter(({ payload }) => payload.includes("plain@example.com"));
  assert.equal(rows.length, 1);
  const refused = await postForm("/api/contact", { ...CONTACT, email: "no address" });
  assert.equal(refused.status, 303);
  assert.match(await (await send(refused.headers.get("location"))).text(), /no address/);
}

async function answerContent({ postJson }) {
  const listed = await postJson("/api/content/es/excursions", { only: ["title", "slug"], limit: 3 });
  const documents = await listed.json();
  assert.deepEqual([listed.status, documents.length], [200, 3]);
  const one = await readJson(await postJson(`/api/content/es/excursions/${documents[0].slug}`, {}));
  assert.deepEqual([one.http, one.title], [200, documents[0].title]);
  assert.equal((await postJson("/api/content/es/excursions", { nonsense: 1 })).status, 422);
  assert.equal((await postJson("/api/content/es/nothing", {})).status, 404);
}

/** The owner of `OWNER_EMAIL` signs in by mail, lets somebody in and signs out. */
async function signOwnerIn({ postJson, send, readMails }) {
  const email = "owner@example.com";
  assert.equal((await send("/api/staff/me.get")).status, 401);
  assert.equal((await postJson("/api/staff/session.requestMail", { email, lang: "en" })).status, 200);
  const mail = (await readMails(email)).at(-1);
  const [, token] = /\/admin\/sign-in#token=(\S+)/.exec(mail.text);
  const [set] = (await postJson("/api/staff/session.open", { token })).headers.getSetCookie();
  assert.match(set, /^__Host-staff=[\w-]{43}; HttpOnly; Secure; SameSite=Strict; Path=\//);
  assert.equal((await postJson("/api/staff/session.open", { token })).status, 401);
  const headers = { cookie: set.replace(/;.*/, "") };
  const changed = await readJson(await postJson("/api/staff/me.change", { name: "Ana" }, headers));
  assert.equal(changed.result.data.name, "Ana");
  assert.equal((await postJson("/api/staff/session.close", {}, headers)).status, 200);
  assert.equal((await send("/api/staff/me.get", { headers })).status, 401);
}

/** Netlify's own function that runs every five minutes, against this deploy. */
async function runScheduler({ edge, deliver }) {
  assert.equal((await deliver("wrong")).status, 401);
  const { default: deliverMails, config } = await import("../../../netlify/functions/scheduled.mjs");
  assert.match(config.schedule, /^\*\/\d+( \*){4}$/);
  const run = (settings) => {
    globalThis.Netlify = { env: { get: (name) => settings[name] } };
    return deliverMails();
  };
  const lines = [];
  const { log } = console;
  console.log = (line) => lines.push(line);
  try {
    await run({ URL: edge.url, SECRET });
    await assert.rejects(run({ URL: edge.url, SECRET: "wrong" }), /answered 401/);
    await assert.rejects(run({ URL: edge.url }), /needs SECRET/);
  } finally {
    console.log = log;
  }
  assert.equal(JSON.parse(lines[0]).status, 200);
  assert.doesNotMatch(lines.join(), new RegExp(SECRET));
}

async function takeEncodedBodies({ post, readTable }) {
  const packed = gzipSync(JSON.stringify({ ...CONTACT, email: "encoded@example.com" }));
  const headers = { "content-type": "application/json", "content-encoding": "gzip" };
  assert.equal((await post("/api/contact", packed, headers)).status, 200);
  const stored = (await readTable("enquiries")).filter(({ payload }) => payload.includes("encoded@"));
  assert.equal(stored.length, 1);
}

async function sendEveryHeader({ send, postJson }) {
  const health = await send("/api/health");
  const unknown = await send("/api/nothing/here");
  const answers = [
    ...[health, unknown, await send("/api/contact?sent=PA-23456&lang=es"), await send("/api/contact")],
    ...[await send("/api/outbox"), await postJson("/api/contact", {})],
  ];
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 404, 200, 303, 405, 422],
  );
  for (const answer of answers) assertHeaders(answer, String(answer.status));
  assert.deepEqual((await readJson(health)).store, "writable");
}

/** What a visitor's program asks of the functions, each with what must be stored and mailed then. */
export const FUNCTION_CHECKS = [
  ...[storeContact, knowOffers, answerPlainForm, answerContent, signOwnerIn, runScheduler],
  ...[takeEncodedBodies, sendEveryHeader],
];
