#!/usr/bin/env node
// Compares what two builds of the site give to visitors and programs: the texts and the naming attributes of all pages, and the
// feeds, sitemap, search indexes and content API documents byte by byte. Scripts, styles, file names with a hash and class names
// are not compared. Prints every difference; exits with 1 when there is one.
//   node bench/compare-output.mjs BEFORE AFTER     two checkouts, each after `npm run build`
import { readFile, readdir } from "node:fs/promises";
import { join, relative } from "node:path";

import { listPageContent } from "./lib/page-content.mjs";

const MAX_SHOWN = 5;
/** Compared as they are. `.build/content` holds what the content API answers with. */
const DATA =
  /^(public\/.*\.(xml|ics|webmanifest|txt)|public\/(.*\/)?(search-index|feeds\/\w+)\.json|\.build\/content\/\w+\.json)$/;
const PAGE = /^public\/.*\.html$/;

const [before, after] = process.argv.slice(2);
if (after === undefined) {
  console.error("Expected two checkouts: node bench/compare-output.mjs BEFORE AFTER");
  process.exit(2);
}

async function listFiles(root) {
  const folders = ["public", ".build/content"];
  const lists = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      return files.map((file) => relative(root, join(file.parentPath, file.name)));
    }),
  );
  return new Set(lists.flat().filter((name) => DATA.test(name) || PAGE.test(name)));
}

/** Ways to write the same HTML in the texts of data: named and numbered references, a line end at the end. */
function unifyHtml(_key, value) {
  if (typeof value !== "string" || !value.startsWith("<")) return value;
  return value
    .replaceAll("&#x3C;", "&lt;")
    .replaceAll("&#x26;", "&amp;")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .trimEnd();
}

/** Ways to write the same XML: one element on a line, the apostrophe's references. */
function unifyXml(source) {
  return source
    .replaceAll(/>\s*</g, ">\n<")
    .replaceAll(/\s*\/>/g, "/>")
    .replaceAll("&apos;", "&#39;");
}

/** What a file gives, as a list of lines. */
async function readLines(root, name) {
  const source = await readFile(join(root, name), "utf8");
  if (PAGE.test(name)) return listPageContent(source);
  if (name.endsWith(".json")) return JSON.stringify(JSON.parse(source), unifyHtml, 1).split("\n");
  return (name.endsWith(".xml") ? unifyXml(source) : source).split("\n");
}

/** The lines of one list that the other does not have, each as often as it is missing. */
function subtract(lines, others) {
  const counts = new Map();
  for (const line of others) counts.set(line, (counts.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = counts.get(line) ?? 0;
    counts.set(line, count - 1);
    return count <= 0;
  });
}

async function compare(name) {
  const [old, now] = await Promise.all([readLines(before, name), readLines(after, name)]);
  if (old.join("\n") === now.join("\n")) return [];
  const lines = [
    ...subtract(old, now).map((line) => `- ${line}`),
    ...subtract(now, old).map((line) => `+ ${line}`),
  ];
  return lines.length > 0 ? lines : ["the same lines in another order"];
}

const [old, now] = await Promise.all([listFiles(before), listFiles(after)]);
const only = (these, those, where) =>
  [...these].filter((name) => !those.has(name)).map((name) => `${name}: only ${where}`);
const differences = [...only(old, now, "before"), ...only(now, old, "after")];
const common = [...old].filter((name) => now.has(name)).sort();
for (const name of common) {
  const lines = await compare(name);
  if (lines.length === 0) continue;
  const shown = lines.slice(0, MAX_SHOWN).map((line) => `\n    ${line.slice(0, 300)}`);
  differences.push(`${name}: ${lines.length} lines${shown.join("")}`);
}
for (const difference of differences) console.log(difference);
const pages = common.filter((name) => PAGE.test(name)).length;
console.log(
  `${pages} pages and ${common.length - pages} other files compared, ${differences.length} differ.`,
);
process.exitCode = differences.length > 0 ? 1 : 0;
