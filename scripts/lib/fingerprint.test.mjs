import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";

import { getFingerprints } from "./fingerprint.mjs";

let root;
const write = (file, text) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "palmarena-fingerprint-"));
  for (const file of ["src/a/b.ts", "content/a.md", "static/a.svg", "gatsby-node.ts", "package-lock.json"])
    write(file, file);
});
afterEach(() => rmSync(root, { recursive: true }));

/** What changes with each file: the whole build, its bundles (code), and what Gatsby has kept (caches). */
const CHANGES = {
  "src/a/b.ts": ["fingerprint", "code"],
  "src/new.ts": ["fingerprint", "code"],
  "src/content/gatsby/create-nodes.ts": ["fingerprint", "code", "caches"],
  "src/content/parse-offer.ts": ["fingerprint", "code", "caches"],
  "src/locales/en/card.json": ["fingerprint"],
  "src/locales/en/editor/texts.json": ["fingerprint", "code"],
  "content/a.md": ["fingerprint"],
  "static/a.svg": ["fingerprint", "code"],
  "plugins/a/index.js": ["fingerprint", "code", "caches"],
  "gatsby-node.ts": ["fingerprint", "code", "caches"],
  "package-lock.json": ["fingerprint", "code", "caches"],
  ".browserslistrc": ["fingerprint", "code"],
  ".babelrc.json": ["fingerprint", "code"],
  "scripts/workarounds/picture-rendering.cjs": ["fingerprint", "code"],
  "scripts/lib/build-admin.mjs": ["fingerprint", "code"],
  "scripts/lib/bundle.mjs": ["fingerprint", "code"],
  "README.md": [],
  "src/gatsby-types.d.ts": [],
  "src/domain/i18n/placeholders.d.ts": [],
  "src/a/b.test.ts": [],
  "static/admin/index.html": [],
  "e2e/a.spec.ts": [],
  "scripts/test.mjs": [],
  "scripts/workarounds/picture-rendering.test.mjs": [],
};

test("each file changes what is made of it", async () => {
  for (const [file, wanted] of Object.entries(CHANGES)) {
    const before = await getFingerprints(root, {});
    write(file, `other ${file}`);
    const after = await getFingerprints(root, {});
    const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
    const isInEditor = wanted.length > 0 && !file.startsWith("content/");
    assert.deepEqual(changed, isInEditor ? [...wanted, "editor"] : wanted, file);
  }
});

test("a build for Netlify, or with other formats of pictures, cannot go on from the caches of another one", async () => {
  const { caches, fingerprint } = await getFingerprints(root, {});
  const of = (environment) => getFingerprints(root, environment);
  assert.notEqual((await of({ NETLIFY: "true" })).caches, caches);
  assert.equal((await of({ SITE_URL: "https://palmarena.example" })).caches, caches);
  const withAvif = await of({ GATSBY_AVIF: "1" });
  assert.notEqual(withAvif.caches, caches);
  assert.equal(withAvif.fingerprint, fingerprint);
});

test("it changes with the address that stands in the pages, and with no other part of the environment", async () => {
  const { fingerprint } = await getFingerprints(root, {});
  const of = async (environment) => (await getFingerprints(root, environment)).fingerprint;
  assert.notEqual(await of({ SITE_URL: "https://palmarena.example" }), fingerprint);
  const others = { SMTP_URL: "smtp://localhost", GATSBY_TELEMETRY_DISABLED: "1", CMS_REPO: "agency/site" };
  assert.equal(await of(others), fingerprint);
});
