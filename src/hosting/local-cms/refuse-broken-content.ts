import { formatContentProblems } from "../../content/content-problem";
import { findContentProblems } from "../site-content/find-content-problems";
import { readContentFiles } from "../site-content/read-content-files";

/** The change would keep the site from being built; the message says why. */
export class RefusedChangeError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "RefusedChangeError";
  }
}

function getChanges(action: string, params: unknown): Map<string, string | undefined> {
  const { dataFiles = [], paths = [] } = Object(params) as {
    dataFiles?: { path: string; raw: string }[];
    paths?: string[];
  };
  if (action === "deleteFiles") return new Map(paths.map((path) => [path, undefined]));
  return new Map(dataFiles.map(({ path, raw }) => [path, raw]));
}

/**
 * Refuses a change that the build would refuse: the content is checked as it would be afterwards. What is wrong already
 * and has nothing to do with the change does not keep staff from working.
 */
export async function refuseBrokenContent(root: string, action: string, params: unknown): Promise<void> {
  const changes = getChanges(action, params);
  const texts = [...changes.keys()].filter((path) => /^content\/.*\.(md|json)$/.test(path));
  if (texts.length === 0) return;
  const before = await readContentFiles(root);
  const after = new Map(before);
  for (const path of texts) {
    const raw = changes.get(path);
    if (raw === undefined) after.delete(path);
    else after.set(path, raw);
  }
  const known = new Set(findContentProblems(before).map((problem) => JSON.stringify(problem)));
  const caused = findContentProblems(after).filter((problem) => !known.has(JSON.stringify(problem)));
  if (caused.length > 0) throw new RefusedChangeError(formatContentProblems(caused));
}
