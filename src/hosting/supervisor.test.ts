/** @jest-environment node */
import { buildSync } from "esbuild";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { makeTemporaryFolder } from "../testing/temporary-folder";
import { installRelease, rollBack } from "./release/install-release";

const [bundle] = buildSync({
  entryPoints: ["src/hosting/supervisor.ts"],
  bundle: true,
  write: false,
  platform: "node",
  format: "esm",
}).outputFiles;

const ANSWERS = `import { createServer } from "node:http";
createServer().listen(0, "127.0.0.1");
process.on("message", () => process.exit(0));`;
const FAILS = "process.exit(1);";

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
  return folder;
}

afterEach(async () => {
  const ended = once(supervisor, "exit");
  supervisor.kill();
  await ended;
});

it("notes which release answers, so that a deployment after a failed one keeps it", async () => {
  const home = makeTemporaryFolder();
  await installRelease(pack("good", ANSWERS), home);
  start(join(home, "current/server.mjs"));
  await expectEvent("release-started", "good");
  await installRelease(pack("broken", FAILS), home);
  await expectEvent("release-failed", "broken");
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
