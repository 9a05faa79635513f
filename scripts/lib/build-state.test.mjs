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

describe("the site of the last good build", () => {
  const load = (name) => import(pathToFileURL(join(root, "scripts/lib", name)).href);
  const build = async (result) => {
    process.env.RESULT = result;
    await (await load("build-site.mjs")).buildSite("http://127.0.0.1:8000");
  };
  const expectFailure = (result) => assert.rejects(build(result), { name: "Problem" });
  const assertServed = (result) =>
    assert.deepEqual(
      [
        ...[read("public/index.html"), read("public/page-data/index.json")],
        ...JSON.parse(read(".build/published/en.json")),
      ],
      [result, result, result],
    );
  /** What `npm start` asks for before it serves the last good build. */
  const isServable = async () => {
    const { hasBuild, readStamp } = await load("build-state.mjs");
    return hasBuild() && (await readStamp()).finishedAt !== undefined;
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
    assertServed("one");
    assert.equal(read("public/next-change.json"), "1800000000000");
  });

  for (const result of ["fails at once", "fails"])
    it(`is there again when code that makes nodes has changed and Gatsby ${result}`, async () => {
      write("src/content/gatsby/nodes.ts", "changed");
      await expectFailure(result);
      assertServed("one");
      assert.ok(await isServable());
      // Otherwise Gatsby would take pages for written that are not those.
      assert.ok(!existsSync(join(root, ".cache/caches-lmdb")));
      await expectFailure(result);
      assertServed("one");
      await build("two");
      assertServed("two");
      assert.ok(!existsSync(join(root, ".build/last-build")));
    });

  it("is there again when what fails is not Gatsby", async () => {
    await expectFailure("cannot be read");
    assert.equal(read(".build/published/en.json"), '["one"]');
    await build("one");
    write("src/content/gatsby/nodes.ts", "changed");
    write("src/hosting/main.ts", "console.log('two');");
    write("src/hosting/enquiries-cli.ts", "import './missing'");
    await expectFailure("two");
    assertServed("one");
    assert.match(read(".build/server.mjs"), /one/);
    assert.ok(await isServable());
  });

  it("is there again after a build that was cut off, and not once gatsby develop may have written over it", async () => {
    const { discardBuild, keepLastBuild } = await load("build-state.mjs");
    await keepLastBuild(root, { withPages: true, isNeverChanged: () => false });
    write("public/index.html", "half");
    rmSync(join(root, ".cache"), { recursive: true });
    await expectFailure("fails");
    assertServed("one");
    await discardBuild();
    assert.equal(await isServable(), false);
  });

  it("leaves to the next one the files that never change, in place", async () => {
    const { ino } = statSync(join(root, PICTURE));
    write("src/content/gatsby/nodes.ts", "changed");
    await build("two");
    assert.equal(statSync(join(root, PICTURE)).ino, ino);
  });
});
