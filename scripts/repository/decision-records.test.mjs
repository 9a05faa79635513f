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

it("links between decision records lead to files that exist", () => {
  const names = new Set(records.map(({ name }) => name));
  const links = records.flatMap(({ lines }) => [...lines.join("\n").matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)]);
  assert.deepEqual(
    links.map(([, name]) => name).filter((name) => !names.has(name)),
    [],
  );
});
