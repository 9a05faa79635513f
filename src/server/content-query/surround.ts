import type { ContentDocument } from "../../contracts/content-document";
import type { ContentQuery } from "../../contracts/content-query";

/** Gets the neighbours of a document: `before` places, then `after` places, null where there is none. */
export function surround(
  documents: readonly ContentDocument[],
  { slugOrPath, options: { before, after } }: NonNullable<ContentQuery["surround"]>,
): (ContentDocument | null)[] {
  const field = slugOrPath.startsWith("/") ? "path" : "slug";
  const index = documents.findIndex((document) => document[field] === slugOrPath);
  const places = [
    ...Array.from({ length: before }, (_, place) => index - before + place),
    ...Array.from({ length: after }, (_, place) => index + 1 + place),
  ];
  return places.map((place) => (index === -1 ? null : (documents[place] ?? null)));
}
