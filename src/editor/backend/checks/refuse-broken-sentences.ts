import type { ContentProblem } from "../../../content/content-problem";
import { isPlain, type Plain } from "../../../content/plain-object";
import { listPlaceholders } from "../../../lib/list-placeholders";
import { isContentTextPath, isTextPath } from "../content-paths";
import type { Change, Content } from "../content-store";
import { RefusedChangeError } from "./refuse-broken-content";

/** Compares sentences with the English ones: the program asks for each by its key, and fills in its placeholders. */
function compare(file: string, english: Plain, sentences: Plain, parent = ""): ContentProblem[] {
  return Object.entries(english).flatMap(([key, expected]): ContentProblem[] => {
    const [path, found] = [parent + key, sentences[key]];
    if (isPlain(expected)) return compare(file, expected, isPlain(found) ? found : {}, `${path}.`);
    if (typeof found !== "string" || found.trim() === "") return [{ file, path, code: "empty-text", found }];
    const names = listPlaceholders(String(expected));
    if (names.join() === listPlaceholders(found).join()) return [];
    return [{ file, path, code: "placeholders-changed", names }];
  });
}

function findProblems(file: string, english: string, sentences: string): ContentProblem[] {
  try {
    const [expected, found] = [JSON.parse(english), JSON.parse(sentences)] as unknown[];
    return isPlain(expected) && isPlain(found)
      ? compare(file, expected, found)
      : [{ file, code: "no-fields" }];
  } catch (error) {
    return [{ file, code: "invalid-json", reason: String(error) }];
  }
}

/** Refuses files of sentences that the build could not work with. */
export async function refuseBrokenSentences(content: Content, files: Change["files"]): Promise<void> {
  const problems: ContentProblem[] = [];
  for (const [path, text] of files) {
    const isOfContent: boolean = isContentTextPath(path);
    if (isOfContent || !isTextPath(path) || typeof text !== "string") continue;
    const english = await content.readText(path.replace(/^src\/locales\/[a-z]+\//, "src/locales/en/"));
    if (english !== undefined) problems.push(...findProblems(path, english, text));
    else problems.push({ file: path, code: "missing-file" });
  }
  if (problems.length > 0) throw new RefusedChangeError(problems);
}
