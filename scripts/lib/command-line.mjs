import { parseArgs } from "node:util";

import { Problem } from "./problem.mjs";

/**
 * Reads the options of a command, in the shape of parseArgs. Returns undefined after `--help`, for which it prints `help`; throws a
 * Problem that names a word which is not among them.
 */
export function readOptions(help, options = {}) {
  const { values } = parse({ ...options, help: { type: "boolean", short: "h" } });
  if (!values.help) return values;
  console.log(help);
}

function parse(options) {
  try {
    return parseArgs({ options });
  } catch ({ message }) {
    throw new Problem(message, { hint: "--help names the options." });
  }
}
