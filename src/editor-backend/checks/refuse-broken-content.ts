import { findContentProblems } from "../../content-documents/find-content-problems";
import type { ContentProblem } from "../../content/content-problem";
import { formatContentProblems } from "../../content/format-content-problems";
import { isContentTextPath, isMediaPath } from "../content-paths";
import type { Change, Content } from "../content-store";

/** The change would keep the site from being built, or brings a file that it cannot show. */
export class RefusedChangeError extends Error {
  override name = "RefusedChangeError";

  constructor(readonly problems: readonly ContentProblem[]) {
    super(formatContentProblems(problems));
  }
}

interface CheckedContent {
  texts: ReadonlyMap<string, string>;
  media: ReadonlySet<string>;
}

function apply(files: Change["files"], { texts, media }: CheckedContent): CheckedContent {
  const after = { texts: new Map(texts), media: new Set(media) };
  for (const [path, content] of files) {
    if (content === null) {
      after.texts.delete(path);
      after.media.delete(path);
    } else if (isMediaPath(path)) after.media.add(path);
    else if (isContentTextPath(path)) after.texts.set(path, content.toString());
  }
  return after;
}

/**
 * Refuses a change that the build would refuse: the content is checked as it would be afterwards. What is wrong already
 * and has nothing to do with the change does not keep staff from working.
 */
export async function refuseBrokenContent(content: Content, files: Change["files"]): Promise<void> {
  const isChecked = (path: string) => isContentTextPath(path) || isMediaPath(path);
  if (![...files.keys()].some(isChecked)) return;
  const media = new Set([...content.sizes.keys()].filter(isMediaPath));
  const before = { texts: await content.readTexts(), media };
  const find = ({ texts, media: known }: CheckedContent) => findContentProblems(texts, known);
  const known = new Set(find(before).map((problem) => JSON.stringify(problem)));
  const caused = find(apply(files, before)).filter((problem) => !known.has(JSON.stringify(problem)));
  if (caused.length > 0) throw new RefusedChangeError(caused);
}
