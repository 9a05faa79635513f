/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { makeTemporaryFolder } from "../../testing/temporary-folder";
import { readHistory } from "./read-history";

const FILE = "content/excursions/saona-island/es.md";
const NOW = 1_800_000_000_000;
let root: string;

function git(time: number, ...args: string[]): void {
  const env = { ...process.env, GIT_COMMITTER_DATE: `@${time} +0000`, GIT_AUTHOR_DATE: `@${time} +0000` };
  const name = ["-c", "user.name=Test", "-c", "user.email=test@localhost", "-c", "core.autocrlf=false"];
  execFileSync("git", [...name, ...args], { cwd: root, env, stdio: "ignore" });
}

function write(text: string, file = FILE): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function commit(time: number): void {
  git(time, "add", "--all");
  git(time, "commit", "--quiet", "--message", "Change");
}

const read = async (source: string, file = FILE) =>
  (await readHistory(root, new Map([[file, source]]), NOW)).get(file);

beforeEach(() => {
  root = makeTemporaryFolder();
  git(1, "init", "--quiet");
});

describe("the history of an offer's file", () => {
  it("holds every committed version, the newest first", async () => {
    write("uno: ñandú 🌴\n");
    commit(100);
    write("dos\n");
    commit(200);
    expect(await read("dos\n")).toEqual([
      { time: 200, source: "dos\n" },
      { time: 100, source: "uno: ñandú 🌴\n" },
    ]);
  });

  it("holds what a merge made of two changes", async () => {
    write("one\n\n\n\ntwo\n");
    commit(100);
    git(100, "switch", "--quiet", "--create", "side");
    write("ONE\n\n\n\ntwo\n");
    commit(200);
    git(200, "switch", "--quiet", "-");
    write("one\n\n\n\nTWO\n");
    commit(300);
    git(400, "merge", "--quiet", "--message", "Merge", "side");
    expect((await read("ONE\n\n\n\nTWO\n"))?.[0]).toEqual({ time: 400, source: "ONE\n\n\n\nTWO\n" });
  });

  it("begins with what is on the disk when that is not committed", async () => {
    write("uno\n");
    commit(100);
    expect(await read("hoy\n")).toEqual([
      { time: 1_800_000_000, source: "hoy\n" },
      { time: 100, source: "uno\n" },
    ]);
  });

  it("follows a file that was deleted and came back, and an empty one", async () => {
    write("uno\n");
    commit(100);
    rmSync(join(root, FILE));
    commit(200);
    write("");
    commit(300);
    expect(await read("")).toEqual([
      { time: 300, source: "" },
      { time: 100, source: "uno\n" },
    ]);
  });

  it("is that of the site's folder when the repository holds more", async () => {
    write("uno\n", `site/${FILE}`);
    commit(100);
    const history = await readHistory(join(root, "site"), new Map([[FILE, "uno\n"]]), NOW);
    expect(history.get(FILE)).toEqual([{ time: 100, source: "uno\n" }]);
  });

  it("is what is on the disk where nothing was ever committed, and where there is no repository", async () => {
    expect(await read("uno\n")).toEqual([{ time: 1_800_000_000, source: "uno\n" }]);
    rmSync(join(root, ".git"), { recursive: true });
    expect(await read("uno\n")).toEqual([{ time: 1_800_000_000, source: "uno\n" }]);
  });

  it("is none for other files", async () => {
    expect(await read("{}", "content/settings/site.json")).toBeUndefined();
  });
});
