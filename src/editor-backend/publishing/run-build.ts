import { spawn } from "node:child_process";
import { getPriority, setPriority } from "node:os";
import { join } from "node:path";
import { env as environment } from "node:process";

const LONGEST_MESSAGE = 4000;

/** How Gatsby's report of errors in the content begins. */
export const CONTENT_ERRORS = "The content has ";

/** Picks out of the build's output what staff can act on: the errors in the content, or its last lines. */
export function pickMessage(output: string): string {
  const start = output.indexOf(CONTENT_ERRORS);
  const text = start === -1 ? output.trim().split("\n").slice(-15).join("\n") : output.slice(start);
  return text.trim().slice(0, LONGEST_MESSAGE);
}

/** Of 0 to 19: visitors are answered on the same processors. */
const NICE = 10;

/** Gives a process a lower priority. One that has a still lower one keeps it: no usual user of the system may raise it. */
function lowerPriority(pid: number): void {
  setPriority(pid, Math.max(NICE, getPriority(pid)));
}

/** Runs the site's build in a process of its own, with a lower priority; throws with its words when it fails. */
export function runBuild(root: string, siteUrl: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, "scripts/build.mjs"), "--if-stale"], {
      cwd: root,
      // SITE_URL may be the default, which the environment does not name.
      env: { ...environment, SITE_URL: siteUrl },
      stdio: ["ignore", "pipe", "pipe"],
    });
    if (child.pid !== undefined) lowerPriority(child.pid);
    let output = "";
    const collect = (chunk: string) => (output += chunk);
    child.stdout.setEncoding("utf8").on("data", collect);
    child.stderr.setEncoding("utf8").on("data", collect);
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(pickMessage(output)))));
  });
}
