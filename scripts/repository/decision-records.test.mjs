import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { it } from "node:test";

import { inRoot } from "../lib/root.mjs";

const FOLDER = inRoot("docs", "decisions");
const records = readdirSync(FOLDER)
  .filter((name) => /^\d{4}-/.test(name))
  .map((name) => ({ name, lines: readFileSync(`${FOLDER}/${name}`, "utf8").split("\n") }));

it("every decision record has its number, a date and a status", () => {
  const wrong = records.filter(
    ({ name, lines }) =>
      !new RegExp(`^# ${Number(name.slice(0, 4))}\\. \\S`).test(lines[0]) ||
      !/^\d{4}-\d{2}-\d{2} · (accepted|superseded by \[)/.test(lines[2]),
  );
  assert.deepEqual(
    wrong.map(({ name }) => name),
    [],
  );
});

it("the index lists every decision record by its title", () => {
  const index = readFileSync(`${FOLDER}/README.md`, "utf8");
  const listed = [...index.matchAll(/^- \[\d{4}\]\((.+?)\) (.+?)(?: \(superseded\))?$/gm)].map(
    ([, name, title]) => `${name}: ${title}`,
  );
  const titles = records.map(({ name, lines }) => `${name}: ${lines[0].replace(/^# \d+\. /, "")}`);
  assert.deepEqual(listed.sort(), titles.sort());
});

/** Lists what a status line says of other records, such as `{ verb: "amended by", number: "0146" }`. */
function listRelations([, , status]) {
  const CLAUSE = /(amends|supersedes|amended by|superseded(?: in part)? by)(.*?)(?=amend|supersede|$)/g;
  return [...status.matchAll(CLAUSE)].flatMap(([, verb, text]) =>
    [...text.matchAll(/\]\((\d{4})-/g)].map(([, number]) => ({ verb: verb.replace(" in part", ""), number })),
  );
}

it("a record that is amended or superseded by another one names it in its status line", () => {
  const INVERSE = { amends: "amended by", supersedes: "superseded by" };
  const relations = records.flatMap(({ name, lines }) =>
    listRelations(lines).map(({ verb, number }) => ({ from: name.slice(0, 4), verb, to: number })),
  );
  const missing = relations.filter(
    ({ from, verb, to }) =>
      verb in INVERSE &&
      !relations.some((other) => other.from === to && other.verb === INVERSE[verb] && other.to === from),
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
