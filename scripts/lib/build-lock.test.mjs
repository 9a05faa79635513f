import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, it } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";

import { withBuildLock } from "./build-lock.mjs";
import { inRoot } from "./root.mjs";

describe("one build at a time in a folder", () => {
  let root;
  const getLock = () => join(root, ".build/lock");
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), "palmarena-lock-"))));
  afterEach(() => rmSync(root, { recursive: true }));

  it("lets the second wait until the first has ended, and hands on what they give", async () => {
    const events = [];
    const build = (name) =>
      withBuildLock(root, async () => {
        events.push(`${name} begins`);
        await wait(100);
        events.push(`${name} ends`);
        return name;
      });
    assert.deepEqual(await Promise.all([build("one"), build("two")]), ["one", "two"]);
    assert.equal(events.length, 4);
    const [first, second] = events[0] === "one begins" ? ["one", "two"] : ["two", "one"];
    assert.deepEqual(events, [`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`]);
    assert.ok(!existsSync(getLock()));
  });

  it("lets go after a failure, and hands it on", async () => {
    await assert.rejects(
      withBuildLock(root, () => Promise.reject(new Error("The content has 1 mistake"))),
      /1 mistake/,
    );
    assert.equal(await withBuildLock(root, () => "built"), "built");
  });

  it("lets go when the process ends in the middle", () => {
    const url = pathToFileURL(inRoot("scripts/lib/build-lock.mjs"));
    const program = `import { withBuildLock } from "${url}";
await withBuildLock(${JSON.stringify(root)}, () => process.exit(3));`;
    assert.equal(spawnSync(process.execPath, ["--input-type=module", "-e", program]).status, 3);
    assert.ok(!existsSync(getLock()));
  });

  it("passes over the lock that a killed process has left", async () => {
    mkdirSync(getLock(), { recursive: true });
    const minutesAgo = new Date(Date.now() - 120_000);
    utimesSync(getLock(), minutesAgo, minutesAgo);
    assert.equal(await withBuildLock(root, () => "built"), "built");
  });
});
