import { CHECKS } from "./check-steps.mjs";
import { Problem, printProblem } from "./problem.mjs";
import { formatSeconds, runStep } from "./steps.mjs";

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

/** Runs one check: how many tests passed and failed in it; a check that is no test counts as one failure when it fails. */
async function runCheck({ title, run }) {
  try {
    const { passed = 0, failed = 0 } = (await (title ? runStep(title, run) : run())) ?? {};
    return { passed, failed };
  } catch (error) {
    printProblem(error);
    return { passed: error.counts?.passed ?? 0, failed: Math.max(1, error.counts?.failed ?? 0) };
  }
}

/** Runs the checks of one stage, two at a time in their order; resolves with what each of them counted. */
async function runStage(checks) {
  const [waiting, counts] = [[...checks], []];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) counts.push(await runCheck(check));
  };
  await Promise.all([work(), work()]);
  return counts;
}

/**
 * Runs checks stage by stage up to the first stage in which one fails, and prints how many tests passed and failed.
 * Tells whether all went well.
 */
export async function runChecks(checks) {
  const started = performance.now();
  const total = { passed: 0, failed: 0 };
  for (const stage of new Set(checks.map((check) => check.stage))) {
    for (const { passed, failed } of await runStage(checks.filter((check) => check.stage === stage))) {
      total.passed += passed;
      total.failed += failed;
    }
    if (total.failed > 0) break;
  }
  console.log(`\nafter ${formatSeconds(performance.now() - started)}:`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}
