import { COLLECTIONS } from "../config/offer";
import { toContentProblems, type ContentProblem } from "./content-problem";
import { dropEmpty, FRONT_MATTER_FIELD, parseFrontMatter, type FrontMatterResult } from "./front-matter";
import { parseOfferFileName, type OfferFileName } from "./offer-file";
import { offerSchema, type OfferContent } from "./schema/offer";

export type OfferFileResult =
  | { kind: "offer"; name: OfferFileName; offer: OfferContent }
  | { kind: "untranslated" }
  | { kind: "problems"; problems: ContentProblem[] };

/** Parses one offer file (path relative to `content/`); an empty file means "not translated yet". */
export function parseOfferFile(file: string, source: string): OfferFileResult {
  return toOffer(file, parseFrontMatter(source));
}

/** Checks what was read of an offer file (path relative to `content/`). */
export function toOffer(file: string, parts: FrontMatterResult): OfferFileResult {
  const name = parseOfferFileName(file);
  if (!name) {
    const expected = `a name like ${COLLECTIONS[0]}/saona-island.en.md`;
    return { kind: "problems", problems: [{ file, field: "(the file's name)", expected, found: file }] };
  }
  if (!parts) return { kind: "untranslated" };
  if (!parts.ok) {
    const expected = "YAML front matter between two lines of ---, then the description";
    return {
      kind: "problems",
      problems: [{ file, field: FRONT_MATTER_FIELD, expected, found: parts.found }],
    };
  }
  const value = dropEmpty({ ...parts.data, body: parts.body });
  const result = offerSchema.safeParse(value);
  if (!result.success) return { kind: "problems", problems: toContentProblems(file, value, result.error) };
  return { kind: "offer", name, offer: result.data };
}
