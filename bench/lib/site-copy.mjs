import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { openEditorSession } from "../../scripts/lib/open-editor-session.mjs";
import { findFreePort } from "../../scripts/lib/port.mjs";
import { watchProcesses } from "../../scripts/lib/process-tree.mjs";
import { until } from "./proof.mjs";

const ORIGINAL = join(import.meta.dirname, "../..");
/** What a build makes; a cold one begins without it. */
const MADE = ["public", ".cache", ".build", "static/admin"];
const START_MS = 600_000;
const PUBLISH_MS = 300_000;

function git(folder, ...args) {
  const identity = ["-c", "user.name=Bench", "-c", "user.email=bench@localhost", "-c", "core.hooksPath="];
  return execFileSync("git", [...identity, ...args], { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 28 });
}

/**
 * Copies the sources of the repository that `takes` wants, by their names: what git knows or would take, so that uncommitted changes come
 * along. Packages are linked.
 */
export async function copySources(to, takes = () => true) {
  const names = git(ORIGINAL, "ls-files", "-z", "-co", "--exclude-standard").split("\0");
  for (const name of names.filter((one) => one !== "" && existsSync(join(ORIGINAL, one)) && takes(one))) {
    await mkdir(dirname(join(to, name)), { recursive: true });
    await cp(join(ORIGINAL, name), join(to, name), { preserveTimestamps: true });
  }
  if (!existsSync(join(to, "node_modules")))
    await symlink(join(ORIGINAL, "node_modules"), join(to, "node_modules"), "junction");
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

/** The environment of a build: nothing of ours but what a shell has. */
function createEnvironment(variables = {}) {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, SITE_URL: "http://127.0.0.1:8000", GATSBY_TELEMETRY_DISABLED: "1", ...variables };
}

/** Takes the seconds of steps out of what they print: ours as `✓ Compressing (3.4 s)`, Gatsby's as `success write - 0.5s`. */
function readPhases(output, gatsbyLog) {
  const find = (pattern, text, indent) =>
    [...text.matchAll(pattern)].map(([, name, seconds]) => [indent + name, Number(seconds)]);
  return [
    ...find(/^✓ (.+) \(([\d.]+) s\)$/gm, output, ""),
    ...find(/^success (.+?) - ([\d.]+)s\b/gm, gatsbyLog, "  "),
  ];
}

/** Builds as `npm run build` does. Returns its seconds, the peak memory of all its processes in MiB, their processor seconds, and the seconds of its phases. */
export async function measureBuild(root) {
  const started = performance.now();
  const stdio = ["ignore", "pipe", "inherit"];
  const child = spawn(process.execPath, ["scripts/build.mjs"], {
    cwd: root,
    env: createEnvironment(),
    stdio,
  });
  const stopWatching = watchProcesses(child.pid);
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (chunk) => (output += chunk));
  const [code] = await once(child, "close");
  const usage = stopWatching();
  if (code !== 0) throw new Error(`The build ended with code ${code}:\n${output.slice(-4000)}`);
  const log = await readFile(join(root, ".build/gatsby.log"), "utf8");
  return { seconds: (performance.now() - started) / 1000, ...usage, phases: readPhases(output, log) };
}

/** Waits until an address answers what is right. Returns when it did. */
export async function waitForPage(url, isRight, patienceMs = PUBLISH_MS) {
  let at = 0;
  const isThere = async () => {
    const response = await fetch(url).catch(() => undefined);
    if (!response?.ok || !isRight(await response.text())) return false;
    at = performance.now();
    return true;
  };
  await until(`The right page at ${url}`, isThere, patienceMs);
  return at;
}

/**
 * Runs `npm start` in a copy of the repository, on a port, as a process group of its own. `call` calls its editor as who has the printed link;
 * `end` ends the group, with its builds.
 */
export async function startCopy(root, { port, ...variables } = {}) {
  const PORT = String(port ?? (await findFreePort()));
  const url = `http://127.0.0.1:${PORT}`;
  const env = createEnvironment({ PORT, NODE_ENV: "production", ...variables });
  const stdio = ["ignore", "ignore", "inherit"];
  const child = spawn(process.execPath, ["scripts/start.mjs"], { cwd: root, env, stdio, detached: true });
  const kill = () => process.kill(-child.pid, "SIGKILL");
  process.once("exit", kill);
  await waitForPage(url, () => true, START_MS);
  const cookie = await openEditorSession(url, join(root, ".data"));
  async function call(action, params = {}) {
    const headers = { "content-type": "application/json", origin: url, cookie };
    const body = JSON.stringify({ action, params });
    const response = await fetch(`${url}/api/editor`, { method: "POST", headers, body });
    if (!response.ok) throw new Error(`${action} was answered ${response.status}: ${await response.text()}`);
    return response.json();
  }
  // The server gets ready to publish.
  await call("listBin");
  return {
    ...{ url, cookie, pid: child.pid, call },
    async end(signal = "SIGTERM") {
      const ended = once(child, "exit");
      process.kill(-child.pid, signal);
      await ended;
      process.off("exit", kill);
    },
  };
}

/** Puts a mark into the company's name of each language, which stands on every page. */
export async function markCompany(root, mark) {
  const file = join(root, "content/settings/site.json");
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replaceAll(/("company": ")[^"]*/g, `$1${mark}`));
}
