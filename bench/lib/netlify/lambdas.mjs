import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";

const HOST = join(import.meta.dirname, "lambda-host.mjs");

/** A test that fails must not leave its functions behind. */
const children = new Set();
process.once("exit", () => children.forEach((child) => child.kill("SIGKILL")));

/** Starts the process of one function, whose environment is this and nothing else. */
async function startProcess(file, variables, onLog) {
  const env = { AWS_LAMBDA_FUNCTION_NAME: "test", PATH: process.env.PATH, ...variables };
  const stdio = ["ignore", "pipe", "pipe", "ipc"];
  const child = fork(HOST, [file], { env, stdio, cwd: tmpdir(), execArgv: [] });
  children.add(child);
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
    children.delete(child);
    for (const reply of waiting.values()) reply({ error: `the process ended with ${code}` });
  });
  return { ask, signal: (name) => child.kill(name), stop: () => child.kill("SIGKILL") };
}

/**
 * Makes every function of a deploy callable by its id, each bundled alone into a folder without packages, and started at its first event.
 * `getLog` returns all their lines; `measure` returns of each its size, how long it took to load and to answer first, and its native modules.
 */
export async function startLambdas(root, env) {
  const folder = await mkdtemp(join(tmpdir(), "lambdas-"));
  const functions = join(root, ".netlify/functions-internal");
  const ids = await readdir(functions);
  const getFile = (id) => join(folder, `${id}.cjs`);
  const running = new Map();
  const firstMs = new Map();
  let log = "";

  async function begin(id) {
    // As Netlify's `node_bundler = "esbuild"` does.
    await build({
      ...{
        entryPoints: [join(functions, id, `${id}.js`)],
        outfile: getFile(id),
        bundle: true,
        format: "cjs",
      },
      ...{ platform: "node", target: "node20", external: ["libsql"], logLevel: "error" },
    });
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
    measure: () =>
      Promise.all(
        ids.map(async (id) => {
          const { loadMs, native } = await (await start(id)).ask();
          const kilobytes = Math.round((await stat(getFile(id))).size / 1024);
          const [load, first] = [loadMs, firstMs.get(id) ?? 0].map(Math.round);
          return { id, kilobytes, loadMs: load, firstMs: first, native: native.length };
        }),
      ),
    async stop() {
      for (const started of running.values()) (await started).stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
