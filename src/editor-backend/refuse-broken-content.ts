import { formatContentProblems } from "../content/format-content-problems";
import { findContentProblems } from "../content-documents/find-content-problems";
import { listMedia } from "../content-documents/list-media";
import { readContentFiles } from "../content-documents/read-content-files";
import { isMediaPath } from "./content-paths";

/** The change would keep the site from being built; the message says why. */
export class RefusedChangeError extends Error {
  override name = "RefusedChangeError";
}

/** The changed paths, each with its new text (empty for a picture), or `undefined` when it is deleted. */
type Changes = ReadonlyMap<string, string | undefined>;

function getChanges(action: string, params: unknown): Changes {
  const {
    dataFiles = [],
    assets = [],
    paths = [],
  } = Object(params) as {
    dataFiles?: { path: string; raw: string }[];
    assets?: { path: string }[];
    paths?: string[];
  };
  if (action === "deleteFiles") return new Map(paths.map((path) => [path, undefined]));
  const uploads = assets.map(({ path }) => ({ path, raw: "" }));
  return new Map([...uploads, ...dataFiles].map(({ path, raw }) => [path, raw]));
}

interface Content {
  texts: ReadonlyMap<string, string>;
  media: ReadonlySet<string>;
}

function isText(path: string): boolean {
  return /^content\/.*\.(md|json)$/.test(path);
}

/** Gets the content as it would be after the change. */
function apply(changes: Changes, { texts, media }: Content): Content {
  const after = { texts: new Map(texts), media: new Set(media) };
  for (const [path, raw] of changes) {
    if (raw === undefined) {
      after.texts.delete(path);
      after.media.delete(path);
    } else if (isMediaPath(path)) after.media.add(path);
    else if (isText(path)) after.texts.set(path, raw);
  }
  return after;
}

/**
 * Refuses a change that the build would refuse: the content is checked as it would be afterwards. What is wrong already
 * and has nothing to do with the change does not keep staff from working.
 */
export async function refuseBrokenContent(root: string, action: string, params: unknown): Promise<void> {
  const changes = getChanges(action, params);
  if (![...changes.keys()].some((path) => isText(path) || isMediaPath(path))) return;
  const before = { texts: await readContentFiles(root), media: await listMedia(root) };
  const after = apply(changes, before);
  const find = ({ texts, media }: Content) => findContentProblems(texts, media);
  const known = new Set(find(before).map((problem) => JSON.stringify(problem)));
  const caused = find(after).filter((problem) => !known.has(JSON.stringify(problem)));
  if (caused.length > 0) throw new RefusedChangeError(formatContentProblems(caused));
}
