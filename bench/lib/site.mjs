import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

import { bundleMailWorker, bundlePackaged } from "../../scripts/lib/bundle.mjs";

const SOURCE = join(import.meta.dirname, "../..");

/** Bundles a program of the sources into a file and imports it. */
export async function importBundled(source, outfile) {
  await build({
    ...{ absWorkingDir: SOURCE, bundle: true, packages: "external", platform: "node", target: "node20" },
    ...{ entryPoints: [source], outfile, format: "esm", logLevel: "error" },
  });
  return import(pathToFileURL(outfile).href);
}

/**
 * Bundles the server, and the programs that are named, from the sources into a folder of the same shape as a built site, without its pages:
 * stress tests need no `npm run build`.
 */
export async function bundleSite(programs = ["server", "enquiries"]) {
  await bundleMailWorker();
  const root = await mkdtemp(join(tmpdir(), "site-bundle-"));
  await bundlePackaged(join(root, ".build"), programs);
  await mkdir(join(root, "public"));
  for (const name of ["node_modules", "content"]) await symlink(join(SOURCE, name), join(root, name));
  const content = await importBundled(
    "src/content/documents/content-program.ts",
    join(root, ".build/content.mjs"),
  );
  await content.writeContentDocuments(join(root, ".build/published"));
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

/**
 * Starts a built or packaged site as a process of its own, on one processor where `cpu` names it, and waits until it listens. The process
 * ends with this one.
 */
export async function startSite(root, variables, { cpu, file = ".build/server.mjs" } = {}) {
  const env = { PATH: process.env.PATH, NODE_ENV: "production", ...variables };
  const pin = cpu === undefined ? [] : ["taskset", "-c", String(cpu)];
  const [program, ...words] = [...pin, process.execPath, join(root, file)];
  const child = spawn(program, words, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  let log = "";
  const errors = [];
  await new Promise((resolve, reject) => {
    child.once("close", (code) =>
      reject(new Error(`The site ended with code ${code} instead of starting:\n${log}`)),
    );
    child.stderr.on("data", (chunk) => {
      log += chunk;
      errors.push(...String(chunk).split("\n"));
      errors.splice(0, errors.length - 1000);
    });
    child.stdout.on("data", (chunk) => {
      if (log.length < 20_000) log += chunk;
      if (log.includes("The site is at")) resolve();
    });
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    ...{ url: `http://127.0.0.1:${variables.PORT}`, pid: child.pid, hasEnded },
    /** Returns the last lines of its error log. */
    getErrors: () => errors,
    async end(signal) {
      if (hasEnded()) return;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    },
  };
}
