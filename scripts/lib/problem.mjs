import { parseArgs } from "node:util";

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

/** Runs a command's main function; the exit code is 1 when it throws. */
export async function main(work) {
  try {
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
