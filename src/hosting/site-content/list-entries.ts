import { parseOffers } from "./find-content-problems";

/** Lists the offers as the editor's pickers, guards and previews need them. */
export function listEntries(files: ReadonlyMap<string, string>) {
  return parseOffers(files).map(({ collection, key, locale, url_slug, title, related, cover }) => ({
    ...{ collection, key, locale, url_slug, title, related },
    cover: cover.image,
  }));
}
