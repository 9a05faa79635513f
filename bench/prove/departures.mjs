#!/usr/bin/env node
// Stress test: two processes at one store. 400 guests accept their quotes at once for the last 20 places of a day: exactly 20 hold one, all
// others are told that the day is full. Then 100 guests accept for another day while two members of staff cancel it: nobody holds a place
// afterwards, and each who had booked has exactly one mail that says so. Whom an overloaded server answers with an error tries again.
//   node bench/prove/departures.mjs [--guests 400] [--store sqlite|postgres]
import { setTimeout as sleep } from "node:timers/promises";

import { findFreePort } from "../../scripts/lib/port.mjs";
import { prove } from "../lib/proof.mjs";
import { acceptQuote, inDays, signIn } from "../lib/staff-calls.mjs";

const OFFER = "natural-pool";
/** What `content/excursions/natural-pool/offer.yml` says. */
const CAPACITY = 24;
const PLACES = 20;
/** An offer without a capacity: only its cancelled day refuses anybody. */
const STORMY_OFFER = "airport-transfer";

const count = (list, wanted) => list.filter((one) => one === wanted).length;

await prove({ guests: 400 }, async function holdPlaces(proof) {
  const { guests } = proof;
  const sites = [await proof.start(), await proof.start({ PORT: String(await findFreePort()) })];
  const call = await signIn(sites[0].url, proof.settings.dataDir);

  /** Sends a quote for one trip on each of the days to a new guest; every second one names the days the other way round. Returns its id. */
  async function offer(number, dates, { adults = 1, key = OFFER } = {}) {
    const email = `guest${number}@example.com`;
    const contact = { name: "Ana", email, message: `Number ${number}`, lang: "es" };
    const { reference } = await call("contact", contact);
    const lines = [{ label: "Adultos", count: adults, unitCents: 7500 }];
    const days = number % 2 === 0 ? dates : dates.toReversed();
    const { quotes } = await call("staff/quotes.send", {
      ...{ reference, version: 1, key: `departures-${number}`, validUntil: inDays(5), evenIfFull: true },
      trips: days.map((date) => ({ offer: key, date, adults, lines })),
    });
    return quotes.at(-1).id;
  }

  async function offerAll(number, from, dates, about) {
    const ids = [];
    for (let index = 0; index < number; index += 1) ids.push(await offer(from + index, dates, about));
    return ids;
  }

  /** Accepts all quotes at once; whoever got an error, or no answer, tries again. */
  async function acceptAll(ids) {
    const accept = (id, index) => acceptQuote(sites[index % sites.length].url, id).catch(() => 0);
    const statuses = await Promise.all(ids.map(accept));
    for (const [index, id] of ids.entries())
      while (statuses[index] === 0 || statuses[index] >= 500) statuses[index] = await accept(id, index);
    return statuses;
  }

  const countHeld = async (date) =>
    (await proof.readTable("booking_trips")).filter(
      ({ day, status }) => day === date && status === "confirmed",
    ).length;

  const days = [inDays(20), inDays(22)];
  const first = await offer(0, days, { adults: CAPACITY - PLACES });
  if ((await acceptQuote(sites[0].url, first)) !== 303) throw new Error("The first party was not accepted.");
  const statuses = await acceptAll(await offerAll(guests, 1, days));
  const held = (await Promise.all(days.map(countHeld))).map((parties) => parties - 1);
  const events = await proof.readTable("enquiry_events");
  const told = events.filter(({ kind }) => kind === "quote-not-held").length;

  const day = inDays(21);
  const others = await offerAll(100, guests + 1, [day], { key: STORMY_OFFER });
  const cancel = (site) =>
    call("staff/departures.cancel", { offer: STORMY_OFFER, day, reason: "Olas altas" }, site.url).catch(() =>
      cancel(site),
    );
  const [accepted] = await Promise.all([
    acceptAll(others),
    sleep(Math.random() * 200).then(() => Promise.all(sites.map(cancel))),
  ]);
  const booked = count(accepted, 303);
  const left = await countHeld(day);
  const mails = (await proof.readTable("outbox")).filter(({ mail }) => mail === "visitor-cancelled");
  const twice = mails.length - new Set(mails.map((mail) => mail.enquiry_id)).size;
  for (const site of sites) await site.end("SIGTERM");
  const passed =
    held.every((places) => places === PLACES) &&
    count(statuses, 303) === PLACES &&
    count(statuses, 409) === guests - PLACES &&
    told === guests - PLACES &&
    left === 0 &&
    mails.length === booked &&
    twice === 0;
  return { passed, held, told, booked, left, mails: mails.length, twice };
});
