#!/usr/bin/env node
// Stress test: the site is killed (SIGKILL) at random moments while staff answer, quote and book by hand, and guests accept. No confirmed
// answer, quote, acceptance, booking or payment is lost, what is sent again with its key is there once, of a quote all trips are booked or
// none, and no mail is sent again that the outbox had noted as delivered.
//   node bench/prove/inbox-kills.mjs [--kills 200] [--store sqlite|postgres]
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

import { postEnquiry } from "../lib/requests.mjs";
import { killRepeatedly, prove, waitForMails } from "../lib/proof.mjs";
import { acceptQuote, inDays, signIn, toQuery } from "../lib/staff-calls.mjs";

const STREAMS = 4;
/** Every guest is seven mails that the last start has to deliver. */
const PAUSE_MS = 100;
/** An offer without a capacity. */
const OFFER = "airport-transfer";

/** What guests and staff do at a site. `confirmed` holds, by what they did, each `{ mark, reference, quoteId? }` that it has confirmed. */
function createWork(url, call) {
  const confirmed = { answers: [], quotes: [], accepted: [], booked: [], paid: [] };
  const repeated = [];
  let count = 0;

  /** Another version than the newest is asked for anew. */
  async function send(job) {
    try {
      const reply = await call(`staff/${job.path}`, job.body);
      confirmed[job.kind].push({ mark: job.mark, reference: reply.reference });
      return reply;
    } catch (error) {
      if (error.status !== 409) throw error;
      const newest = await call(toQuery("enquiries.get", { reference: job.body.reference }));
      job.body.version = newest.version;
      return send(job);
    }
  }

  /** What a kill cuts off is sent again, with the same key, in the next life. */
  async function sendOnce(kind, path, createBody) {
    count += 1;
    const mark = `mark-${kind}-${count}-end`;
    const job = { kind, path, mark, body: { key: randomUUID(), ...createBody(mark) } };
    try {
      return await send(job);
    } catch (error) {
      repeated.push(job);
      throw error;
    }
  }

  return {
    confirmed,
    /** One guest: an enquiry, an answer, a quote of two trips, its acceptance; a walk-in, who pays. The kill may come anywhere. */
    async goThrough() {
      const { status, reference } = await postEnquiry(url);
      if (status !== 200) throw new Error(`contact: ${status}`);
      await sendOnce("answers", "enquiries.answer", (text) => ({ reference, version: 1, text }));
      const lines = [{ label: "Adultos", count: 2, unitCents: 7500 }];
      const trips = [20, 22].map((days) => ({ offer: OFFER, date: inDays(days), adults: 2, lines }));
      const quote = { reference, version: 1, validUntil: inDays(3), trips };
      const { quotes } = await sendOnce("quotes", "quotes.send", (text) => ({ ...quote, text }));
      const quoteId = quotes.at(-1).id;
      if ((await acceptQuote(url, quoteId)) !== 303) throw new Error("The quote was not accepted.");
      confirmed.accepted.push({ quoteId, reference });
      const booked = await sendOnce("booked", "bookings.make", (name) => ({
        guest: { name, phone: "+18095550100", lang: "es" },
        trips: [{ offer: OFFER, date: inDays(21), adults: 2, amountCents: 15_000 }],
      }));
      const payment = { reference: booked.reference, cents: 5000, day: inDays(0), method: "cash" };
      await sendOnce("paid", "bookings.notePayment", () => payment);
    },
    async repeat() {
      for (const job of repeated.splice(0)) await send(job);
    },
  };
}

