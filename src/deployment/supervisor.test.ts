/** @jest-environment node */
import { buildSync } from "esbuild";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

import { makeTemporaryFolder } from "../testing/temporary-folder";
import { installRelease, rollBack } from "./release/install-release";

const [bundle] = buildSync({
  entryPoints: ["src/deployment/supervisor.ts"],
  bundle: true,
  write: false,
  platform: "node",
  format: "esm",
}).outputFiles;

const ANSWERS = `import { createServer } from "node:http";
createServer().listen(0, "127.0.0.1");
process.on("message", () => {
  console.log("told-to-end", import.meta.dirname);
  process.exit(0);
});`;
/** Answers from when a file `go` lies beside it. */
const WAITS = `import { existsSync } from "node:fs";
console.log("begun", import.meta.dirname);
while (!existsSync(import.meta.dirname + "/go")) await new Promise((done) => setTimeout(done, 20));
await import("./answers.mjs");`;
const FAILS = "process.exit(1);";
/** Answers, and dies when a file `go` lies beside it. */
const DIES = `${ANSWERS}
import { existsSync, rmSync } from "node:fs";
setInterval(() => {
  if (!existsSync(import.meta.dirname + "/go")) return;
  rmSync(import.meta.dirname + "/go");
  process.exit(2);
}, 20);`;

let supervisor: ChildProcess;
let log: string;

function start(program: string): void {
  log = "";
  supervisor = spawn(process.execPath, [program], { stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [supervisor.stdout, supervisor.stderr])
    stream?.on("data", (chunk: Buffer) => (log += chunk.toString()));
}

/** Waits until the log names an event of a release. */
async function expectEvent(event: string, release: string): Promise<void> {
  const isThere = () => log.split("\n").some((line) => line.includes(event) && line.includes(release));
  for (let waited = 0; !isThere(); waited += 20) {
    if (waited > 10_000) throw new Error(`No ${event} of ${release}:\n${log}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function pack(id: string, site: string): string {
  const folder = makeTemporaryFolder();
  mkdirSync(join(folder, "public"));
  writeFileSync(join(folder, "release.json"), JSON.stringify({ id, files: [] }));
  writeFileSync(join(folder, "server.mjs"), bundle?.text ?? "");
  writeFileSync(join(folder, "site.mjs"), site);
  writeFileSync(join(folder, "answers.mjs"), ANSWERS);
  return folder;
}

async function stop(): Promise<void> {
  if (supervisor.exitCode !== null) return;
  const ended = once(supervisor, "exit");
  supervisor.kill();
  await ended;
}

const go = (home: string, id: string) => writeFileSync(join(home, "releases", id, "go"), "");
const getRunning = (home: string) => basename(readlinkSync(join(home, "running")));

/** A home folder whose server runs a release that answers. */
async function startGood(site = ANSWERS): Promise<string> {
  const home = makeTemporaryFolder();
  await installRelease(pack("good", site), home);
  start(join(home, "current/server.mjs"));
  await expectEvent("release-started", "good");
  return home;
}

async function deployBroken(home: string): Promise<void> {
  await installRelease(pack("broken", FAILS), home);
  await expectEvent("release-failed", "broken");
}

afterEach(stop);

it("notes which release answers, so that a deployment after a failed one keeps it", async () => {
  const home = await startGood();
  await deployBroken(home);
  expect(readlinkSync(join(home, "running"))).toBe(join("releases", "good"));

  await installRelease(pack("mended", ANSWERS), home);
  await expectEvent("release-started", "mended");
  expect(await rollBack(home)).toBe("good");
});

it("serves on where it cannot note it", async () => {
  const home = makeTemporaryFolder();
  await installRelease(pack("good", ANSWERS), home);
  mkdirSync(join(home, ".running-next/in-the-way"), { recursive: true });
  start(join(home, "current/server.mjs"));
  await expectEvent("release-not-noted", "good");
  expect(supervisor.exitCode).toBeNull();
});

it("keeps the newer release when an older one is ready after it", async () => {
  const home = await startGood();
  await installRelease(pack("slow", WAITS), home);
  await expectEvent("begun", "slow");
  await installRelease(pack("newer", ANSWERS), home);
  await expectEvent("release-started", "newer");
  go(home, "slow");
  await expectEvent("told-to-end", "slow");
  await expectEvent("release-overtaken", "slow");
  expect(getRunning(home)).toBe("newer");
  expect(log).not.toMatch(/told-to-end.*newer/);
});

it("lets an older release give way as soon as a newer one is asked for", async () => {
  const home = await startGood();
  for (const id of ["slow", "newer"]) {
    await installRelease(pack(id, WAITS), home);
    await expectEvent("begun", id);
  }
  go(home, "slow");
  await expectEvent("told-to-end", "slow");
  expect(getRunning(home)).toBe("good");
  go(home, "newer");
  await expectEvent("release-started", "newer");
  expect(log).not.toMatch(/release-started.*slow/);
});

describe("at the first start of all", () => {
  let home: string;
  beforeEach(async () => {
    home = makeTemporaryFolder();
    await installRelease(pack("slow", WAITS), home);
    start(join(home, "current/server.mjs"));
    await expectEvent("begun", "slow");
  });

  it("serves an older release until the newer one is ready", async () => {
    await installRelease(pack("newer", WAITS), home);
    await expectEvent("begun", "newer");
    go(home, "slow");
    await expectEvent("release-started", "slow");
    go(home, "newer");
    await expectEvent("release-started", "newer");
    await expectEvent("told-to-end", "slow");
  });

  it("waits for an older release when the newer one does not start", async () => {
    await deployBroken(home);
    go(home, "slow");
    await expectEvent("release-started", "slow");
  });
});

it("starts the release that answered last after a reboot, when the wanted one does not start", async () => {
  const home = await startGood();
  await deployBroken(home);
  await stop();
  start(join(home, "current/server.mjs"));
  await expectEvent("release-failed", "broken");
  await expectEvent("release-fallback", "good");
  await expectEvent("release-started", "good");

  await installRelease(pack("mended", ANSWERS), home);
  await expectEvent("release-started", "mended");
  await expectEvent("told-to-end", "good");
  expect(log.match(/release-failed/g)).toHaveLength(1);
  expect(await rollBack(home)).toBe("good");
});

it("starts the release that has died again, and not one that has never started", async () => {
  const home = await startGood(DIES);
  await deployBroken(home);
  log = "";
  go(home, "good");
  await expectEvent("site-ended", "good");
  await expectEvent("release-started", "good");
  expect(log).not.toContain("release-failed");
});

it("ends when neither of the two starts", async () => {
  const home = await startGood();
  await deployBroken(home);
  await stop();
  writeFileSync(join(home, "releases/good/site.mjs"), FAILS);
  start(join(home, "current/server.mjs"));
  await once(supervisor, "exit");
  expect(supervisor.exitCode).toBe(1);
  await expectEvent("release-failed", "good");
});
