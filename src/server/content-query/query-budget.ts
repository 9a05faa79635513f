import { QueryError } from "./query-error";

/** Steps of regular expressions (6 ns each at most) and not a time: a busy machine answers as an idle one does. */
const STEPS = 4_000_000;

/** What a query may still cost. A query that exceeds its budget is refused, at whatever point. */
export interface QueryBudget {
  /** Throws when it is used up; `key` is what the query is refused for then. */
  spend(steps: number, key: string): void;
}

/** Creates the budget of one query. */
export function createBudget(): QueryBudget {
  let left = STEPS;
  return {
    spend(steps, key) {
      left -= steps;
      if (left < 0) throw new QueryError(key);
    },
  };
}
