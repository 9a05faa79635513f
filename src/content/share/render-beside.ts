import { fork } from "node:child_process";
import { setPriority } from "node:os";
import { join } from "node:path";

import { buildSync } from "esbuild";

import type { ShareJob } from "./render-jobs";

/** Of 0 to 19: what Gatsby does comes first. */
const NICE = 10;

/**
 * Renders pictures below `public` in a process of its own, at a lower priority, and resolves when that has ended, for whatever reason: a
 * picture that is missing then is the caller's.
 */
export async function renderBeside(root: string, jobs: readonly ShareJob[]): Promise<void> {
  const program = join(root, ".cache/render-share-pictures.mjs");
  buildSync({
    entryPoints: ["src/content/share/render-program.ts"],
    outfile: program,
    ...{ bundle: true, platform: "node", format: "esm", packages: "external", target: "node20" },
  });
  // Without the options of this process, which patch Gatsby's plugins.
  const child = fork(program, { cwd: root, execArgv: [] });
  if (child.pid !== undefined) setPriority(child.pid, NICE);
  child.send({ root, jobs });
  await new Promise((resolve) => child.once("exit", resolve).once("error", resolve));
}
