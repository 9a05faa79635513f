import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { it } from "node:test";

import { inRoot } from "../lib/root.mjs";

const FOLDER = inRoot("docs", "decisions");
const records = readdirSync(FOLDER)
  .filter((name) => /^\d{4}-/.test(name))
  .map((name) => ({ name, lines: readFileSync(`${FOLDER}/${name}`, "utf8").split("\n") }));

it("every decision record has its number, a date and a status", () => {
  for (const { name, lines } of records) {
    assert.match(lines[0], new RegExp(`^# ${Number(name.slice(0, 4))}\\. \\S`), name);
    assert.match(lines[2], /^\d{4}-\d{2}-\d{2} · (accepted|superseded by \[)/, name);
  }
});

it("the index lists every decision record by its title", () => {
  const index = readFileSync(`${FOLDER}/README.md`, "utf8");
  const listed = [...index.matchAll(/^- \[\d{4}\]\((.+?)\) (.+?)(?: \(superseded\))?$/gm)].map(
    ([, name, title]) => `${name}: ${title}`,
  );
  const titles = records.map(({ name, lines }) => `${name}: ${lines[0].replace(/^# \d+\. /, "")}`);
  assert.deepEqual(listed.sort(), titles.sort());
});

it("a record that is amended or superseded by another one names it in its status line", () => {
  const CLAUSE = /(amend|supersede)(?:s|ed)( by| in part by)?(.*?)(?=amend|supersede|$)/g;
  const relations = records.flatMap(({ name, lines }) =>
    [...lines[2].matchAll(CLAUSE)].flatMap(([, verb, by, text]) =>
      [...text.matchAll(/\]\((\d{4})-/g)].map(([, number]) => {
        const [one, other] = by ? [number, name.slice(0, 4)] : [name.slice(0, 4), number];
        return `${by ? "later" : "earlier"} ${one} ${verb} ${other}`;
      }),
    ),
  );
  const missing = relations.filter(
    (relation) => relation.startsWith("earlier") && !relations.includes(relation.replace("earlier", "later")),
  );
  assert.deepEqual(missing, []);
});

it("links between decision records lead to files that exist", () => {
  const names = new Set(records.map(({ name }) => name));
  const links = records.flatMap(({ lines }) => [...lines.join("\n").matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)]);
  assert.deepEqual(
    links.map(([, name]) => name).filter((name) => !names.has(name)),
    [],
  );
});
