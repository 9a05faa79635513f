import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
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
