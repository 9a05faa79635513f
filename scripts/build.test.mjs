import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";

import { getFingerprints } from "./lib/fingerprint.mjs";
import { ROOT } from "./lib/root.mjs";

const SITE_URL = "http://127.0.0.1:8000";

test("a site built with AVIF is not built again for who asks for none", async (t) => {
  const root = await mkdtemp(join(tmpdir(), "palmarena-build-"));
  t.after(() => rm(root, { recursive: true }));
  for (const name of ["scripts", "src", "package.json", "package-lock.json"])
    await cp(join(ROOT, name), join(root, name), { recursive: true });
  await symlink(join(ROOT, "node_modules"), join(root, "node_modules"), "junction");
  const stamp = join(root, ".build/stamp.json");
  for (const file of ["public/index.html", ".build/releases/1/server.mjs"]) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), "");
  }
  const fingerprints = await getFingerprints(root, { SITE_URL, GATSBY_AVIF: "1" });
  const written = JSON.stringify({ ...fingerprints, avif: true, release: "1" });
  await writeFile(stamp, written);
  for (const GATSBY_AVIF of ["", "0", "1"]) {
    const env = { ...process.env, SITE_URL, GATSBY_AVIF };
    execFileSync(process.execPath, ["scripts/build.mjs", "--if-stale"], { cwd: root, env, stdio: "ignore" });
    assert.equal(await readFile(stamp, "utf8"), written, `GATSBY_AVIF=${GATSBY_AVIF}`);
  }
});
