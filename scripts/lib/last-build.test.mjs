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
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, it } from "node:test";
import { pathToFileURL } from "node:url";

import { PROGRAMS } from "./bundle.mjs";
import { inRoot } from "./root.mjs";

/** Does what `gatsby build` does to the folders. */
const GATSBY = `const { existsSync, mkdirSync, rmSync, writeFileSync } = require("node:fs");
const { RESULT } = process.env;
if (!existsSync(".cache/caches-lmdb")) rmSync("public/index.html", { force: true });
for (const folder of [".cache/caches-lmdb", "public/page-data"]) mkdirSync(folder, { recursive: true });
if (RESULT === "fails at once") process.exit(1);
writeFileSync("public/page-data/index.json", RESULT);
if (RESULT === "fails") process.exit(1);
writeFileSync("public/index.html", RESULT);`;
/** Writes the documents of the content into the folder that it is given, and the moment of the next change, or fails. */
const READER = `import { mkdirSync, writeFileSync } from "node:fs";
if (process.env.RESULT === "cannot be read") process.exit(1);
const [, , , folder] = process.argv;
mkdirSync(folder, { recursive: true });
writeFileSync(folder + "/en.json", JSON.stringify([process.env.RESULT]));
writeFileSync(".build/next-change.json", "1800000000000");`;
const NO_EDITOR = "export async function buildAdmin() {}";
const PICTURE = "public/static/a/saona.jpg";
const PAGES = ["public/index.html", "public/page-data/index.json"];
/** The content as it was read beside Gatsby, where the server and the compilers of functions look for it. */
const DOCUMENTS = [".build/published/en.json", ".build/content/en.json"];

describe("the site of the last good build", () => {
  let root;
  const write = (file, text) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const read = (file) => readFileSync(join(root, file), "utf8");
  const getServed = () => [...PAGES.map(read), ...JSON.parse(read(DOCUMENTS[0]))];
  const load = (name) => import(pathToFileURL(join(root, "scripts/lib", name)).href);
  const build = async (result) => {
    process.env.RESULT = result;
    const { buildSite } = await load("build-site.mjs");
    await buildSite("http://127.0.0.1:8000");
  };
  const expectFailure = (result) => assert.rejects(build(result), { name: "Problem" });
  /** What `npm start` asks for before it serves the last good build. */
  const isServable = async () => {
    const { hasBuild, readStamp } = await load("build-stamp.mjs");
    return hasBuild() && (await readStamp()).finishedAt !== undefined;
  };

  /** A repository with the real commands, and next to nothing that they build. */
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), "palmarena-build-"));
    for (const folder of ["scripts/lib", "scripts/workarounds", "src/files"])
      cpSync(inRoot(folder), join(root, folder), { recursive: true });
    write("scripts/lib/build-admin.mjs", NO_EDITOR);
    write("node_modules/gatsby/cli.js", GATSBY);
    for (const name of ["esbuild", "proper-lockfile"])
      symlinkSync(inRoot("node_modules", name), join(root, "node_modules", name), "junction");
    const empty = ["scripts/workarounds/picture-rendering.cjs", "content/a.md"];
    for (const file of [...empty, "src/locales/en/a.json"]) write(file, "");
    write("scripts/content.mjs", READER);
    for (const source of [...Object.values(PROGRAMS), "server/mail/mailbox/mail-worker"])
      write(`src/${source}.ts`, "");
    write("src/hosting/main.ts", "console.log('one');");
    for (const file of ["src/lib/never-changed.ts"])
      write(file, readFileSync(inRoot(file), "utf8"));
    write(PICTURE, "picture");
    await build("one");
    assert.deepEqual(getServed(), ["one", "one", "one"]);
    assert.equal(readFileSync(join(root, "public/next-change.json"), "utf8"), "1800000000000");
  });
  afterEach(() => rmSync(root, { recursive: true }));

  for (const result of ["fails at once", "fails"])
    it(`is there again when code that makes nodes has changed and Gatsby ${result}`, async () => {
      write("src/content/gatsby/nodes.ts", "changed");
      await expectFailure(result);
      assert.deepEqual(getServed(), ["one", "one", "one"]);
      assert.ok(await isServable());
      // Otherwise Gatsby would take pages for written that are not those.
      assert.ok(!existsSync(join(root, ".cache/caches-lmdb")));
      await expectFailure(result);
      assert.deepEqual(getServed(), ["one", "one", "one"]);
      await build("two");
      assert.deepEqual(getServed(), ["two", "two", "two"]);
      assert.ok(!existsSync(join(root, ".build/last-build")));
    });

  it("has its content and its server again when other code has changed, and keeps Gatsby's caches", async () => {
    write("src/features/card.tsx", "changed");
    await expectFailure("fails at once");
    assert.deepEqual(getServed(), ["one", "one", "one"]);
    assert.ok(await isServable());
    assert.ok(existsSync(join(root, ".cache/caches-lmdb")));
  });

  it("is there again when what fails is not Gatsby", async () => {
    write("src/content/gatsby/nodes.ts", "changed");
    write("src/hosting/main.ts", "console.log('two');");
    write("src/hosting/enquiries-cli.ts", "import './missing'");
    await expectFailure("two");
    assert.deepEqual(getServed(), ["one", "one", "one"]);
    assert.match(readFileSync(join(root, ".build/server.mjs"), "utf8"), /one/);
    assert.ok(await isServable());
  });

  it("has the content that was read beside Gatsby; when that fails, it is there again with its own", async () => {
    const readDocuments = () => DOCUMENTS.map(read);
    assert.deepEqual(readDocuments(), ['["one"]', '["one"]']);
    await expectFailure("cannot be read");
    assert.equal(readDocuments()[0], '["one"]');
    // Pages Gatsby has not begun to write then (src/content/gatsby/post-build.ts).
    assert.equal(getServed()[2], "one");
    await build("two");
    assert.deepEqual(readDocuments(), ['["two"]', '["two"]']);
  });

  it("is there again after a build that was cut off", async () => {
    const { keepLastBuild } = await load("last-build.mjs");
    await keepLastBuild(root, { withPages: true, isNeverChanged: () => false });
    write("public/index.html", "half");
    rmSync(join(root, ".cache"), { recursive: true });
    await expectFailure("fails");
    assert.deepEqual(getServed(), ["one", "one", "one"]);
  });

  it("is no build any more once gatsby develop may have written over it", async () => {
    const { discardBuild } = await load("build-stamp.mjs");
    await discardBuild();
    assert.equal(await isServable(), false);
    await build("two");
    assert.deepEqual(getServed(), ["two", "two", "two"]);
  });

  it("leaves to the next one the files that never change, in place", async () => {
    const { ino } = statSync(join(root, PICTURE));
    write("src/content/gatsby/nodes.ts", "changed");
    await build("two");
    assert.equal(statSync(join(root, PICTURE)).ino, ino);
  });
});
