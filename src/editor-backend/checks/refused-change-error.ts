import type { ContentProblem } from "../../content/content-problem";
import { formatContentProblems } from "../../content/format-content-problems";
import { SharedError } from "../../server/shared-error";

/** The change would keep the site from being built, or brings a file that it cannot show. */
export class RefusedChangeError extends SharedError {
  static override readonly errorName = "RefusedChangeError";

  constructor(readonly problems: readonly ContentProblem[]) {
    super(formatContentProblems(problems));
  }
}
