import { existsSync } from "node:fs";

import { inRoot } from "./root.mjs";

/** The programs of `src/hosting` that run outside Gatsby, each bundled into one file of `.build/`. */
export const PROGRAMS = {
  server: "main",
  enquiries: "enquiries-cli",
  precompress: "precompress",
  content: "content-program",
};

/** Gets the path of a bundled program. */
export function getProgramPath(name) {
  return inRoot(".build", `${name}.mjs`);
}

/** Tells whether the source of a program exists. */
export function hasProgram(name) {
  return existsSync(inRoot("src", "hosting", `${PROGRAMS[name]}.ts`));
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
