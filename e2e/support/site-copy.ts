import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";

import { openEditorSession } from "../../scripts/lib/open-editor-session.mjs";
import { TEST_SITE_FOLDER } from "../../src/testing/test-site.mjs";

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
}

const TEST_SITE = resolve(TEST_SITE_FOLDER);
const LOCK_MS = 10_000;
const RESTORE_MS = 120_000;

async function git(...args: string[]): Promise<string> {
  const options = ["-c", "user.name=Test", "-c", "user.email=test@localhost", "-c", "core.hooksPath="];
  const { stdout } = await promisify(execFile)("git", [...options, ...args], {
    ...{ cwd: TEST_SITE, env: { ...process.env, GIT_OPTIONAL_LOCKS: "0" } },
  });
  return stdout;
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
    ...{ root: TEST_SITE, url, dataDir, git },
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
        ({ state } = ((await response.json()) as { result: { data: { state: string } } }).result.data);
      } while (state === "publishing" && performance.now() < deadline);
    },
  };
}
