import { randomUUID } from "node:crypto";

import { getQuotePath } from "../../lib/quote-link.mjs";

const DAY_MS = 24 * 60 * 60_000;
/** An offer without a capacity. */
const OFFER = "airport-transfer";
const inDays = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** What was asked for with its key, and is asked for again in the next life until it is confirmed. */
export function createWork({ url, secret }) {
  /** By what they did: each `{ mark, reference, quoteId? }` that the site has confirmed. */
  const confirmed = { answers: [], quotes: [], accepted: [], booked: [], paid: [] };
  const repeated = [];
  let cookie = "";
  let count = 0;

  async function call(method, path, body) {
    const response = await fetch(`${url}/api/${path}`, {
      method,
      redirect: "manual",
      headers: { cookie, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const reply = response.headers.get("content-type")?.includes("json") ? await response.json() : {};
    return { status: response.status, reply: reply.result?.data ?? reply };
  }

  async function post() {
    count += 1;
    const email = `guest${count}@example.com`;
    const body = { name: "Ana", email, message: `Number ${count}`, lang: "es", idempotencyKey: randomUUID() };
    const { status, reply } = await call("POST", "contact", body);
    if (status !== 200) throw new Error(`contact: ${status}`);
    return reply.reference;
  }

  /** Sends what staff send, again with the same key after a kill; another version than the newest is asked for anew. */
  async function send(job) {
    const { status, reply } = await call("POST", `staff/${job.path}`, job.body);
    if (status === 409) {
      const input = encodeURIComponent(JSON.stringify({ reference: job.body.reference }));
      const { reply: newest } = await call("GET", `staff/enquiries.get?input=${input}`);
      job.body.version = newest.version;
      return send(job);
    }
    if (status !== 200) throw new Error(`${job.path}: ${status} ${JSON.stringify(reply)}`);
    confirmed[job.kind].push({ mark: job.mark, reference: reply.reference });
    return reply;
  }

  async function sendOnce(job) {
    try {
      return await send(job);
    } catch (error) {
      repeated.push(job);
      throw error;
    }
  }

  async function accept({ quoteId, reference }) {
    const response = await fetch(url + getQuotePath(secret, quoteId), {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "answer=accept",
    });
    if (response.status !== 303) throw new Error(`accepting: ${response.status}`);
    confirmed.accepted.push({ quoteId, reference });
  }

  const newJob = (kind, path, createBody) => {
    count += 1;
    const mark = `mark-${kind}-${count}-end`;
    return { kind, path, mark, body: { key: randomUUID(), ...createBody(mark) } };
  };

  return {
    confirmed,
    /** Takes the cookie of who is signed in. */
    signIn: (value) => (cookie = value),
    /** One guest: an enquiry, an answer, a quote of two trips, its acceptance; a walk-in, who pays. The kill may come anywhere. */
    async goThrough() {
      const reference = await post();
      const answer = (text) => ({ reference, version: 1, text });
      await sendOnce(newJob("answers", "enquiries.answer", answer));
      const lines = [{ label: "Adultos", count: 2, unitCents: 7500 }];
      const trips = [20, 22].map((days) => ({ offer: OFFER, date: inDays(days), adults: 2, lines }));
      const quote = (text) => ({ reference, version: 1, text, validUntil: inDays(3), trips });
      const quoted = await sendOnce(newJob("quotes", "quotes.send", quote));
      await accept({ quoteId: quoted.quotes.at(-1).id, reference });
      const walkIn = (name) => ({
        guest: { name, phone: "+18095550100", lang: "es" },
        trips: [{ offer: OFFER, date: inDays(21), adults: 2, amountCents: 15_000 }],
      });
      const booked = await sendOnce(newJob("booked", "bookings.make", walkIn));
      const payment = { reference: booked.reference, cents: 5000, day: inDays(0), method: "cash" };
      await sendOnce(newJob("paid", "bookings.notePayment", () => payment));
    },
    /** Sends again what a kill cut off. */
    async repeat() {
      for (const job of repeated.splice(0)) await send(job);
    },
  };
}
