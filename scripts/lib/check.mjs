import { watchProcesses } from "./process-tree.mjs";
import { CHECKS } from "./check-steps.mjs";
import { Problem, printProblem } from "./problem.mjs";
import { formatSeconds, runStep } from "./steps.mjs";

const NOTHING = { passed: 0, failed: 0, skipped: [] };

/** Returns the checks with the given names, all of them when none is named. */
export function selectChecks(names) {
  const known = CHECKS.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Problem(`There is no check “${unknown.join("”, “")}”.`, {
      hint: `Some of: ${known.join(" ")}`,
    });
  return names.length === 0 ? CHECKS : CHECKS.filter(({ name }) => names.includes(name));
}

/** Runs one check and gets the counts of its tests; a check that is no test counts as one failure when it fails. */
async function runCheck({ name, title, run }) {
  const started = performance.now();
  const measure = () => ({ name, took: performance.now() - started });
  try {
    return { ...NOTHING, ...(await runStep(title, run)), ...measure() };
  } catch (error) {
    printProblem(error);
    const counts = { ...NOTHING, ...error.counts };
    return { ...counts, failed: Math.max(1, counts.failed), ...measure() };
  }
}

/** Runs the checks of one stage, two at a time in their order; resolves with what each of them counted. */
async function runStage(checks) {
  const [queue, results] = [checks.values(), []];
  const work = async () => {
    for (const check of queue) results.push(await runCheck(check));
  };
  await Promise.all([work(), work()]);
  return results;
}

async function runStages(checks) {
  const results = [];
  for (const stage of new Set(checks.map((check) => check.stage))) {
    results.push(...(await runStage(checks.filter((check) => check.stage === stage))));
    if (results.some(({ failed }) => failed > 0)) break;
  }
  return results;
}

function printSkipped(skipped) {
  if (skipped.length > 0) console.log(`\n${[`${skipped.length} skipped:`, ...skipped].join("\n  ")}`);
}

/**
 * Runs checks stage by stage up to the first stage in which one fails, and prints which tests were skipped, the seconds of each check, the
 * largest memory of all processes together, and how many tests passed and failed. Tells whether all went well.
 */
export async function runChecks(checks) {
  const started = performance.now();
  const stopWatching = watchProcesses(process.pid);
  const results = await runStages(checks);
  const { peak } = stopWatching();
  const sum = (name) => results.reduce((total, result) => total + result[name], 0);
  const skipped = results.flatMap((result) => result.skipped);
  printSkipped(skipped);
  const times = results.map(({ name, took }) => `${name} ${formatSeconds(took)}`);
  console.log(`\n${times.join(", ")}; together ${formatSeconds(performance.now() - started)}`);
  if (peak > 0) console.log(`at most ${(peak / 1024).toFixed(1)} GiB of memory`);
  const ending = skipped.length > 0 ? `, ${skipped.length} skipped` : "";
  console.log(`${sum("passed")} passed, ${sum("failed")} failed${ending}`);
  return sum("failed") === 0;
}
