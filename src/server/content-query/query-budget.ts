import { QueryError } from "./query-error";

/** Steps of regular expressions (6 ns each at most) and not a time: a busy machine answers as an idle one does. */
const STEPS = 4_000_000;

/** What a query may still cost. A query that exceeds its budget is refused, at whatever point. */
export class QueryBudget {
  private left = STEPS;

  /** Throws when it is used up; `key` is what the query is refused for then. */
  spend(steps: number, key: string): void {
    this.left -= steps;
    if (this.left < 0) throw new QueryError(key);
  }
}
