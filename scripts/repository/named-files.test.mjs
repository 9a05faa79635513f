import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { basename } from "node:path";
import { it } from "node:test";

import { inRoot } from "../lib/root.mjs";

const FOLDERS = ["src", "e2e", "bench", "scripts", "docs", "netlify", "content", "artwork"];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(inRoot(folder), { recursive: true }).map((name) => `${folder}/${name}`),
).concat(readdirSync(inRoot()));

const DOCUMENTS = ["security", "security-asvs", "architecture", "developing"];

for (const document of DOCUMENTS.map((name) => `docs/${name}.md`))
  it(`${document} names only files that are there`, () => {
    const names = [...readFileSync(inRoot(document), "utf8").matchAll(/`([\w./-]+\.(?:tsx?|mjs|cjs))`/g)].map(
      ([, name]) => name,
    );
    assert.ok(names.length > 10);
    const missing = names.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)));
    assert.deepEqual([...new Set(missing)], []);
  });

const SOURCE = /(?<!\.test)\.(?:tsx?|mjs|cjs|css)$/;
const COMMENT = /(?:\/\/|\/?\*).*/g;
const PATH = /(?<![\w./-])(?:src|e2e|bench|scripts|docs|netlify)\/[\w./[\]-]+\.(?:tsx?|mjs|cjs|css|md)\b/g;

it("comments name only files that are there, where they name them from the root on", () => {
  const sources = files.filter((file) => SOURCE.test(file));
  const named = sources.flatMap((source) => {
    const comments = readFileSync(inRoot(source), "utf8").match(COMMENT) ?? [];
    return comments.flatMap((comment) => (comment.match(PATH) ?? []).map((name) => ({ source, name })));
  });
  assert.ok(named.length > 50);
  assert.deepEqual(
    named.filter(({ name }) => !files.includes(name)),
    [],
  );
});

const KEBAB_CASE = /^(?:[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*|\[.*\]\.tsx?)$/;
const VAGUE = /(?:^|\/)(?:utils?|helpers?|types|common|misc|shared)(?:\/|\.[^/]*$)/;

it("files are named in kebab-case, and neither they nor their folders are called utils, helpers or the like", () => {
  const sources = files.filter((file) =>
    /^(?:src|e2e|bench|scripts|artwork)\/.*\.(?:tsx?|mjs|cjs)$/.test(file),
  );
  const wrong = sources.filter((file) => VAGUE.test(file) || !KEBAB_CASE.test(basename(file)));
  assert.deepEqual(
    wrong.filter((file) => !file.includes("/node_modules/")),
    [],
  );
});
