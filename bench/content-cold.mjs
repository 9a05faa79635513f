#!/usr/bin/env node
// How long the content API's function, as Gatsby has compiled it, takes in a process that has just started: to load, and to answer
// its first query (documents and search index included). Beside it the smallest function, which is nearly Gatsby's wrapper alone.
//   node bench/content-cold.mjs [--starts 15] [--root <built site>]
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { getMedian } from "./lib/statistics.mjs";

const { values } = parseArgs({
  options: { starts: { type: "string", default: "15" }, root: { type: "string", default: "." } },
});
const FUNCTIONS = join(process.cwd(), values.root, ".cache/functions");
const QUERY = { where: { category_tags: { $contains: "sea" } }, search: "saona", only: ["title"] };

/** Runs in a process of its own: loads a function, asks it once, and prints both times. */
const PROGRAM = `
  const [file, path, body] = process.argv.slice(1);
  const started = performance.now();
  const { default: run } = require(file);
  const loaded = performance.now();
  const headers = { "content-type": "application/json" };
  const response = {
    setHeader() {},
    end: (text) => console.log(JSON.stringify({
      load: loaded - started, answer: performance.now() - loaded, status: response.statusCode, size: text.length,
    })),
  };
  const request = { method: "POST", originalUrl: "/api/" + path, headers, query: {}, body: JSON.parse(body), readableEnded: true };
  run(request, response);
`;

function start(file, path, body) {
  const args = ["--eval", PROGRAM, join(FUNCTIONS, file), path, JSON.stringify(body)];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (stdout === "") throw new Error(stderr);
  return JSON.parse(stdout);
}

const MEASURED = [
  ["content/[...].js", "content/en", { ...QUERY, deep: true }],
  ["cms.js", "cms", {}],
];
for (const [file, path, body] of MEASURED) {
  const runs = Array.from({ length: Number(values.starts) }, () => start(file, path, body));
  const { status } = runs[0];
  const kilobytes = Math.round(statSync(join(FUNCTIONS, file)).size / 1024);
  const [load, answer] = ["load", "answer"].map((part) =>
    Math.round(getMedian(runs.map((run) => run[part]))),
  );
  console.log(
    JSON.stringify({ file, kilobytes, starts: runs.length, status, loadMs: load, answerMs: answer }),
  );
}
