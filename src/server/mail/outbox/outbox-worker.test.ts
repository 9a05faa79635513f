/** @jest-environment node */
import { FROM, setUpOutbox } from "../../../testing/set-up-outbox";
import { createSmtpMailer, type Mailer } from "../transport";
import { getOutboxWorker, startOutboxWorker } from "./worker";

const bench = setUpOutbox();

describe("the worker", () => {
  it("delivers when woken, goes on by itself after trouble, and stops", async () => {
    const server = await bench.startServer();
    let broken = true;
    const load = () =>
      broken
        ? Promise.reject(new Error("away"))
        : Promise.resolve(bench.tools(createSmtpMailer(server.url, FROM)));
    const worker = startOutboxWorker(load, 730, 200);
    await bench.accept();
    await new Promise((resolve) => setTimeout(resolve, 50));
    broken = false;
    for (let turn = 0; turn < 100 && server.mails.length < 2; turn += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(server.mails).toHaveLength(2);
    await worker.stop();
    expect(getOutboxWorker()).toBeUndefined();
    expect(bench.readLog()).toContain("outbox-turn-failed");
  });

  it("tries each mail once at a mail server that is away, although posts go on", async () => {
    let attempts = 0;
    const away: Mailer = {
      deliver() {
        attempts += 1;
        return Promise.resolve({ outcome: "failed", reason: "smtp-econnrefused" });
      },
    };
    for (let count = 0; count < 10; count += 1) await bench.accept();
    const worker = startOutboxWorker(() => Promise.resolve(bench.tools(away)), 730);
    for (let post = 0; post < 20; post += 1) {
      worker.wake();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await worker.stop();
    expect(attempts).toBe(20);
  });

  it("stops without finishing everything that waits", async () => {
    const slow: Mailer = {
      deliver: () => new Promise((resolve) => setTimeout(resolve, 100, { outcome: "delivered" })),
    };
    for (let count = 0; count < 30; count += 1) await bench.accept();
    const worker = startOutboxWorker(() => Promise.resolve(bench.tools(slow)), 730);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await worker.stop();
    expect((await bench.store.outbox.getState()).due).toBeGreaterThan(30);
  });

  it("purges nothing in its first hour, however wrong the clock is, and what is old afterwards", async () => {
    await bench.accept({ mails: [] });
    bench.clock += 3 * 365 * 24 * 60 * 60_000;
    // Another process has watched this clock for hours.
    await bench.store.marks.set("clock-since", bench.clock - 5 * 60 * 60_000);
    await bench.store.marks.set("clock-seen", bench.clock);
    const load = () => Promise.resolve(bench.tools(createSmtpMailer("smtp://127.0.0.1:1", FROM)));
    const worker = startOutboxWorker(load, 730, 20);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await worker.stop();
    expect(await bench.store.enquiries.list(1)).toHaveLength(1);
    // An hour of this worker is a tenth of a second; the clock is right, and runs.
    const hourly = startOutboxWorker(load, 730, 20, 100);
    for (let count = 0; count < 10; count += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      bench.clock += 60 * 60_000;
    }
    await hourly.stop();
    expect(await bench.store.enquiries.list(1)).toHaveLength(0);
  });
});
