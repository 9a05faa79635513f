import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, it } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";

import { getFingerprint, getFingerprints } from "./fingerprint.mjs";

describe("the fingerprint of a build", () => {
  let root;
  let before;
  const write = (file, text) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const take = (environment = {}) => getFingerprint(root, environment);

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), "palmarena-fingerprint-"));
    for (const file of ["src/a/b.ts", "content/a.md", "static/a.svg", "gatsby-node.ts", "package-lock.json"])
      write(file, file);
    before = await take();
  });
  afterEach(() => rmSync(root, { recursive: true }));

  for (const file of [
    "src/a/b.ts",
    "src/new.ts",
    "content/a.md",
    "static/a.svg",
    "plugins/a/index.js",
    "gatsby-node.ts",
    "package-lock.json",
    ".browserslistrc",
    ".babelrc.json",
    "scripts/workarounds/picture-rendering.cjs",
    "scripts/lib/build-admin.mjs",
    "scripts/lib/build-staff-pages.mjs",
    "scripts/lib/bundle-app.mjs",
    "scripts/lib/bundle.mjs",
  ])
    it(`changes with ${file}`, async () => {
      write(file, "other");
      assert.notEqual(await take(), before);
    });

  for (const file of [
    "README.md",
    "src/gatsby-types.d.ts",
    "src/i18n/placeholders.d.ts",
    "src/a/b.test.ts",
    "static/admin/index.html",
    "e2e/a.spec.ts",
    "scripts/test.mjs",
    "scripts/lib/check-steps.mjs",
    "scripts/workarounds/picture-rendering.test.mjs",
  ])
    it(`does not change with ${file}`, async () => {
      write(file, "other");
      assert.equal(await take(), before);
    });

  for (const [file, isChange] of [
    ["src/content/gatsby/create-nodes.ts", true],
    ["src/content/parse-offer.ts", true],
    ["gatsby-node.ts", true],
    ["plugins/a/index.js", true],
    ["src/features/card.tsx", false],
    ["scripts/workarounds/picture-rendering.cjs", false],
    ["content/a.md", false],
    ["src/locales/en/card.json", false],
  ])
    it(`tells that ${file} ${isChange ? "makes other" : "leaves Gatsby its"} nodes`, async () => {
      const { caches } = await getFingerprints(root, {});
      write(file, "other");
      assert.equal((await getFingerprints(root, {})).caches !== caches, isChange);
    });

  for (const [file, isChange] of [
    ["src/a/b.ts", true],
    ["scripts/workarounds/picture-rendering.cjs", true],
    ["scripts/test.mjs", false],
    ["content/a.md", false],
    ["src/locales/en/card.json", false],
    ["src/locales/en/editor/texts.json", true],
  ])
    it(`tells that ${file} ${isChange ? "needs" : "does not need"} a full build`, async () => {
      const { code } = await getFingerprints(root, {});
      write(file, "other");
      assert.equal((await getFingerprints(root, {})).code !== code, isChange);
    });

  it("tells that a build for Netlify cannot go on from the caches of another one", async () => {
    const { caches } = await getFingerprints(root, {});
    assert.notEqual((await getFingerprints(root, { NETLIFY: "true" })).caches, caches);
    assert.equal((await getFingerprints(root, { SITE_URL: "https://palmarena.example" })).caches, caches);
  });

  it("tells that a build with other formats of pictures cannot go on from the caches of another one", async () => {
    const { caches, ...others } = await getFingerprints(root, {});
    const { caches: cachesWithAvif, ...othersWithAvif } = await getFingerprints(root, { GATSBY_AVIF: "1" });
    assert.notEqual(cachesWithAvif, caches);
    assert.deepEqual(othersWithAvif, others);
  });

  it("changes with a file that was written again, whatever its time and length say", async () => {
    const file = "content/a.md";
    const restore = () => utimesSync(join(root, file), 1_700_000_000, 1_700_000_000);
    write(file, "one");
    restore();
    const first = await take();
    // What is read a while after it was written is remembered.
    await sleep(2100);
    assert.equal(await take(), first);
    write(file, "two");
    restore();
    assert.notEqual(await take(), first);
  });

  it("does not change when a file is only touched", async () => {
    utimesSync(join(root, "src/a/b.ts"), 1, 1);
    assert.equal(await take(), before);
  });

  it("changes with the address that stands in the pages, and with no other part of the environment", async () => {
    assert.notEqual(await take({ SITE_URL: "https://palmarena.example" }), before);
    assert.equal(await take({ SMTP_URL: "smtp://localhost", GATSBY_TELEMETRY_DISABLED: "1" }), before);
    assert.equal(await take({ CMS_REPO: "agency/site" }), before);
  });
});
