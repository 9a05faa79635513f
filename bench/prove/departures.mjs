#!/usr/bin/env node
// Stress test: two processes at one store. 400 guests accept their quotes at once for the last 20 places of a day: exactly 20 hold one, all
// others are told that the day is full. Then 100 guests accept for another day while two members of staff cancel it: nobody holds a place
// afterwards, and each who had booked has exactly one mail that says so. Whom an overloaded server answers with an error tries again.
//   node bench/prove/departures.mjs [--guests 400] [--postgres]
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";

import { openEditorSession } from "../../scripts/lib/open-editor-session.mjs";
import { findFreePort } from "../../scripts/lib/port.mjs";
import { startPostgres } from "../../src/testing/start-postgres.mjs";
import { bundleSite } from "../lib/bundle-site.mjs";
import { getQuotePath } from "../lib/quote-link.mjs";
import { readTable } from "../lib/read-store.mjs";
import { startSite } from "../lib/site-process.mjs";

const { values } = parseArgs({
  options: { guests: { type: "string", default: "400" }, postgres: { type: "boolean", default: false } },
});
const SECRET = "k".repeat(40);
const OFFER = "natural-pool";
/** What `content/excursions/natural-pool/offer.yml` says. */
const CAPACITY = 24;
const PLACES = 20;
/** An offer without a capacity: only its cancelled day refuses anybody. */
const STORMY_OFFER = "airport-transfer";
const inDays = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const { root, remove } = await bundleSite();
const postgres = values.postgres ? await startPostgres() : undefined;
const dataDir = await mkdtemp(join(tmpdir(), "palmarena-departures-"));
const settings = { dataDir, databaseUrl: postgres?.url };
const start = async () =>
  startSite(root, {
    ...{ PORT: String(await findFreePort()), DATA_DIR: dataDir, RATE_LIMIT: "0", SECRET },
    ...(postgres && { DATABASE_URL: postgres.url }),
  });
const sites = [await start(), await start()];
while (!existsSync(join(dataDir, "editor-key"))) await sleep(50);
const [, session] = (await openEditorSession(sites[0].url, dataDir)).split("=");
// The cookie's name has the port of its process.
const cookie = sites.map(({ url }) => `staff-${new URL(url).port}=${session}`).join("; ");

async function call(site, path, body) {
  const response = await fetch(`${site.url}/api/${path}`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const reply = await response.json();
  return reply.result?.data ?? reply;
}

/** Sends a quote for one trip on each of the days to a new guest and gets its id; every second one names the days the other way round. */
async function offer(number, dates, { adults = 1, key = OFFER } = {}) {
  const email = `guest${number}@example.com`;
  const contact = { name: "Ana", email, message: `Number ${number}`, lang: "es" };
  const { reference } = await call(sites[0], "contact", contact);
  const lines = [{ label: "Adultos", count: adults, unitCents: 7500 }];
  const quote = {
    reference,
    version: 1,
    key: `departures-${number}`,
    validUntil: inDays(5),
    evenIfFull: true,
  };
  const days = number % 2 === 0 ? dates : dates.toReversed();
  const trips = days.map((date) => ({ offer: key, date, adults, lines }));
  const sent = await call(sites[0], "staff/quotes.send", { ...quote, trips });
  return sent.quotes.at(-1).id;
}

/** Accepts a quote as its page does; gets the status, 0 when no answer came. */
async function accept(id, index) {
  try {
    const response = await fetch(sites[index % sites.length].url + getQuotePath(SECRET, id), {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "answer=accept",
    });
    await response.text();
    return response.status;
  } catch {
    return 0;
  }
}

/** Accepts all quotes at once; whoever got an error tries again, one after the other. Counts the errors. */
async function acceptAll(ids) {
  const statuses = await Promise.all(ids.map(accept));
  let errors = 0;
  for (const [index, id] of ids.entries())
    while (statuses[index] === 0 || statuses[index] >= 500) {
      errors += 1;
      statuses[index] = await accept(id, index);
    }
  return { statuses, errors };
}

async function offerAll(count, from, dates, about) {
  const ids = [];
  for (let number = 0; number < count; number += 1) ids.push(await offer(from + number, dates, about));
  return ids;
}
const count = (list) =>
  Object.fromEntries(
    [...new Set(list)].sort().map((one) => [one, list.filter((other) => other === one).length]),
  );
const readBooked = async (date) =>
  (await readTable("booking_trips", settings)).filter(
    (row) => row.day === date && row.status === "confirmed",
  );

const guests = Number(values.guests);
const days = [inDays(20), inDays(22)];
const first = await offer(0, days, { adults: CAPACITY - PLACES });
if ((await accept(first, 0)) !== 303) throw new Error("The first party was not accepted.");
const ids = await offerAll(guests, 1, days);
const began = performance.now();
const { statuses, errors } = await acceptAll(ids);
const milliseconds = Math.round(performance.now() - began);
const held = await Promise.all(days.map(async (day) => (await readBooked(day)).length - 1));
const events = await readTable("enquiry_events", settings);
const told = events.filter(({ kind }) => kind === "quote-not-held").length;

const stormy = inDays(21);
const others = await offerAll(100, guests + 1, [stormy], { key: STORMY_OFFER });
const cancelling = { offer: STORMY_OFFER, day: stormy, reason: "Olas altas" };
async function cancel(site) {
  await call(site, "staff/departures.cancel", cancelling).catch(() => cancel(site));
}
const [{ statuses: accepted }] = await Promise.all([
  acceptAll(others),
  sleep(Math.random() * 200).then(() => Promise.all(sites.map(cancel))),
]);
const booked = accepted.filter((status) => status === 303).length;
const left = (await readBooked(stormy)).length;
const mails = (await readTable("outbox", settings)).filter(({ mail }) => mail === "visitor-cancelled");
const twice = mails.length - new Set(mails.map((mail) => mail.enquiry_id)).size;

for (const site of sites) await site.end("SIGTERM");
await postgres?.stop();
await rm(dataDir, { recursive: true, force: true });
await remove();
const store = postgres ? "postgres" : "sqlite";
const lastPlaces = { guests, statuses: count(statuses), errors, held, told, milliseconds };
const cancelled = { statuses: count(accepted), booked, left, mails: mails.length, twice };
console.log(JSON.stringify({ store, lastPlaces, cancelled }));
const isRight =
  held.every((places) => places === PLACES) &&
  statuses.filter((status) => status === 303).length === PLACES &&
  statuses.filter((status) => status === 409).length === guests - PLACES &&
  told === guests - PLACES &&
  left === 0 &&
  mails.length === booked &&
  twice === 0;
process.exit(isRight ? 0 : 1);
