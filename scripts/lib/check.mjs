import { CHECKS } from "./check-steps.mjs";
import { printProblem } from "./problem.mjs";
import { formatSeconds, runStep } from "./steps.mjs";

/** Gets the checks with the given names, all of them when none is named. */
export function selectChecks(names) {
  return names.length === 0 ? CHECKS : CHECKS.filter(({ name }) => names.includes(name));
}

/**
 * Runs checks one after the other up to the first that fails, and prints how many tests passed and failed; a check
 * that is no test counts as one failure when it fails. Tells whether all went well.
 */
export async function runChecks(checks) {
  const started = performance.now();
  const total = { passed: 0, failed: 0 };
  for (const { title, run } of checks) {
    try {
      const { passed = 0, failed = 0 } = (await (title ? runStep(title, run) : run())) ?? {};
      total.passed += passed;
      total.failed += failed;
    } catch (error) {
      printProblem(error);
      total.passed += error.counts?.passed ?? 0;
      total.failed += Math.max(1, error.counts?.failed ?? 0);
      break;
    }
  }
  console.log(`\nafter ${formatSeconds(performance.now() - started)}:`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}
