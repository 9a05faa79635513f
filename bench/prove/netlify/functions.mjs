import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";

import { assertHeaders, CONTACT, EVERYWHERE, readJson, SECRET, SITE_URL } from "./site.mjs";

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
  const mails = (await readTable("outbox")).filter(({ enquiry_id: id }) => id === row.id);
  assert.deepEqual(
    mails.map(({ status: state }) => state),
    ["delivered", "delivered"],
  );
}

/** A function has no content folder: what it has to know of an offer, it was built with. */
async function tellOffer({ postJson, readTable, readMails }) {
  const choice = { service: "saona-island", collection: "excursions", port: "bayahibe", adults: 2 };
  const body = { ...CONTACT, ...choice, email: "offer@example.com" };
  const { reference } = await readJson(await postJson("/api/contact", body));
  const row = (await readTable("enquiries")).find((one) => one.reference === reference);
  const { price } = JSON.parse(row.payload).told;
  assert.equal(price.kind, "price");
  assert.equal(price.total, 2 * price.lines[0].unit);
  const [, title] = /^title: (.+)$/m.exec(await readFile("content/excursions/saona-island/es.md", "utf8"));
  const [mail] = await readMails("offer@example.com");
  assert.ok(mail.text.includes(title), `The mail does not name ${title}:\n${mail.text}`);
  assert.ok(mail.text.includes(String(price.total)), `The mail does not say ${price.total}:\n${mail.text}`);
  const refused = await readJson(
    await postJson("/api/contact", { ...body, port: "punta-cana", date: "2020-01-01" }),
  );
  assert.deepEqual(refused.fields, { date: "too-soon" });
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

async function storeOnce({ postJson, readTable }) {
  const body = { ...CONTACT, email: "once@example.com", idempotencyKey: "one-and-the-same-key" };
  const replies = await Promise.all(
    [1, 2, 3].map(async () => readJson(await postJson("/api/contact", body))),
  );
  assert.equal(new Set(replies.map(({ reference }) => reference)).size, 1);
  assert.equal((await readTable("enquiries")).filter(({ payload }) => payload.includes("once@")).length, 1);
}

async function registerStaff({ postJson, readTable }) {
  const body = {
    name: "Bea",
    email: "bea@example.com",
    language: "it",
    about: "I write the texts.",
    lang: "it",
  };
  assert.equal((await postJson("/api/registration", body)).status, 200);
  assert.equal((await readTable("staff_requests")).length, 1);
}

async function subscribeAndLeave({ postJson, send, post, readMails, readTable }) {
  const email = "reader@example.com";
  const getState = async () => (await readTable("subscribers")).find((row) => row.email === email)?.status;
  assert.equal((await postJson("/api/subscribe", { email, lang: "it" })).status, 200);
  const [mail] = await readMails(email);
  const [confirm, leave] = mail.text
    .match(new RegExp(`${SITE_URL}/api\\S+`, "g"))
    .map((url) => url.replace(SITE_URL, ""));
  const page = await send(confirm);
  assert.equal(page.status, 200);
  assert.match(await page.text(), /<html lang="it"/);
  assert.equal(await getState(), "pending");
  assert.equal((await post(confirm, "", {})).status, 303);
  assert.equal(await getState(), "confirmed");
  const oneClick = new FormData();
  oneClick.set("List-Unsubscribe", "One-Click");
  assert.equal((await post(leave, oneClick)).status, 200);
  assert.notEqual(await getState(), "confirmed");
}

async function answerContent({ postJson, send }) {
  const listed = await postJson("/api/content/es/excursions", { only: ["title", "slug"], limit: 3 });
  const documents = await listed.json();
  assert.deepEqual([listed.status, documents.length], [200, 3]);
  assert.deepEqual(Object.keys(documents[0]).sort(), ["slug", "title"]);
  const one = await readJson(await postJson(`/api/content/es/excursions/${documents[0].slug}`, {}));
  assert.deepEqual([one.http, one.title], [200, documents[0].title]);
  assert.equal(
    (await postJson("/api/content/es/excursions", { where: { title: { $regex: "(a+)+$" } } })).status,
    200,
  );
  assert.equal((await postJson("/api/content/es/excursions", { nonsense: 1 })).status, 422);
  assert.equal((await postJson("/api/content/es/nothing", {})).status, 404);
  assert.equal(
    (await send("/api/content/es", { method: "OPTIONS" })).headers.get("access-control-allow-origin"),
    "*",
  );
}

async function operate({ send, deliver }) {
  const { http, status, store } = await readJson(await send("/api/health"));
  assert.deepEqual([http, status, store], [200, "ok", "writable"]);
  assert.equal((await deliver("wrong")).status, 401);
  assert.equal((await deliver(SECRET)).status, 401);
  assert.equal((await deliver()).status, 200);
}

/** The owner of `OWNER_EMAIL` signs in by mail, changes their name, lets somebody in and signs out. */
async function signOwnerIn({ postJson, send, readMails }) {
  const email = "owner@example.com";
  assert.equal((await send("/api/staff/me.get")).status, 401);
  assert.equal((await postJson("/api/staff/session.requestMail", { email, lang: "en" })).status, 200);
  const mail = (await readMails(email)).at(-1);
  const [, token] = /\/admin\/sign-in#token=(\S+)/.exec(mail.text);
  const signedIn = await postJson("/api/staff/session.open", { token });
  const [set] = signedIn.headers.getSetCookie();
  assert.match(set, /^__Host-staff=[\w-]{43}; HttpOnly; Secure; SameSite=Strict; Path=\//);
  assert.equal((await postJson("/api/staff/session.open", { token })).status, 401);
  const headers = { cookie: set.replace(/;.*/, ""), "content-type": "application/json" };
  const query = (name) => send(`/api/staff/${name}`, { headers });
  const mutate = (name, input) =>
    send(`/api/staff/${name}`, { method: "POST", headers, body: JSON.stringify(input) });
  assert.equal((await readJson(await mutate("me.change", { name: "Ana" }))).result.data.name, "Ana");
  const { people } = (await readJson(await query("people.list"))).result.data;
  assert.deepEqual(
    people.map(({ name, role }) => [name, role]),
    [["Ana", "owner"]],
  );
  assert.equal((await mutate("session.close", {})).status, 200);
  assert.equal((await query("me.get")).status, 401);
}

/** Netlify's own function that runs every five minutes, against this deploy. */
async function runScheduler({ edge }) {
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
  const json = JSON.stringify({ ...CONTACT, email: "encoded@example.com" });
  const packed = await post("/api/contact", gzipSync(json), {
    "content-type": "application/json",
    "content-encoding": "gzip",
  });
  assert.equal(packed.status, 200);
  const form = new FormData();
  form.set("name", "x");
  form.set("file", new Blob([new Uint8Array(5000).fill(255)]), "a.bin");
  assert.equal((await post("/api/contact", form)).status, 415);
  assert.equal(
    (
      await post("/api/contact", new Uint8Array([0, 255, 254]), {
        "content-type": "application/octet-stream",
      })
    ).status,
    415,
  );
  const stored = (await readTable("enquiries")).filter(({ payload }) => payload.includes("encoded@"));
  assert.equal(stored.length, 1);
}

const HOSTILE = [
  ["application/json", "{", 400],
  ["application/json", "[]", 400],
  ["application/json", "null", 400],
  ["application/json", '"x"', 400],
  ["application/json", `${"[".repeat(20_000)}`, 400],
  ["application/json", '{"__proto__":{"name":"x"}}', 422],
  ["application/json", JSON.stringify({ message: "x".repeat(70_000) }), 413],
  ["application/json", JSON.stringify({ message: "x".repeat(5_000_000) }), 413],
  ["application/json; charset=nonsense", "{}", 400],
  ["application/x-www-form-urlencoded", "a[b][c]=1&name[]=x", 422],
  ["multipart/form-data", "no boundary", 415],
  ["multipart/form-data; boundary=x", "--x\r\nbroken", 415],
  ["text/plain", "{}", 415],
];

async function refuseHostileBodies({ post, readTable }) {
  const before = (await readTable("enquiries")).length;
  for (const [type, body, expected] of HOSTILE) {
    const { status, headers } = await post("/api/contact", body, {
      "content-type": type,
      accept: "application/json",
    });
    assert.equal(status, expected, `${type} ${body.slice(0, 40)} answered ${status}`);
    assert.match(headers.get("content-type") ?? "", /^application\/json/);
  }
  assert.equal((await readTable("enquiries")).length, before);
  const foreign = await post("/api/contact", JSON.stringify(CONTACT), {
    ...{ "content-type": "application/json", origin: "https://evil.example" },
  });
  assert.equal(foreign.status, 403);
}

async function sendEveryHeader({ send, postJson }) {
  const answers = {
    "a 200": await send("/api/health"),
    "a page": await send("/api/contact?sent=PA-23456&lang=es"),
    "a 303": await send("/api/contact"),
    "a 404": await postJson("/api/content/es/nothing", {}),
    "a 405": await send("/api/outbox"),
    "a 422": await postJson("/api/contact", {}),
    "an unknown function": await send("/api/nothing/here"),
  };
  for (const [what, answer] of Object.entries(answers)) assertHeaders(answer, EVERYWHERE, what);
  assert.equal(answers["an unknown function"].status, 404);
}

/** What a visitor's program asks of the functions, each with what must be stored and mailed then. */
export const FUNCTION_CHECKS = {
  ...{ storeContact, tellOffer, answerPlainForm, storeOnce, registerStaff, subscribeAndLeave, answerContent },
  ...{ operate, signOwnerIn, runScheduler },
  ...{ takeEncodedBodies, refuseHostileBodies, sendEveryHeader },
};
