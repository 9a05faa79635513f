/** Something the person at the keyboard can put right: what happened, what to do, and what the failed program said. */
export class Problem extends Error {
  name = "Problem";

  constructor(message, { hint = "", output = "" } = {}) {
    super(message);
    this.hint = hint;
    this.output = output;
  }
}

/** Prints a problem as text; anything else is a bug of ours and keeps its stack. */
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
