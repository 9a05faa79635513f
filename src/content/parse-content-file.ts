import { LOCALE_CODES, type Locale } from "../domain/config/locales";
import { CONTENT_FILES, getContentSchema } from "./content-files";
import { type ContentFault, type ContentProblem, toContentProblems } from "./content-problem";
import { dropEmpty, parseJson } from "./front-matter";
import { isReviewFile, parseReviewFile } from "./review-file";
import { endsTooEarly } from "./publication";

/** One file's content per locale, and everything that is wrong with it. */
interface ContentFileResult {
  locales: { locale: Locale; content: Record<string, unknown> }[];
  problems: ContentProblem[];
}

/** A review is a file of one language. */
function parseReview(file: string, source: string): ContentFileResult {
  const result = parseReviewFile(file, source);
  if ("problems" in result) return { locales: [], problems: result.problems };
  const { key: _key, ...content } = result.review;
  return { locales: [{ locale: content.language, content }], problems: [] };
}

/** Parses a file such as `pages/home.json` or `answers/weather.json` (path relative to `content/`): one object per locale. */
export function parseContentFile(file: string, source: string): ContentFileResult {
  if (isReviewFile(file)) return parseReview(file, source);
  const name = file.replace(/\.json$/, "");
  const failed = (fault: ContentFault, found?: string): ContentFileResult => ({
    locales: [],
    problems: [{ file, ...fault, found }],
  });
  const schema = getContentSchema(name);
  if (schema === undefined) return failed({ code: "unknown-file", names: Object.keys(CONTENT_FILES) }, name);
  const json = parseJson(source);
  if (json.reason !== undefined) return failed({ code: "invalid-json", reason: json.reason });

  const result: ContentFileResult = { locales: [], problems: [] };
  for (const locale of LOCALE_CODES) {
    const value = dropEmpty((json.value as Partial<Record<Locale, unknown>> | null)?.[locale]);
    const parsed = schema.safeParse(value);
    if (!parsed.success) {
      result.problems.push(...toContentProblems(file, value, parsed.error, [locale]));
      continue;
    }
    const content: Record<string, unknown> = parsed.data;
    result.locales.push({ locale, content });
    if (endsTooEarly(content)) {
      const path = `${locale}.publish_until`;
      result.problems.push({ file, path, code: "ends-too-early", found: content["publish_until"] });
    }
  }
  return result;
}
