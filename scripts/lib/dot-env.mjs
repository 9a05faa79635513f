import { readFile } from "node:fs/promises";

import { inRoot } from "./root.mjs";

const LINE = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*)$/;

function parseValue(raw) {
  const quoted = /^(["'])(.*)\1\s*(?:#.*)?$/.exec(raw.trim());
  return quoted ? quoted[2] : raw.replace(/(^|\s)#.*$/, "").trim();
}

/** Parses the text of an .env file: `NAME=value` lines, `#` comments, quotes; a name without a value is not set. */
export function parseDotEnv(text) {
  const values = {};
  for (const line of text.split(/\r?\n/)) {
    const [, name, raw] = LINE.exec(line) ?? [];
    const value = raw === undefined ? "" : parseValue(raw);
    if (name && value) values[name] = value;
  }
  return values;
}

/** Loads the repository's .env into `process.env`, if it is there; what is set already stays as it is. */
export async function loadDotEnv() {
  const text = await readFile(inRoot(".env"), "utf8").catch((error) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  for (const [name, value] of Object.entries(parseDotEnv(text))) process.env[name] ??= value;
}
