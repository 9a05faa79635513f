import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";

import { inRoot } from "./root.mjs";

/** The programs of a packaged site; a build makes the first one. */
const PROGRAMS = {
  server: "hosting/main",
  enquiries: "hosting/enquiries-cli",
  staff: "hosting/staff-cli",
  deploy: "deployment/deploy-cli",
};

/** What a serverless function is bundled with; programs read the content that is published. */
const CONTENT = "../../../.build/content/*";
/** For bundled packages that call `require`. */
const WITH_REQUIRE = `import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);`;

async function bundle(options) {
  const { build } = await import("esbuild");
  await build({
    absWorkingDir: inRoot(),
    bundle: true,
    packages: "external",
    external: [CONTENT],
    platform: "node",
    target: "node20",
    format: "esm",
    logLevel: "silent",
    ...options,
  });
}

/** Bundles programs into a folder, each with its packages. pg works without pg-native; the native libraries stay in node_modules. */
export function bundlePrograms(folder, names = Object.keys(PROGRAMS), options = {}) {
  return bundle({
    entryPoints: names.map((out) => ({ out, in: `src/${PROGRAMS[out]}.ts` })),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    packages: "bundle",
    external: ["fsevents", "libsql", "pg-native", "sharp", CONTENT],
    banner: { js: WITH_REQUIRE },
    ...options,
  });
}

/**
 * Bundles what reads guests' mails, with its packages, into a JSON file that functions and server contain as text: a thread is started from
 * it on every host.
 */
export async function bundleMailWorker() {
  const outfile = inRoot(".build", "mail-worker.cjs");
  const entryPoints = ["src/server/mail/mailbox/mail-worker.ts"];
  await bundle({ entryPoints, outfile, format: "cjs", packages: "bundle", minify: true });
  await writeFile(
    inRoot(".build", "mail-worker.json"),
    JSON.stringify({ code: await readFile(outfile, "utf8") }),
  );
}

const imported = new Map();

/** Imports a module of the sources, once: a long-lived process goes on with the code that it has loaded. */
export function importSource(path, folder = inRoot(".build")) {
  const outfile = join(folder, `${basename(path, ".ts")}.mjs`);
  const load = () => bundle({ entryPoints: [path], outfile }).then(() => import(pathToFileURL(outfile).href));
  if (!imported.has(outfile)) imported.set(outfile, load());
  return imported.get(outfile);
}
