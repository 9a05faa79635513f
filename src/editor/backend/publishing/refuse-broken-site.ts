import { stat } from "node:fs/promises";
import { join } from "node:path";

import type { ContentProblem } from "../../../content/content-problem";
import { findContentProblems, listMedia, readContentFiles } from "../../../content/site-content";
import { canDecode } from "../pictures";

/** Files of the content, as they are now, that the build could not work with. */
export class BrokenSiteError extends Error {
  override name = "BrokenSiteError";

  constructor(readonly problems: readonly ContentProblem[]) {
    super(`${problems.length} problems in the content. Expected none.`);
  }
}

const NAMED_PICTURE = /\.\.\/media\/[\w./-]+\.(?:jpe?g|png|webp)/g;

/** Which pictures can be opened: each is decoded once, and again when its file has changed. */
const decoded = new Map<string, { version: string; isSound: boolean }>();

async function isSound(path: string): Promise<boolean> {
  const { size, mtimeMs } = await stat(path);
  const version = `${size} ${mtimeMs}`;
  const known = decoded.get(path);
  if (known?.version === version) return known.isSound;
  const result = { version, isSound: await canDecode(path) };
  decoded.set(path, result);
  return result.isSound;
}

async function findBrokenPictures(
  root: string,
  texts: ReadonlyMap<string, string>,
  media: ReadonlySet<string>,
): Promise<ContentProblem[]> {
  const named = [...texts.values()].flatMap((text) => text.match(NAMED_PICTURE) ?? []);
  const problems: ContentProblem[] = [];
  for (const file of new Set(named.map((path) => path.replace("../", "")))) {
    if (!media.has(`content/${file}`) || (await isSound(join(root, "content", file)))) continue;
    problems.push({ file, code: "broken-picture" });
  }
  return problems;
}

/** Throws when the content has problems: they are known by file and field then, where the build would only end with a log. */
export async function refuseBrokenSite(root: string): Promise<void> {
  const texts = await readContentFiles(root);
  const media = listMedia(root);
  const problems = [...findContentProblems(texts, media), ...(await findBrokenPictures(root, texts, media))];
  if (problems.length > 0) throw new BrokenSiteError(problems);
}
