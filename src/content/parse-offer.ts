import { COLLECTIONS } from "../config/offer";
import type { ContentProblem } from "./content-problem";
import { dropEmpty, parseFrontMatter, type FrontMatterResult } from "./front-matter";
import { parseOfferFileName, type OfferFileName } from "./offer-file";
import { offerSchema, type OfferContent } from "./schema/offer";
import { toContentProblems } from "./to-content-problems";

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
    const example = `${COLLECTIONS[0]}/saona-island.en.md`;
    return { kind: "problems", problems: [{ file, code: "wrong-file-name", example, found: file }] };
  }
  if (!parts) return { kind: "untranslated" };
  if (!parts.ok) return { kind: "problems", problems: [{ file, ...parts.fault }] };
  const value = dropEmpty({ ...parts.data, body: parts.body });
  const result = offerSchema.safeParse(value);
  if (!result.success) return { kind: "problems", problems: toContentProblems(file, value, result.error) };
  return { kind: "offer", name, offer: result.data };
}
