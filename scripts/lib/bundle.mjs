import { existsSync } from "node:fs";

import { inRoot } from "./root.mjs";

/** The programs of `src/hosting` that run outside Gatsby, each bundled into one file of `.build/`. */
export const PROGRAMS = {
  server: "main",
  enquiries: "enquiries-cli",
  precompress: "precompress",
  content: "content-program",
  package: "package-program",
};

/** The programs of a packaged site, each with everything it needs but the native library of SQLite. */
const PACKAGED = { server: "supervisor", site: "main", enquiries: "enquiries-cli", deploy: "deploy-cli" };
/** Packages among them that were written for `require`. */
const WITH_REQUIRE = `import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);`;

/** Gets the path of a bundled program. */
export function getProgramPath(name) {
  return inRoot(".build", `${name}.mjs`);
}

/** Tells whether the source of a program exists. */
export function hasProgram(name) {
  return existsSync(inRoot("src", "hosting", `${PROGRAMS[name]}.ts`));
}

/** Bundles the programs of a packaged site into a folder. */
export async function bundlePackaged(folder) {
  const { build } = await import("esbuild");
  await build({
    absWorkingDir: inRoot(),
    entryPoints: Object.entries(PACKAGED).map(([out, name]) => ({ out, in: `src/hosting/${name}.ts` })),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    // pg looks for its native companion and does without.
    external: ["libsql", "pg-native"],
    banner: { js: WITH_REQUIRE },
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: true,
    sourcesContent: false,
    logLevel: "silent",
  });
}

/** Bundles a program's own modules into `.build/<name>.mjs`; packages stay in node_modules. */
export async function bundleProgram(name) {
  const { build } = await import("esbuild");
  await build({
    absWorkingDir: inRoot(),
    entryPoints: [`src/hosting/${PROGRAMS[name]}.ts`],
    outfile: getProgramPath(name),
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: true,
    logLevel: "silent",
  });
}