/** Compares what the site confirmed with what it has stored and mailed. Returns the faults, each of which must be 0. */
async function countFaults({ answers, quotes: sent, accepted: acceptances, booked, paid }, readTable, mails) {
  const read = async (table) => [table, await readTable(table)];
  const tables = ["enquiry_events", "quotes", "outbox", "enquiries", "booking_trips", "booking_entries"];
  const rows = Object.fromEntries(await Promise.all(tables.map(read)));
  const { enquiry_events: events, quotes, booking_trips: trips, booking_entries: entries } = rows;
  const ids = new Map(rows.enquiries.map(({ id, reference }) => [reference, id]));
  const quoteById = new Map(quotes.map((quote) => [quote.id, quote]));
  const getData = (kind) => events.filter((event) => event.kind === kind).map(({ data }) => JSON.parse(data));
  const accepted = getData("quote-accepted").map(({ quoteId }) => quoteId);
  const marks = [
    ...getData("answered").map(({ text }) => text),
    ...quotes.map(({ data }) => JSON.parse(data).text),
  ];
  const numbers = events.map(({ enquiry_id: id, number }) => `${id} ${number}`);
  const names = rows.enquiries
    .map(({ payload }) => JSON.parse(payload).name)
    .filter((name) => name !== "Ana");
  const count = (list, isOne) => list.filter(isOne).length;
  const countTwice = (list) => list.length - new Set(list).size;
  return {
    lost: count([...answers, ...sent], ({ mark }) => !marks.includes(mark)),
    notMailed: count([...answers, ...sent], ({ mark }) => !mails.some(({ raw }) => raw.includes(mark))),
    storedTwice: countTwice(marks) + countTwice(numbers),
    acceptedLost: count(acceptances, ({ quoteId, reference }) => {
      const quote = quoteById.get(quoteId);
      const isRight = quote?.status === "accepted" && quote.enquiry_id === ids.get(reference);
      return !isRight || count(accepted, (id) => id === quoteId) !== 1;
    }),
    acceptedNotStored: count(accepted, (id) => quoteById.get(id)?.status !== "accepted"),
    withoutEvent: count(
      rows.outbox,
      ({ mail, event_id: event }) =>
        /answer|quote|accepted/.test(mail) && !events.some(({ id }) => id === event),
    ),
    bookedLost: count(booked, ({ mark, reference }) => {
      const own = count(trips, (trip) => trip.booking_id === ids.get(reference));
      return !names.includes(mark) || own !== 1;
    }),
    bookedTwice: countTwice(names),
    paidWrong: count(paid, ({ reference }) => {
      const isPayment = ({ kind, booking_id: id }) => kind === "paid" && id === ids.get(reference);
      return count(entries, isPayment) !== 1;
    }),
    // A quote's trips are booked both, once it is accepted, or neither.
    tripsWrong: count(quotes, ({ id, status }) => {
      const wanted = status === "accepted" ? 2 : 0;
      return count(trips, (trip) => trip.quote_id === id) !== wanted;
    }),
    unsold: count(trips, ({ id }) => {
      const isSale = (entry) => entry.kind === "sold" && entry.trip_id === id;
      return count(entries, isSale) !== 1;
    }),
  };
}

await prove({ kills: 200 }, async function loseNoWork(proof) {
  /** Message-IDs that the outbox had noted as delivered before a start. */
  const noted = new Set();
  const mails = [];
  let [sentAgain, cutOff] = [0, 0];
  await proof.recordMails({
    onMail({ raw }) {
      if (noted.has(/^Message-ID: <([^@>]+)@/im.exec(raw)?.[1])) sentAgain += 1;
      mails.push({ raw });
    },
  });
  let work;
  await killRepeatedly(proof, 1500, async ({ url }) => {
    work ??= createWork(url, await signIn(url, proof.settings.dataDir));
    await work.repeat();
    let over = false;
    const stream = async () => {
      while (!over) {
        await work.goThrough().catch(() => (cutOff += 1));
        await sleep(PAUSE_MS);
      }
    };
    const streams = Array.from({ length: STREAMS }, stream);
    return async () => {
      over = true;
      await Promise.all(streams);
      for (const { id, status } of await proof.readTable("outbox")) if (status === "delivered") noted.add(id);
    };
  });
  const site = await proof.start();
  await work.repeat();
  // Few kills may have cut off every acceptance.
  await work.goThrough();
  await waitForMails(site.url);
  await site.end("SIGTERM");
  const faults = { ...(await countFaults(work.confirmed, proof.readTable, mails)), sentAgain };
  const counts = Object.fromEntries(Object.entries(work.confirmed).map(([name, all]) => [name, all.length]));
  const hasWorked = Object.values(counts).every((count) => count > 0);
  return {
    passed: hasWorked && Object.values(faults).every((count) => count === 0),
    cutOff,
    ...counts,
    ...faults,
  };
});
