/** @jest-environment node */
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { makeTemporaryFolder } from "../../../testing/temporary-folder";
import { watchContent } from "./publisher";

const FILE = "content/excursions/saona-island/en.md";
let root: string;
let changes: number;
let stop: () => void;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Tells whether a change is noticed within the time that the system takes to tell. */
async function isNoticed(change: () => void): Promise<boolean> {
  await wait(50);
  changes = 0;
  change();
  for (let turn = 0; turn < 20 && changes === 0; turn += 1) await wait(25);
  return changes > 0;
}

function replace(path: string): void {
  write("draft", "new");
  renameSync(join(root, "draft"), join(root, path));
}

beforeEach(() => {
  root = makeTemporaryFolder();
  for (const folder of ["content/excursions", "content/media", "src/locales/es"])
    mkdirSync(join(root, folder), { recursive: true });
  write(FILE, "one");
  stop = watchContent(root, () => (changes += 1));
});
afterEach(() => stop());

describe("the watcher of content", () => {
  it("goes on noticing a file that was replaced, as the editor and git do", async () => {
    expect(await isNoticed(() => replace(FILE))).toBe(true);
    expect(await isNoticed(() => write(FILE, "two"))).toBe(true);
    expect(await isNoticed(() => replace(FILE))).toBe(true);
  });

  it("notices what happens in a folder that is new, or was deleted and came back", async () => {
    expect(await isNoticed(() => mkdirSync(join(root, "content/media/boats")))).toBe(true);
    expect(await isNoticed(() => write("content/media/boats/a.jpg", "a"))).toBe(true);
    rmSync(join(root, "content/excursions"), { recursive: true });
    mkdirSync(join(root, "content/excursions"));
    expect(await isNoticed(() => write(FILE, "two"))).toBe(true);
    expect(await isNoticed(() => write(FILE, "three"))).toBe(true);
  });

  it("does not care for unfinished work", async () => {
    const drafts = [".a.md.swp", "a.md~", "a.tmp"];
    expect(await isNoticed(() => drafts.forEach((name) => write(`content/excursions/${name}`, "x")))).toBe(
      false,
    );
  });
});
