import { describeError, log } from "../log";
import { readPublished } from "./read-published";

/**
 * Loads a list of the content as it was published last; on a serverless host `requireEmbedded` gets what the function was bundled with.
 * Before the first build there is none.
 */
export function loadPublishedList<Item>(file: string, requireEmbedded: () => unknown): Item[] {
  const published = readPublished<Item[]>(file);
  if (published !== undefined) return published;
  try {
    return requireEmbedded() as Item[];
  } catch (error) {
    log.error("content-missing", { file, ...describeError(error) });
    return [];
  }
}
