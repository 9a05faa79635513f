import { parseArgs } from "node:util";

const OLDEST_NODE = "20.12";

/** An error that the user can correct: what happened, a hint what to do, and the output of the failed program. */
export class Problem extends Error {
  name = "Problem";

  constructor(message, { hint = "", output = "" } = {}) {
    super(message);
    this.hint = hint;
    this.output = output;
  }
}

/** Prints a problem as text, any other error with its stack. */
export function printProblem(error) {
  if (!(error instanceof Problem)) return console.error(error);
  if (error.output) console.error(`\n${error.output.trimEnd()}\n`);
  console.error(`✗ ${error.message}`);
  for (const line of error.hint.split("\n").filter(Boolean)) console.error(`  ${line}`);
}

function checkNode() {
  const { node } = process.versions;
  if (node.localeCompare(OLDEST_NODE, "en", { numeric: true }) < 0)
    throw new Problem(`This is Node ${node}; this site needs Node ${OLDEST_NODE} or newer.`, {
      hint: "Install it from https://nodejs.org (or: nvm install 22) and run the command again.",
    });
}

/** Runs a command's main function; the exit code is 1 when it throws. */
export async function main(work) {
  try {
    checkNode();
    await work();
  } catch (error) {
    printProblem(error);
    process.exit(1);
  }
}

/**
 * Reads the options of a command, in the shape of parseArgs. Returns undefined after `--help`, for which it prints `help`; throws a
 * Problem that names a word which is not among them.
 */
export function readOptions(help, options = {}) {
  let values;
  try {
    ({ values } = parseArgs({ options: { ...options, help: { type: "boolean", short: "h" } } }));
  } catch ({ message }) {
    throw new Problem(message, { hint: "--help names the options." });
  }
  if (!values.help) return values;
  console.log(help);
}
