import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { it } from "node:test";

import { inRoot } from "../lib/root.mjs";

const FOLDER = inRoot("docs", "staff");
const MAX_BYTES = 60_000;
const guides = readdirSync(FOLDER).filter((name) => name.endsWith(".md"));
const named = guides.flatMap((name) =>
  [...readFileSync(`${FOLDER}/${name}`, "utf8").matchAll(/\]\(images\/([^)]+)\)/g)].map(([, file]) => ({
    guide: name,
    file,
  })),
);

it("the staff's guides show every picture of theirs, in their language, and no other", () => {
  assert.deepEqual(
    [...new Set(named.map(({ file }) => file))].sort(),
    readdirSync(`${FOLDER}/images`).sort(),
  );
  const [wrong] = named.filter(({ guide, file }) => guide.split(".").at(-2) !== file.split(".").at(-2));
  assert.equal(wrong, undefined);
});

it("each picture of the guides has at most 60 kB", () => {
  const large = named.filter(({ file }) => statSync(`${FOLDER}/images/${file}`).size > MAX_BYTES);
  assert.deepEqual(large, []);
});
