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

import { inRoot } from "./root.mjs";

let root;
let commands;
/** A repository with the real commands. */
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "palmarena-build-"));
  for (const folder of ["scripts/lib", "scripts/workarounds", "src/files"])
    cpSync(inRoot(folder), join(root, folder), { recursive: true });
  mkdirSync(join(root, "node_modules"));
  for (const name of ["esbuild", "proper-lockfile"])
    symlinkSync(inRoot("node_modules", name), join(root, "node_modules", name), "junction");
  commands = await load("build-state.mjs");
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file, text) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const load = (name) => import(pathToFileURL(join(root, "scripts/lib", name)).href);

describe("one build at a time in a folder", () => {
  it("lets the second wait until the first has ended, also after a failure", async () => {
    const events = [];
    const build = (name) =>
      commands.withBuildLock(async () => {
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
    assert.equal(await commands.withBuildLock(() => "built"), "built");
  });
});

it("a built site is outdated from the moment on at which it changes by its dates", async () => {
  const now = Date.parse("2026-11-20T12:00:00Z");
  assert.equal(await commands.isChangeDue(now), false, "without a build nothing is due");
  for (const [next, isDue] of [
    [null, false],
    [now + 1, false],
    [now, true],
  ]) {
    write("public/next-change.json", JSON.stringify(next));
    assert.equal(await commands.isChangeDue(now), isDue, String(next));
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
/** Writes the documents of the content, or fails. */
const READER = `import { mkdirSync, writeFileSync } from "node:fs";
if (process.env.RESULT === "cannot be read") process.exit(1);
mkdirSync(".build/content", { recursive: true });
writeFileSync(".build/content/en.json", JSON.stringify([process.env.RESULT]));`;
const PICTURE = "public/static/a/saona.jpg";

describe("the last good build", () => {
  const build = async (result) => {
    process.env.RESULT = result;
    await (await load("build-site.mjs")).buildSite("http://127.0.0.1:8000");
  };
  const expectFailure = (result) => assert.rejects(build(result), { name: "Problem" });
  const assertServed = async (result) => {
    const folder = await commands.findRelease();
    const files = ["public/index.html", "public/page-data/index.json", "content/en.json"];
    assert.deepEqual(
      files.map((file) => readFileSync(join(folder, file), "utf8")),
      [result, result, `["${result}"]`],
    );
  };

  /** Next to nothing is built. */
  beforeEach(async () => {
    write("scripts/lib/build-admin.mjs", "export async function buildAdmin() {}");
    write("node_modules/gatsby/cli.js", GATSBY);
    const empty = ["scripts/workarounds/picture-rendering.cjs", "content/a.md"];
    for (const file of empty) write(file, "");
    write("scripts/content.mjs", READER);
    write("src/server/mail/mailbox/mail-worker.ts", "");
    write("src/deployment/precompress.ts", "export async function precompress() {}");
    write("src/hosting/main.ts", "console.log('one');");
    for (const file of ["src/domain/lib/never-changed.ts"]) write(file, readFileSync(inRoot(file), "utf8"));
    write(PICTURE, "picture");
    await build("one");
    await assertServed("one");
  });

  it("stays whatever the next one fails at, and pages that are gone go with Gatsby's caches", async () => {
    write("src/content/gatsby/nodes.ts", "changed");
    write("public/page-data/gone.json", "");
    for (const result of ["fails at once", "fails", "cannot be read"]) {
      await expectFailure(result);
      await assertServed("one");
      assert.ok(!existsSync(join(root, "public/page-data/gone.json")));
    }
    write("src/hosting/main.ts", "import './missing'");
    await assert.rejects(build("two"), /missing/);
    await assertServed("one");
    assert.match(readFileSync(join(await commands.findRelease(), "server.mjs"), "utf8"), /one/);
    write("src/hosting/main.ts", "console.log('two');");
    await build("two");
    await assertServed("two");
  });

  it("is outdated, and still there, once gatsby develop may have written over its pages", async () => {
    await commands.discardBuild();
    assert.equal((await commands.readStamp()).fingerprint, undefined);
    await assertServed("one");
  });

  it("shares with the next one the files that never change, and goes two builds later", async () => {
    const { ino } = statSync(join(root, PICTURE));
    const first = await commands.findRelease();
    for (const result of ["two", "three", "four"]) await build(result);
    assert.equal(statSync(join(await commands.findRelease(), PICTURE)).ino, ino);
    assert.ok(!existsSync(first));
  });
});
