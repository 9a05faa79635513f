/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { env } from "node:process";

import { readLastChanges } from "../content/outputs/last-changes";
import { makeTemporaryFolder } from "../testing/temporary-folder";
import { readGitObjects, GitError, runGit } from "./run-git";

const FILE = "content/excursions/ñandú/en.md";
const DATE = "2026-11-02T09:30:00.000Z";

async function createRepository(text: string): Promise<string> {
  const root = makeTemporaryFolder();
  mkdirSync(join(root, dirname(FILE)), { recursive: true });
  writeFileSync(join(root, FILE), text);
  const dates = { GIT_AUTHOR_DATE: DATE, GIT_COMMITTER_DATE: DATE };
  const identity = ["-c", "user.name=Test", "-c", "user.email=test@localhost"];
  await runGit(root, ["init", "--quiet"]);
  await runGit(root, ["add", "--all"]);
  await runGit(root, [...identity, "commit", "--quiet", "--message", "Add"], { env: dates });
  return root;
}

describe("git in a folder", () => {
  // A hook of git has these in its environment.
  afterEach(() => {
    delete env["GIT_DIR"];
    delete env["GIT_INDEX_FILE"];
  });

  it("is the folder's own, also for a build that a hook of another repository has started", async () => {
    const [root, other] = [await createRepository("one\n"), await createRepository("two\n")];
    env["GIT_DIR"] = join(other, ".git");
    env["GIT_INDEX_FILE"] = join(other, ".git/index");
    const getDates = await readLastChanges(root);
    expect(await getDates("excursions/ñandú/en.md")).toEqual({ created: DATE, changed: DATE });
  });

  it("reads several objects by one process, and tells which are not there", async () => {
    const root = await createRepository("one\n");
    const objects = await readGitObjects(root, [`HEAD:./${FILE}`, "HEAD:./gone with spaces", "HEAD:content"]);
    expect(objects.map((object) => object?.type)).toEqual(["blob", undefined, "tree"]);
    expect(objects[0]?.bytes.toString()).toBe("one\n");
  });

  it("throws what git says", async () => {
    await expect(runGit(makeTemporaryFolder(), ["log"])).rejects.toThrow(GitError);
  });

  it("is ended when it takes too long", async () => {
    const asked = ["-c", "alias.wait=!sleep 5", "wait"];
    await expect(runGit(makeTemporaryFolder(), asked, { timeoutMs: 100 })).rejects.toThrow(GitError);
  });
});
