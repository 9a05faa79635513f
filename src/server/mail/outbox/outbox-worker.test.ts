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
});
