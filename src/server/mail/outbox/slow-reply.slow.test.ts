/** @jest-environment node */
import { setTimeout as sleep } from "node:timers/promises";
import type { SMTPServerOptions } from "smtp-server";

import { FROM, setUpOutbox } from "../../../testing/set-up-outbox";
import { createSmtpMailer } from "../transport";
import { deliverDue, waitForDeliveries } from "./deliver";
import { startOutboxWorker } from "./worker";

const HOUR = 60 * 60_000;
const bench = setUpOutbox();
const mailerOf = (url: string) => createSmtpMailer(url, FROM, { deadlineMs: 40_000 });

/** A server that reads every mail and replies when `reply` lets it; `ids` are the Message-IDs of all mails that it has had in full. */
async function startSlowServer(getDelay: (recipient: string) => number) {
  const ids: string[] = [];
  const onData: SMTPServerOptions["onData"] = (stream, session, done) => {
    let raw = "";
    stream.setEncoding("utf8").on("data", (chunk: string) => (raw += chunk));
    stream.on("end", () => {
      ids.push(/^Message-ID: (.+)$/im.exec(raw)?.[1] ?? "");
      const delay = getDelay(session.envelope.rcptTo[0]?.address ?? "");
      if (delay < Infinity) setTimeout(() => done(), delay).unref();
    });
  };
  const server = await bench.startServer({ onData });
  return { server, ids };
}

const waitUntil = async (isTrue: () => boolean | Promise<boolean>, ms: number) => {
  const began = performance.now();
  while (!(await isTrue()) && performance.now() - began < ms) await sleep(20);
  return performance.now() - began;
};

describe("a mail server that replies late to the whole mail", () => {
  it("gets one copy of each mail", async () => {
    const { server, ids } = await startSlowServer(() => 2_500);
    await bench.accept();
    await deliverDue(bench.tools(mailerOf(server.url)));
    await deliverDue(bench.tools(mailerOf(server.url)));
    await waitForDeliveries(5_000);
    expect(await bench.getStates()).toEqual(["delivered", "delivered"]);
    expect(ids).toHaveLength(2);
  });

  it("holds no other mail up: not those that are due, and not those that come in", async () => {
    const { server, ids } = await startSlowServer((to) => (to.startsWith("slow") ? Infinity : 0));
    const slow = { mail: "visitor-contact", recipient: "slow@example.com" } as const;
    await bench.accept({ mails: Array.from({ length: 15 }, () => slow) });
    const worker = startOutboxWorker(() => Promise.resolve(bench.tools(mailerOf(server.url))), 730);
    expect(await waitUntil(() => ids.length === 15, 20_000)).toBeLessThan(20_000);
    for (let count = 0; count < 3; count += 1) {
      await bench.accept({ mails: [{ mail: "agency-contact", recipient: "agency@example.com" }] });
      worker.wake();
      const isDelivered = async () => (await bench.store.outbox.getState()).due === 15;
      expect(await waitUntil(isDelivered, 5_000)).toBeLessThan(5_000);
      await sleep(700);
    }
    server.cut();
    await worker.stop();
  });

  it("does not keep the process from ending: the mail is sent again when its claim lapses", async () => {
    const { server, ids } = await startSlowServer(() => Infinity);
    await bench.accept();
    const patient = createSmtpMailer(server.url, FROM);
    const worker = startOutboxWorker(() => Promise.resolve(bench.tools(patient)), 730);
    await waitUntil(() => ids.length === 2, 20_000);
    const began = performance.now();
    await worker.stop();
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(await bench.getStates()).toEqual(["due", "due"]);
    const claim = { owner: "x", now: bench.clock, limit: 9 };
    expect(await bench.store.outbox.claimDue(claim)).toEqual([]);
    expect(await bench.store.outbox.claimDue({ ...claim, now: bench.clock + HOUR })).toHaveLength(2);
  });

  it("gets three copies at most when it never replies, with the same Message-ID, in 72 hours", async () => {
    const { server, ids } = await startSlowServer(() => Infinity);
    const mailer = createSmtpMailer(server.url, FROM, { deadlineMs: 1_000 });
    await bench.accept();
    const end = bench.clock + 73 * HOUR;
    for (; bench.clock < end; bench.clock += 10 * 60_000) await deliverDue(bench.tools(mailer));
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(2);
    expect(await bench.getStates()).toEqual(["given-up perhaps-delivered", "given-up perhaps-delivered"]);
    expect(await bench.store.outbox.getState()).toMatchObject({ due: 0, givenUp: 2, perhapsDelivered: 2 });
    const [enquiry] = await bench.store.enquiries.list(1);
    expect(await bench.store.outbox.retry(enquiry?.id, bench.clock)).toBe(2);
    await deliverDue(bench.tools(mailer));
    expect(ids).toHaveLength(8);
  });

  it("gets three copies at most when it hangs up instead of replying", async () => {
    const { server, ids } = await startSlowServer(() => {
      setTimeout(() => server.cut(), 20);
      return Infinity;
    });
    await bench.accept({ mails: [{ mail: "agency-contact", recipient: "agency@example.com" }] });
    for (let turn = 0; turn < 12; turn += 1, bench.clock += HOUR)
      await deliverDue(bench.tools(mailerOf(server.url)));
    expect(ids).toHaveLength(3);
    expect(await bench.getStates()).toEqual(["given-up perhaps-delivered"]);
  });

  it.each([
    ["refuses the mail after all", 554, "given-up smtp-554"],
    ["is busy after all", 451, "due smtp-451"],
  ])("is believed when it %s", async (_name, responseCode, state) => {
    const server = await bench.startServer({
      onData: (stream, _session, done) =>
        void stream
          .on("end", () => setTimeout(() => done(Object.assign(new Error("no"), { responseCode })), 500))
          .resume(),
    });
    await bench.accept({ mails: [{ mail: "visitor-contact", recipient: "ana@example.com" }] });
    await deliverDue(bench.tools(mailerOf(server.url)));
    expect(await bench.getStates()).toContain(state);
    expect(await bench.store.outbox.getState()).toMatchObject({ perhapsDelivered: 0 });
  });
});
