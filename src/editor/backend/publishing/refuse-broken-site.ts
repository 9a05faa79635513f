import type { ContentProblem } from "../../../content/content-problem";
import { findContentProblems, listMedia, readContentFiles } from "../../../content/site-content";

/** Files of the content, as they are now, that the build could not work with. */
export class BrokenSiteError extends Error {
  override name = "BrokenSiteError";

  constructor(readonly problems: readonly ContentProblem[]) {
    super(`${problems.length} problems in the content. Expected none.`);
  }
}

/** Throws when the content has problems: they are known by file and field then, where the build would only end with a log. */
export async function refuseBrokenSite(root: string): Promise<void> {
  const problems = findContentProblems(await readContentFiles(root), listMedia(root));
  if (problems.length > 0) throw new BrokenSiteError(problems);
}
