import { randomUUID } from "node:crypto";

import { getQuotePath } from "../../lib/quote-link.mjs";

const DAY_MS = 24 * 60 * 60_000;

/** What was asked for with its key, and is asked for again in the next life until it is confirmed. */
export function createWork({ url, secret }) {
  /** By what they did: each `{ mark, reference, quoteId? }` that the site has confirmed. */
  const confirmed = { answers: [], quotes: [], accepted: [] };
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
    confirmed[job.kind].push({ mark: job.mark, reference: job.body.reference });
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

  const newJob = (kind, path, reference, more) => {
    count += 1;
    const mark = `mark-${kind}-${count}-end`;
    const body = { reference, version: 1, key: randomUUID(), text: mark, ...more };
    return { kind, path, mark, body };
  };

  return {
    confirmed,
    /** Takes the cookie of who is signed in. */
    signIn: (value) => (cookie = value),
    /** One guest: an enquiry, an answer, a quote, its acceptance; the kill may come anywhere. */
    async goThrough() {
      const reference = await post();
      await sendOnce(newJob("answers", "enquiries.answer", reference));
      const validUntil = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
      const lines = [{ label: "Adultos", count: 2, unitCents: 7500 }];
      const reply = await sendOnce(newJob("quotes", "quotes.send", reference, { validUntil, lines }));
      const quoteId = reply.quotes.at(-1).id;
      await accept({ quoteId, reference });
    },
    /** Sends again what a kill cut off. */
    async repeat() {
      for (const job of repeated.splice(0)) await send(job);
    },
  };
}
