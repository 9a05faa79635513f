import type { ContentProblem } from "../../content/content-problem";
import { formatContentProblems } from "../../content/format-content-problems";

/** The change would keep the site from being built, or brings a file that it cannot show. */
export class RefusedChangeError extends Error {
  override name = "RefusedChangeError";

  constructor(readonly problems: readonly ContentProblem[]) {
    super(formatContentProblems(problems));
  }
}
