import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";

const HOST = join(import.meta.dirname, "lambda-host.mjs");

/** Bundles a handler as Netlify's `node_bundler = "esbuild"` does, into a folder without any node_modules. */
async function bundle(root, id, outfile) {
  const entryPoint = join(root, ".netlify/functions-internal", id, `${id}.js`);
  await build({
    ...{
      entryPoints: [entryPoint],
      outfile,
      bundle: true,
      platform: "node",
      target: "node20",
      format: "cjs",
    },
    ...{ external: ["libsql"], logLevel: "error" },
  });
}

/** A test that fails must not leave its functions behind. */
const children = new Set();
process.once("exit", () => children.forEach((child) => child.kill("SIGKILL")));

/** Starts the process of one function, whose environment is this and nothing else. */
async function startProcess(file, env, onLog) {
  const child = fork(HOST, [file], {
    ...{
      env: { AWS_LAMBDA_FUNCTION_NAME: "test", PATH: process.env.PATH, ...env },
      cwd: tmpdir(),
      execArgv: [],
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  children.add(child);
  child.once("exit", () => children.delete(child));
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", onLog);
  const waiting = new Map();
  let next = 0;
  child.on("message", ({ id, ...reply }) => {
    waiting.get(id)?.(reply);
    waiting.delete(id);
  });
  await once(child, "message");
  const ask = (event) =>
    new Promise((resolve) => {
      next += 1;
      waiting.set(next, resolve);
      child.send({ id: next, event }, (error) => error && resolve({ error: error.message }));
    });
  // An event that ends its process is answered, too.
  child.once("exit", (code) => {
    for (const reply of waiting.values()) reply({ error: `the process ended with ${code}` });
  });
  return { ask, signal: (name) => child.kill(name), stop: () => child.kill("SIGKILL") };
}

/**
 * Makes every function of a deploy callable by its id, each started at its first event. `log` holds all their lines.
 * `measure` gets of each started one its size, how long it took to load and to answer first, and its native modules.
 */
export async function startLambdas(root, env, isBundled = true) {
  const folder = await mkdtemp(join(tmpdir(), "lambdas-"));
  const ids = await readdir(join(root, ".netlify/functions-internal"));
  const getFile = (id) =>
    isBundled ? join(folder, `${id}.cjs`) : join(root, ".netlify/functions-internal", id, `${id}.js`);
  const running = new Map();
  const firstMs = new Map();
  let log = "";
  async function begin(id) {
    if (isBundled) await bundle(root, id, getFile(id));
    return startProcess(getFile(id), env, (text) => (log += text));
  }
  const start = (id) => {
    if (!running.has(id)) running.set(id, begin(id));
    return running.get(id);
  };
  return {
    ids,
    getLog: () => log,
    async invoke(id, event) {
      const { answer, error, ms } = await (await start(id)).ask(event);
      if (!firstMs.has(id)) firstMs.set(id, ms);
      if (error !== undefined) throw new Error(`${id}: ${error}`);
      return answer;
    },
    /** Stops or continues a function's process, as the platform freezes and thaws it. */
    signal: async (id, name) => (await start(id)).signal(name),
    async measure() {
      const rows = ids.map(async (id) => {
        const { loadMs, native } = await (await start(id)).ask();
        const kilobytes = Math.round((await stat(getFile(id))).size / 1024);
        return {
          id,
          kilobytes,
          loadMs: Math.round(loadMs),
          firstMs: Math.round(firstMs.get(id) ?? 0),
          native,
        };
      });
      return Promise.all(rows);
    },
    async stop() {
      for (const started of running.values()) (await started).stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
