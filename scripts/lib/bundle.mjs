import { readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";

import { Problem } from "./problem.mjs";
import { inRoot } from "./root.mjs";
import { runProgram } from "./run-program.mjs";

/** The programs of `src/` that run outside Gatsby, each bundled into one file of `.build/`. */
export const PROGRAMS = {
  server: "hosting/main",
  enquiries: "hosting/enquiries-cli",
  staff: "hosting/staff-cli",
  precompress: "deployment/precompress",
  content: "content/documents/content-program",
  package: "deployment/package-program",
  netlify: "deployment/netlify/prepare-deploy",
  "develop-editor": "hosting/develop-editor",
};

/** The programs of a packaged site, each with everything it needs but native libraries. */
const PACKAGED = { ...PROGRAMS, deploy: "deployment/deploy-cli" };
/** For bundled packages that call `require`. */
const WITH_REQUIRE = `import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);`;

/** What a serverless function is bundled with; programs read the content that is published. */
const CONTENT = "../../../.build/content/*";

export function getProgramPath(name) {
  return inRoot(".build", `${name}.mjs`);
}

/** Imports a bundled program, and so runs one that exports nothing. */
export function importProgram(name) {
  return import(pathToFileURL(getProgramPath(name)).href);
}

async function bundle(options) {
  const { build } = await import("esbuild");
  await build({
    absWorkingDir: inRoot(),
    bundle: true,
    packages: "external",
    platform: "node",
    target: "node20",
    logLevel: "silent",
    ...options,
  });
}

/** A program with its packages. pg works without pg-native; the native libraries stay in node_modules. */
const WHOLE = {
  packages: "bundle",
  external: ["fsevents", "libsql", "pg-native", "sharp", CONTENT],
  banner: { js: WITH_REQUIRE },
};

/** Bundles programs of a packaged site, by default all, into a folder. */
export function bundlePackaged(folder, names = ["server", "enquiries", "staff", "deploy"]) {
  return bundle({
    ...WHOLE,
    entryPoints: names.map((out) => ({ out, in: `src/${PACKAGED[out]}.ts` })),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    format: "esm",
  });
}

/** Bundles a program's own modules into `.build/<name>.mjs`; packages stay in node_modules, but those of the server. */
export function bundleProgram(name) {
  return bundle({
    external: [CONTENT],
    // Some of its packages are CommonJS without names that Node could import.
    ...(name === "server" && WHOLE),
    entryPoints: [`src/${PROGRAMS[name]}.ts`],
    outfile: getProgramPath(name),
    format: "esm",
    sourcemap: true,
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

/** Imports a module of the sources that commands share with the server. */
export async function importSource(path) {
  const outfile = inRoot(".build", `${basename(path, ".ts")}.mjs`);
  await bundle({ entryPoints: [path], outfile, format: "esm" });
  return import(pathToFileURL(outfile).href);
}

/** Bundles the server and its companions into `.build/`. */
export async function bundlePrograms() {
  for (const name of Object.keys(PROGRAMS)) {
    await bundleProgram(name).catch((error) => {
      throw new Problem(`src/${PROGRAMS[name]}.ts could not be bundled.`, { output: error.message });
    });
  }
}

/** Writes compressed copies of the changed files in `public/`; with `isQuick` quickly and less small, while staff wait. */
export async function precompress({ isQuick = false } = {}) {
  const options = isQuick ? ["--quick"] : [];
  const { code, output } = await runProgram(process.execPath, [getProgramPath("precompress"), ...options]);
  if (code !== 0) throw new Problem("Compressing the built files failed.", { output });
}
