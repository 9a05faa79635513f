import { findEntryFiles } from "../saving/entry-files";

/** The path by which Decap knows the entry that a place of the editor (`#/collections/…/entries/…`) shows. */
function getEntryPath(hash: string): string {
  const [, folder = "", key = ""] = /^#\/collections\/([^/?]+)\/entries\/([^/?]+)/.exec(hash) ?? [];
  const [, namespace = "", locale = ""] = /^(.+)-([a-z]{2})$/.exec(key) ?? [];
  return folder === "messages" ? `src/locales/${locale}/${namespace}.json` : `content/${folder}/${key}.json`;
}

/** Gets the files of the entry that a place of the editor shows, in all languages; none elsewhere. */
export function getOpenPaths(hash: string): readonly string[] {
  return findEntryFiles(getEntryPath(hash))?.paths ?? [];
}
