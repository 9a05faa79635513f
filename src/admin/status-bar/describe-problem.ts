import { DEFAULT_LOCALE, LOCALE_CODES } from "../../config/locales";
import { CONTENT_FILES } from "../../content/content-files";
import type { ContentProblem } from "../../content/content-problem";
import { say, type StaffLocale } from "../config/staff-text";
import { toRefusal } from "../save-validation/refusal";
import type { SiteEntry } from "../site-data";
import { describeFile } from "./describe-file";

/** Describes what keeps the site from being published: the entry, the field, what to do, and the file for who repairs it by hand. */
export function describeProblem(
  problem: ContentProblem,
  entries: readonly SiteEntry[],
  staff: StaffLocale,
): string {
  const { file, found } = problem;
  const concept = file.replace(/\.json$/, "");
  const isFile = Object.hasOwn(CONTENT_FILES, concept);
  const locale = LOCALE_CODES.find((code) =>
    isFile ? problem.field.startsWith(`${code}.`) : file.endsWith(`.${code}.md`),
  );
  const path = isFile && locale ? problem.field.slice(locale.length + 1) : problem.field;
  // “(the whole file)” is no field.
  const field = path.startsWith("(") ? "" : path;
  const refusal = toRefusal(
    isFile ? concept : "offer",
    locale ?? DEFAULT_LOCALE,
    { ...problem, field },
    staff,
  );
  const place = [
    describeFile(file, entries, staff).name,
    isFile && locale ? refusal.language : "",
    refusal.field,
  ];
  const what = !/^(?:"[^"]|\d)/.test(found)
    ? ""
    : say([` (found: ${found})`, ` (encontrado: ${found})`], staff);
  return `${place.filter(Boolean).join(" · ")}: ${refusal.reason}${what}. ${say(["File", "Archivo"], staff)}: content/${file}`;
}
