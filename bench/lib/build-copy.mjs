import { execFileSync, spawn } from "node:child_process";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { watchProcesses } from "../../scripts/lib/process-tree.mjs";

/** What a build makes; a cold one begins without it. */
const MADE = ["public", ".cache", ".build", "static/admin"];

function git(folder, ...args) {
  const identity = ["-c", "user.name=Bench", "-c", "user.email=bench@localhost", "-c", "core.hooksPath="];
  return execFileSync("git", [...identity, ...args], { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 28 });
}

/** Lets Gatsby make pictures in these formats: `jpeg` stands for the format of the source. */
export async function setFormats(root, formats) {
  const file = join(root, "gatsby-config.ts");
  const source = await readFile(file, "utf8");
  const wanted = JSON.stringify(formats.map((format) => (format === "jpeg" ? "auto" : format)));
  const changed = source.replace(/formats: \[[^\]]*\]/, `formats: ${wanted}`);
  if (changed === source && !source.includes(`formats: ${wanted}`))
    throw new Error(`${file} names no formats.`);
  await writeFile(file, changed);
}

/** Commits everything, so that files have the dates that git knows. */
export function commitAll(root) {
  git(root, "init", "--quiet");
  git(root, "add", "--all");
  git(root, "commit", "--quiet", "--allow-empty", "--message", "Synthetic content");
}

/** Removes what builds have made. */
export async function clean(root) {
  for (const name of MADE) await rm(join(root, name), { recursive: true, force: true });
}

/** The environment of a build: nothing of ours but what a shell has. */
export function createEnvironment(variables = {}) {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, SITE_URL: "http://127.0.0.1:8000", GATSBY_TELEMETRY_DISABLED: "1", ...variables };
}

/** Takes the seconds of steps out of what they print: ours as `✓ Compressing (3.4 s)`, Gatsby's as `success write - 0.5s`. */
function readPhases(output, gatsbyLog) {
  const ours = [...output.matchAll(/^✓ (.+) \(([\d.]+) s\)$/gm)].map(([, name, seconds]) => [
    name,
    Number(seconds),
  ]);
  const theirs = [...gatsbyLog.matchAll(/^success (.+?) - ([\d.]+)s\b/gm)].map(([, name, seconds]) => [
    `  ${name}`,
    Number(seconds),
  ]);
  return [...ours, ...theirs];
}

/** What scripts/publish.mjs notes of a build of changed content alone; `undefined` for any other build. */
async function readPublishing(root, started) {
  const path = join(root, ".build/publish.json");
  const written = await stat(path).catch(() => undefined);
  if (!written || written.mtimeMs < started) return undefined;
  const { seconds, rendered } = JSON.parse(await readFile(path, "utf8"));
  return { rendered, phases: Object.entries(seconds).map(([name, time]) => [`  ${name}`, time]) };
}

/** Builds as `npm run build` does; gets its seconds, the peak memory of all its processes in MiB, their processor seconds, the seconds of its phases, and how many pages a build of changed content rendered. */
export async function measureBuild(root, env = createEnvironment()) {
  const [started, startedAt] = [performance.now(), Date.now()];
  const child = spawn(process.execPath, ["scripts/build.mjs"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stopWatching = watchProcesses(child.pid);
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.once("close", resolve));
  const usage = stopWatching();
  if (code !== 0) throw new Error(`The build ended with code ${code}:\n${output.slice(-4000)}`);
  const publishing = await readPublishing(root, startedAt);
  const log = publishing ? "" : await readFile(join(root, ".build/gatsby.log"), "utf8");
  return {
    seconds: (performance.now() - started) / 1000,
    ...usage,
    phases: [...readPhases(output, log), ...(publishing?.phases ?? [])],
    rendered: publishing?.rendered,
  };
}
