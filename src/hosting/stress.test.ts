/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";

import { findDovecot } from "../testing/find-dovecot.mjs";

/** Runs a stress test of `bench/prove` in its short form and gets the line of figures that it ends with; one that fails throws what it said. */
async function prove(...args: string[]): Promise<Record<string, unknown>> {
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  let [output, errors] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = (await once(child, "close")) as unknown[];
  const figures = output.trim().split("\n").at(-1) ?? "{}";
  if (code !== 0) throw new Error(`${args.join(" ")}: ${String(code)}\n${figures}\n${errors.slice(-5000)}`);
  return JSON.parse(figures) as Record<string, unknown>;
}

describe("the site as a process of its own", () => {
  it("loses no confirmed enquiry and no mail when it is killed", async () => {
    const figures = await prove("bench/prove/kill.mjs", "--kills", "3", "--pause", "300");
    expect(figures).toMatchObject({ kills: 3, lost: 0 });
  }, 300_000);

  it("loses no answer, quote or acceptance when it is killed, and sends none again", async () => {
    const figures = await prove("bench/prove/inbox-kills.mjs", "--kills", "2");
    expect(figures).toMatchObject({
      kills: 2,
      lost: 0,
      acceptedLost: 0,
      sentAgain: 0,
    });
  }, 300_000);

  const withImap = findDovecot() === undefined ? it.skip : it;
  withImap(
    "takes every reply of a guest once when it is killed meanwhile",
    async () => {
      const figures = await prove("bench/prove/replies.mjs", "--kills", "3");
      expect(figures).toMatchObject({
        kills: 3,
        replies: 12,
        lost: 0,
        twice: 0,
        flags: [],
      });
    },
    300_000,
  );

  it("answers 300 fuzz cases without a crash or a 5xx", async () => {
    const figures = await prove("bench/prove/fuzz.mjs", "--requests", "300");
    expect(figures).toMatchObject({ requests: 300, bugs: 0 });
  }, 300_000);

  it("answers 200 hostile content queries in time and without a 5xx", async () => {
    const figures = await prove("bench/prove/content-queries.mjs", "--queries", "200");
    expect(figures).toMatchObject({ queries: 200, failed: 0, slow: 0, bugs: 0 });
  }, 300_000);

  it("counts posts and recognises a key together with a second process on the same store", async () => {
    const figures = await prove("bench/prove/faults.mjs", "--only", "processes", "--pairs", "4");
    expect(figures).toMatchObject({ agreed: 4, enquiries: 4, mailsTwice: 0 });
    expect(figures).toMatchObject({ reused: { stored: [1, 2], false: 0 } });
  }, 300_000);

  it("leaves no byte of who was deleted, also when it is killed meanwhile, and restores none of them", async () => {
    const args = ["--only", "sqlite", "--people", "6", "--kills", "2"];
    const figures = await prove("bench/prove/deleted-data.mjs", ...args);
    expect(figures).toMatchObject({ deleted: 3, left: [], back: [], keptMissing: 0 });
  }, 300_000);

  it("answers as functions of Netlify, with PostgreSQL and no native module", async () => {
    const figures = await prove("bench/prove/netlify.mjs", "--short");
    const sources = readdirSync("src/api", { recursive: true }).map(String);
    const functions = sources.filter((name) => name.endsWith(".ts")).length;
    expect(figures).toMatchObject({ failed: [], functions, nativeModules: 0 });
  }, 300_000);
});
