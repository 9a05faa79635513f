import { LOCALE_CODES, type Locale } from "../config/locales";
import { CONTENT_FILES, isContentFile, type ContentFile } from "./content-files";
import type { ContentFault, ContentProblem } from "./content-problem";
import { dropEmpty } from "./front-matter";
import { endsTooEarly } from "./publication";
import { toContentProblems } from "./to-content-problems";

/** One single file's content per locale, and everything that is wrong with it. */
export interface ContentFileResult {
  /** Which file it is; none when no file has this name. */
  name?: ContentFile;
  locales: { locale: Locale; content: Record<string, unknown> }[];
  problems: ContentProblem[];
}

function parseJson(source: string): { ok: true; value: unknown } | { ok: false; reason: string } {
  try {
    return { ok: true, value: JSON.parse(source) };
  } catch (error) {
    return { ok: false, reason: String(error) };
  }
}

/** Parses a single file such as `pages/home.json` (path relative to `content/`): one object per locale. */
export function parseContentFile(file: string, source: string): ContentFileResult {
  const name = file.replace(/\.json$/, "");
  const failed = (fault: ContentFault, found?: string): ContentFileResult => ({
    locales: [],
    problems: [{ file, ...fault, found }],
  });
  if (!isContentFile(name)) return failed({ code: "unknown-file", names: Object.keys(CONTENT_FILES) }, name);
  const json = parseJson(source);
  if (!json.ok) return failed({ code: "invalid-json", reason: json.reason });

  const { schema } = CONTENT_FILES[name];
  const result: ContentFileResult = { name, locales: [], problems: [] };
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
