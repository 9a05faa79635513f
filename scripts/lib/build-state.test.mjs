import assert from "node:assert/strict";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, it } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";

import { isChangeDue, placeNextChange, withBuildLock } from "./build-state.mjs";
import { PROGRAMS } from "./bundle.mjs";
import { inRoot } from "./root.mjs";

let root;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), "palmarena-build-"))));
afterEach(() => rmSync(root, { recursive: true }));

const write = (file, text) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const read = (file) => readFileSync(join(root, file), "utf8");

describe("one build at a time in a folder", () => {
  it("lets the second wait until the first has ended, also after a failure", async () => {
    const events = [];
    const build = (name) =>
      withBuildLock(root, async () => {
        events.push(`${name} begins`);
        await wait(100);
        events.push(`${name} ends`);
        if (name === "one") throw new Error("The content has 1 mistake");
      });
    const [one, two] = await Promise.allSettled([build("one"), build("two")]);
    assert.deepEqual([one.reason?.message, two.status], ["The content has 1 mistake", "fulfilled"]);
    const inOrder = (first, second) => [first, second].flatMap((name) => [`${name} begins`, `${name} ends`]);
    assert.deepEqual(events, events[0] === "one begins" ? inOrder("one", "two") : inOrder("two", "one"));
    assert.ok(!existsSync(join(root, ".build/lock")));
  });

  it("passes over the lock that a killed process has left", async () => {
    mkdirSync(join(root, ".build/lock"), { recursive: true });
    const minutesAgo = new Date(Date.now() - 120_000);
    utimesSync(join(root, ".build/lock"), minutesAgo, minutesAgo);
    assert.equal(await withBuildLock(root, () => "built"), "built");
  });
});

it("a built site says when it changes by its dates, and is outdated from that moment on", async () => {
  const now = Date.parse("2026-11-20T12:00:00Z");
  const file = join(root, "note.json");
  assert.equal(await isChangeDue(now, file), false, "without a build nothing is due");
  for (const [next, isDue] of [
    [null, false],
    [now + 1, false],
    [now, true],
  ]) {
    write("note.json", JSON.stringify(next));
    assert.equal(await isChangeDue(now, file), isDue, String(next));
    await placeNextChange(root, file);
    assert.equal(read("next-change.json"), JSON.stringify(next));
  }
});

/** Does what `gatsby build` does to the folders. */
const GATSBY = `const { existsSync, mkdirSync, rmSync, writeFileSync } = require("node:fs");
const { RESULT } = process.env;
if (!existsSync(".cache/caches-lmdb")) rmSync("public/index.html", { force: true });
for (const folder of [".cache/caches-lmdb", "public/page-data"]) mkdirSync(folder, { recursive: true });
if (RESULT === "fails at once") process.exit(1);
writeFileSync("public/page-data/index.json", RESULT);
if (RESULT === "fails") process.exit(1);
writeFileSync("public/index.html", RESULT);`;
/** Writes the documents of the content, and the moment of the next change, or fails. */
const READER = `import { mkdirSync, writeFileSync } from "node:fs";
if (process.env.RESULT === "cannot be read") process.exit(1);
mkdirSync(".build/content", { recursive: true });
writeFileSync(".build/content/en.json", JSON.stringify([process.env.RESULT]));
writeFileSync(".build/next-change.json", "1800000000000");`;
const PICTURE = "public/static/a/saona.jpg";

describe("the last good build", () => {
  const load = (name) => import(pathToFileURL(join(root, "scripts/lib", name)).href);
  const build = async (result) => {
    process.env.RESULT = result;
    await (await load("build-site.mjs")).buildSite("http://127.0.0.1:8000");
  };
  const expectFailure = (result) => assert.rejects(build(result), { name: "Problem" });
  const findFolder = async () => (await load("build-state.mjs")).findRelease();
  const assertServed = async (result) => {
    const folder = await findFolder();
    const files = ["public/index.html", "public/page-data/index.json", "content/en.json"];
    assert.deepEqual(
      files.map((file) => readFileSync(join(folder, file), "utf8")),
      [result, result, `["${result}"]`],
    );
  };

  /** A repository with the real commands, and next to nothing that they build. */
  beforeEach(async () => {
    for (const folder of ["scripts/lib", "scripts/workarounds", "src/files"])
      cpSync(inRoot(folder), join(root, folder), { recursive: true });
    write("scripts/lib/build-admin.mjs", "export async function buildAdmin() {}");
    write("node_modules/gatsby/cli.js", GATSBY);
    for (const name of ["esbuild", "proper-lockfile"])
      symlinkSync(inRoot("node_modules", name), join(root, "node_modules", name), "junction");
    const empty = ["scripts/workarounds/picture-rendering.cjs", "content/a.md"];
    for (const file of empty) write(file, "");
    write("scripts/content.mjs", READER);
    for (const source of [...Object.values(PROGRAMS), "server/mail/mailbox/mail-worker"])
      write(`src/${source}.ts`, "");
    write("src/hosting/main.ts", "console.log('one');");
    for (const file of ["src/domain/lib/never-changed.ts"]) write(file, readFileSync(inRoot(file), "utf8"));
    write(PICTURE, "picture");
    await build("one");
    await assertServed("one");
    assert.equal(read("public/next-change.json"), "1800000000000");
  });

  it("stays whatever the next one fails at, and pages that are gone go with Gatsby's caches", async () => {
    write("src/content/gatsby/nodes.ts", "changed");
    write("public/page-data/gone.json", "");
    for (const result of ["fails at once", "fails", "cannot be read"]) {
      await expectFailure(result);
      await assertServed("one");
      assert.ok(!existsSync(join(root, "public/page-data/gone.json")));
    }
    write("src/hosting/main.ts", "console.log('two');");
    write("src/hosting/enquiries-cli.ts", "import './missing'");
    await expectFailure("two");
    await assertServed("one");
    assert.match(readFileSync(join(await findFolder(), "server.mjs"), "utf8"), /one/);
    write("src/hosting/enquiries-cli.ts", "");
    await build("two");
    await assertServed("two");
  });

  it("is outdated, and still there, once gatsby develop may have written over its pages", async () => {
    const { discardBuild, readStamp } = await load("build-state.mjs");
    await discardBuild();
    assert.equal((await readStamp()).fingerprint, undefined);
    await assertServed("one");
  });

  it("shares with the next one the files that never change, and goes two builds later", async () => {
    const { ino } = statSync(join(root, PICTURE));
    const first = await findFolder();
    for (const result of ["two", "three", "four"]) await build(result);
    assert.equal(statSync(join(await findFolder(), PICTURE)).ino, ino);
    assert.ok(!existsSync(first));
  });
});
