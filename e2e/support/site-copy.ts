import { execFile, spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

import { openEditorSession } from "../../scripts/lib/open-editor-session.mjs";
import { findFreePort } from "../../scripts/lib/port.mjs";
import { EMPTY_ENVIRONMENT, TEST_SITE_FOLDER, TEST_SITE_URL } from "../../src/testing/test-site.mjs";
import { startSmtp } from "../../src/testing/start-smtp";
import { createStaffMailbox, type StaffMailbox } from "./mailbox";

/** The site that a test edits. */
export interface EditedSite {
  /** The folder of the test site, a git repository. */
  root: string;
  url: string;
  dataDir: string;
  git(...args: string[]): Promise<string>;
  /** Lists what differs from the sources, committed or not; git's options and paths may follow. */
  diff(...args: string[]): Promise<string>;
  /** Puts the sources back as they were, without the editor's commits, and waits until they are published. */
  restore(): Promise<void>;
  /** Counts the pages that the last publishing has rendered. */
  countRendered(): Promise<number>;
}

/** A second site in the same folder, with a mail server of its own. */
export interface SiteCopy extends EditedSite {
  port: number;
  mailbox: StaffMailbox;
  stop(): Promise<void>;
}

/** The address in the pages' links and in mails: with another one a publish would be a full build. */
export const COPY_ADDRESS = TEST_SITE_URL;
const TEST_SITE = resolve(TEST_SITE_FOLDER);
/** Who may let others in. */
const OWNER_EMAIL = "olga@example.com";
const LOCK_MS = 10_000;
const RESTORE_MS = 120_000;
const PATIENCE_MS = 280_000;

const DATA_DIR = join(TEST_SITE, ".data");
const SETTINGS = {
  ...EMPTY_ENVIRONMENT,
  ...{ NODE_ENV: "production", HOST: "127.0.0.1", SITE_URL: COPY_ADDRESS, RATE_LIMIT: "0", DATA_DIR },
  ...{ OWNER_EMAIL, SMTP_INSECURE: "1" },
};

async function git(...args: string[]): Promise<string> {
  const options = ["-c", "user.name=Test", "-c", "user.email=test@localhost", "-c", "core.hooksPath="];
  const { stdout } = await promisify(execFile)("git", [...options, ...args], {
    ...{ cwd: TEST_SITE, env: { ...process.env, GIT_OPTIONAL_LOCKS: "0" } },
  });
  return stdout;
}

async function countRendered(): Promise<number> {
  const report = await readFile(join(TEST_SITE, ".build/publish.json"), "utf8");
  return (JSON.parse(report) as { rendered: number }).rendered;
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    const timer = setTimeout(() => child.kill("SIGKILL"), 10_000);
    child.once("exit", () => {
      clearTimeout(timer);
      done();
    });
    child.kill("SIGTERM");
  });
}

async function waitUntilAnswered(url: string, child: ChildProcess, getOutput: () => string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null || performance.now() > deadline)
      throw new Error(`The server did not answer in ${TEST_SITE}. It said:\n${getOutput()}`);
    await wait(200);
  }
}

/** The editor may be committing what the test has just saved: waits until it has. */
async function waitForCommits(): Promise<void> {
  const deadline = performance.now() + LOCK_MS;
  while (existsSync(join(TEST_SITE, ".git/index.lock")) && performance.now() < deadline) await wait(100);
}

/** The commit that the sources were copied in; the editor's own follow it. */
const findFirstCommit = async () => (await git("rev-list", "--max-parents=0", "HEAD")).trim();

async function reset(): Promise<void> {
  // A commit that is about to begin would still meet the reset: the second one comes after it.
  await waitForCommits();
  const first = await findFirstCommit();
  await git("reset", "--quiet", "--hard", first).catch(async () => {
    await waitForCommits();
    await git("reset", "--quiet", "--hard", first);
  });
  await git("clean", "--quiet", "-d", "--force");
}

/** Describes a site that runs in the folder of the test site. */
export function getEditedSite(url: string, dataDir: string): EditedSite {
  return {
    ...{ root: TEST_SITE, url, dataDir, git, countRendered },
    diff: async (...args) => git("diff", await findFirstCommit(), ...args),
    async restore() {
      const isUnchanged = async () =>
        (await git("rev-list", "--count", "HEAD")).trim() === "1" &&
        (await git("status", "--porcelain")) === "";
      if (await isUnchanged()) return;
      await reset();
      const deadline = performance.now() + RESTORE_MS;
      const cookie = await openEditorSession(url, dataDir);
      let state = "publishing";
      do {
        // The watcher of files needs a moment to notice.
        await wait(500);
        const response = await fetch(`${url}/api/editor/status`, { headers: { cookie } });
        ({ state } = (await response.json()) as { state: string });
      } while (state === "publishing" && performance.now() < deadline);
    },
  };
}

/** Starts the site on a free port. */
async function startSite(smtpUrl: string): Promise<{ url: string; port: number; child: ChildProcess }> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [".build/server.mjs"], {
    cwd: TEST_SITE,
    env: { ...process.env, ...SETTINGS, PORT: String(port), SMTP_URL: smtpUrl },
    stdio: ["ignore", "pipe", "pipe"],
  });
  process.once("exit", () => child.kill("SIGKILL"));
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
      // Why a publish takes minutes.
      if (chunk.includes("running a full build")) console.log(chunk.trim());
    });
  await waitUntilAnswered(url, child, () => output);
  return { url, port, child };
}

/** Starts another site in the folder of the test site. */
export async function startSiteCopy(): Promise<SiteCopy> {
  await rm(DATA_DIR, { recursive: true, force: true });
  const smtp = await startSmtp();
  const { url, port, child } = await startSite(smtp.url);
  const site = getEditedSite(url, DATA_DIR);
  return {
    ...{ ...site, port, mailbox: createStaffMailbox(smtp) },
    async stop() {
      // The next run finds a build that is not stale.
      if (child.exitCode === null) await site.restore();
      await stop(child);
      await smtp.stop();
    },
  };
}
