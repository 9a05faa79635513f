import { performance } from "node:perf_hooks";

import { QueryError } from "./query-error";

/** Steps of regular expressions over characters; the costliest ones measured take about 6 ns each. */
const STEPS = 4_000_000;
const MILLISECONDS = 50;

/** What a query may still cost. Whoever goes beyond is refused, wherever the query has got to. */
export interface QueryBudget {
  /** Throws when it is used up; `key` is what the query is refused for then. */
  spend(steps: number, key: string): void;
}

/** Creates the budget of one query, whose time begins now. */
export function createBudget(): QueryBudget {
  const deadline = performance.now() + MILLISECONDS;
  let left = STEPS;
  return {
    spend(steps, key) {
      left -= steps;
      if (left < 0 || performance.now() > deadline) throw new QueryError(key);
    },
  };
}
