import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { openEditorSession } from "../../scripts/lib/open-editor-session.mjs";
import { findFreePort } from "../../scripts/lib/port.mjs";
import { until } from "./proof.mjs";

const ORIGINAL = join(import.meta.dirname, "../..");
const START_MS = 600_000;
const PUBLISH_MS = 300_000;

function git(folder, ...args) {
  const identity = ["-c", "user.name=Bench", "-c", "user.email=bench@localhost", "-c", "core.hooksPath="];
  return execFileSync("git", [...identity, ...args], { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 28 });
}

/** Copies the sources of the repository: what git knows or would take, so that uncommitted changes come along. Packages are linked. */
export async function copySources(to) {
  const names = git(ORIGINAL, "ls-files", "-z", "-co", "--exclude-standard").split("\0");
  for (const name of names.filter((one) => one !== "" && existsSync(join(ORIGINAL, one)))) {
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
  git(root, "commit", "--quiet", "--allow-empty", "--message", "Content");
}

/** The environment of a build: nothing of ours but what a shell has. */
export function createEnvironment(variables = {}) {
  const { PATH, HOME, GATSBY_AVIF } = process.env;
  return {
    PATH,
    HOME,
    GATSBY_AVIF,
    SITE_URL: "http://127.0.0.1:8000",
    GATSBY_TELEMETRY_DISABLED: "1",
    ...variables,
  };
}

/** Waits until an address answers what is right. Returns when it did. */
export async function waitForPage(url, isRight, patienceMs = PUBLISH_MS) {
  let at = 0;
  const isThere = async () => {
    const response = await fetch(url).catch(() => undefined);
    // A page that says what is wrong with a link is right, too.
    if (!response || response.status >= 500 || !isRight(await response.text())) return false;
    at = performance.now();
    return true;
  };
  await until(`The right page at ${url}`, isThere, patienceMs);
  return at;
}

/** Runs `npm start` in a copy of the repository, on a port, as a process group of its own; `end` ends the group, with its builds. */
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
  // The server gets ready to publish.
  await fetch(`${url}/api/editor/listBin`, { headers: { cookie } });
  return {
    ...{ url, pid: child.pid },
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
