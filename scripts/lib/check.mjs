import { CHECKS } from "./check-steps.mjs";
import { Problem, printProblem } from "./problem.mjs";
import { formatSeconds, runStep } from "./steps.mjs";

/** A busy machine makes one test or another pass at its second try alone; more of them are a fault of the tests or of the site. */
const MAX_FLAKY = 5;
const NOTHING = { passed: 0, failed: 0, flaky: [], skipped: [] };

/** Gets the checks with the given names, all of them when none is named. */
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
async function runCheck({ title, run }) {
  try {
    return { ...NOTHING, ...(await (title ? runStep(title, run) : run())) };
  } catch (error) {
    printProblem(error);
    const counts = { ...NOTHING, ...error.counts };
    return { ...counts, failed: Math.max(1, counts.failed) };
  }
}

/** Runs the checks of one stage, two at a time in their order; resolves with what each of them counted. */
async function runStage(checks) {
  const [queue, counts] = [checks.values(), []];
  const work = async () => {
    for (const check of queue) counts.push(await runCheck(check));
  };
  await Promise.all([work(), work()]);
  return counts;
}

function add(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    flaky: [...a.flaky, ...b.flaky],
    skipped: [...a.skipped, ...b.skipped],
  };
}

/** Counts a few flaky tests as passed and more of them as failed. */
function judgeFlaky(total) {
  const counted = total.flaky.length > MAX_FLAKY ? "failed" : "passed";
  return { ...total, [counted]: total[counted] + total.flaky.length };
}

function printNames(heading, names) {
  if (names.length > 0) console.log(`\n${[`${names.length} ${heading}:`, ...names].join("\n  ")}`);
}

/**
 * Runs checks stage by stage up to the first stage in which one fails, and prints which tests were flaky or skipped, and how many
 * passed, failed and were skipped. Tells whether all went well.
 */
export async function runChecks(checks) {
  const started = performance.now();
  let total = NOTHING;
  for (const stage of new Set(checks.map((check) => check.stage))) {
    total = (await runStage(checks.filter((check) => check.stage === stage))).reduce(add, total);
    if (total.failed > 0) break;
  }
  const { passed, failed, flaky, skipped } = judgeFlaky(total);
  const verdict = flaky.length > MAX_FLAKY ? `failed, since they are more than ${MAX_FLAKY}` : "passed";
  printNames(`flaky, passed at the second try alone, and counted as ${verdict}`, flaky);
  printNames("skipped", skipped);
  console.log(`\nafter ${formatSeconds(performance.now() - started)}:`);
  const ending = skipped.length > 0 ? `, ${skipped.length} skipped` : "";
  console.log(`${passed} passed, ${failed} failed${ending}`);
  return failed === 0;
}
