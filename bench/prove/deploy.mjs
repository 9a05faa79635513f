#!/usr/bin/env node
// Stress test: deployments break nothing for visitors. They browse, and post enquiries, through Caddy as docs/hosting sets it
// up, while a release in which every script has another name is deployed and rolled back in turns, each time with a restart on a
// socket that stays open; each answer must be right, each enquiry stored.
//   npm run package && node bench/prove/deploy.mjs [--restarts 5] [--visitors 200] [--seconds 40] [--dist dist]
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, readFile, readdir, readlink, rename, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

import { findFreePort } from "../../scripts/lib/port.mjs";
import { startCaddy } from "../../src/testing/start-caddy.mjs";
import { prove } from "../lib/proof.mjs";
import { countAnswers, getReferences, startStreams } from "../lib/requests.mjs";
import { readReferences } from "../lib/store.mjs";
import { createVisitor } from "../lib/visitor.mjs";

/** Starts the program ($1) with the socket as descriptor 3, again and again, as systemd does with `Restart=always`. */
const LOOP = `while :; do
  sh -c 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$1"' "$0" "$1" &
  echo "started $!"
  wait
done`;

/** Opens a socket that a child process inherits; this process itself accepts nothing. */
async function openSocket(port) {
  const socket = createServer().listen(port, "127.0.0.1");
  await once(socket, "listening");
  return socket;
}

/**
 * Stands for systemd with a socket unit: holds a socket open and gives it to a program, which may be started anew while clients wait.
 * Returns what restarts the program and what ends it.
 */
async function startActivated(program, port, variables) {
  const socket = await openSocket(port);
  const shell = spawn("sh", ["-c", LOOP, process.execPath, program], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", PORT: String(port), ...variables },
    // Node has no public name for the descriptor of a socket.
    stdio: ["ignore", "pipe", "pipe", socket._handle.fd],
    detached: true,
  });
  const killAll = () => process.kill(-shell.pid, "SIGKILL");
  process.once("exit", killAll);
  socket.close();
  let log = "";
  for (const stream of [shell.stdout, shell.stderr]) stream.on("data", (chunk) => (log += chunk));
  const count = () => log.split(" is at ").length - 1;

  async function waitUntilStarted(starts) {
    while (count() < starts) await sleep(20);
  }
  const getPid = () => Number([...log.matchAll(/^started (\d+)$/gm)].at(-1)[1]);

  await waitUntilStarted(1);
  return {
    getLog: () => log,
    /** Ends the program as `systemctl restart` does. Returns the milliseconds until the next one answers. */
    async restart() {
      const [starts, began] = [count(), performance.now()];
      process.kill(getPid(), "SIGTERM");
      await waitUntilStarted(starts + 1);
      return Math.round(performance.now() - began);
    },
    async end() {
      process.off("exit", killAll);
      process.kill(shell.pid, "SIGKILL");
      process.kill(getPid(), "SIGTERM");
      await once(shell.stdout, "close");
    },
  };
}

const TEXT = /\.(?:html|js|css|json|xml|txt|webmanifest|map)$/;
const CODE = /[-.]([0-9a-f]{20})\.(?:js|css)$/;

/** Another hash of the same length, always the same for the same one. */
const change = (hash) => [...hash].map((digit) => (15 - parseInt(digit, 16)).toString(16)).join("");

/**
 * Makes a release after the given one in which everything is new: every script and style has another name, in its own name and
 * wherever it is named, and so has the build. The strictest deployment there is, without a second build of three minutes.
 */
async function makeNextRelease(packaged, target, id) {
  await cp(packaged, target, { recursive: true });
  const entries = await readdir(join(target, "public"), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  // Compressed copies would still say the old names.
  for (const file of files.filter((name) => /\.(?:br|gz)$/.test(name))) await rm(file);
  const { webpackCompilationHash } = JSON.parse(
    await readFile(join(target, "public/page-data/app-data.json"), "utf8"),
  );
  const hashes = new Set([webpackCompilationHash, ...files.flatMap((file) => CODE.exec(file)?.[1] ?? [])]);
  const rename20 = (text) => text.replace(/[0-9a-f]{20,}/g, (run) => (hashes.has(run) ? change(run) : run));
  for (const file of files.filter((name) => TEXT.test(name))) {
    const text = await readFile(file, "utf8");
    await writeFile(file, rename20(text));
    if (CODE.test(file)) await rename(file, rename20(file));
  }
  const release = JSON.parse(await readFile(join(target, "release.json"), "utf8"));
  const own = release.files.filter((file) => !/\.(?:br|gz)$/.test(file)).map(rename20);
  await writeFile(join(target, "release.json"), JSON.stringify({ id, files: own }));
  return own.filter((file) => !release.files.includes(file)).length;
}

const STARTS = ["/", "/es", "/it", "/excursions", "/es/excursiones", "/catalog", "/contact"];
const PAUSE_MS = 2000;
const run = promisify(execFile);

await prove({ store: "sqlite", restarts: 5, visitors: 200, seconds: 40, dist: "dist" }, deployUnderLoad);

async function deployUnderLoad({ root, folder, variables, settings, stops, restarts, ...options }) {
  const [home, next] = [join(folder, "home"), join(folder, "next")];
  const deploy = async (release) =>
    (await run(process.execPath, [join(release, "deploy.mjs"), home], { cwd: folder })).stdout.trim();
  const renamed = await makeNextRelease(root, next, "next");
  await deploy(root);
  const [port, proxyPort] = [Number(variables.PORT), await findFreePort()];
  const program = join(home, "current/server.mjs");
  const site = await startActivated(program, port, { ...variables, TRUST_PROXY: "1" });
  stops.push(site.end);
  const proxy = await startCaddy(folder, { http: proxyPort }, port);
  stops.push(proxy.stop);
  const url = `http://127.0.0.1:${proxyPort}`;

  const broken = [];
  let over = false;
  const visitors = Array.from({ length: options.visitors }, () =>
    createVisitor(url, (problem) => broken.push(problem)),
  );
  const browsing = visitors.map(async (visitor, index) => {
    // They do not all come at once.
    await sleep((index / visitors.length) * 3000);
    await visitor.browse(STARTS[index % STARTS.length], () => over, PAUSE_MS);
  });
  const posts = startStreams(url, { streams: 32, pauseMs: 40 });
  const pause = (options.seconds * 1000) / (restarts + 1);
  const restartMs = [];
  for (let turn = 0; turn < restarts; turn += 1) {
    await sleep(pause);
    // The new release, then back by the release before itself, and so on.
    const release = turn === 0 ? next : join(home, await readlink(join(home, "previous")));
    console.log(await deploy(release));
    restartMs.push(await site.restart());
  }
  await sleep(pause);
  over = true;
  await Promise.all(browsing);
  const answers = await posts.stop();

  const references = getReferences(answers);
  const stored = await readReferences(settings);
  const total = (name) => visitors.reduce((sum, { counts }) => sum + counts[name], 0);
  const totals = ["requests", "pages", "navigations", "reloads"].map((name) => [name, total(name)]);
  const figures = {
    ...{ renamed, restartMs, ...Object.fromEntries(totals), broken: broken.length },
    ...{ posts: answers.length, answers: countAnswers(answers) },
    refused: answers.length - references.length,
    lost: references.filter((reference) => !stored.has(reference)).length,
  };
  for (const problem of broken.slice(0, 20)) console.log(problem);
  const passed = figures.broken + figures.refused + figures.lost === 0 && figures.reloads > 0;
  return { passed, ...figures };
}
