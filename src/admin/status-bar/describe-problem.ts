import { getLocale } from "../../config/locales";
import type { ContentProblem } from "../../content/content-problem";
import { showValue } from "../../content/format-content-problems";
import { parseOfferFileName } from "../../content/offer-file";
import type { StaffLocale } from "../../config/staff-text";
import { getFieldName, locateField } from "../save-validation/field-name";
import { nameOwner } from "../save-validation/name-owner";
import { describeFault } from "../save-validation/field-message";
import type { SiteEntry } from "../site-data";
import { describeFile } from "./describe-file";
import { getT } from "../texts";

/** What was found, where it is short enough to be recognized: words and numbers. */
function describeFound({ found }: ContentProblem, staff: StaffLocale): string {
  if (found === "" || !["string", "number"].includes(typeof found)) return "";
  const value = showValue(found);
  return ` ${getT(staff)("saving.found", { value })}`;
}

/** Describes what keeps a change from being saved or published: the entry, the field, and what to do. */
export function describeProblem(
  problem: ContentProblem,
  entries: readonly SiteEntry[],
  staff: StaffLocale,
): string {
  const { file } = problem;
  const { concept, locale, path } = locateField(file, problem.path);
  const place = [
    describeFile(file, entries, staff).name,
    // The name of an offer's file says its language already.
    locale && !parseOfferFileName(file) ? getLocale(locale).name : "",
    getFieldName(concept, path, staff),
  ];
  const what = describeFault(nameOwner(problem, entries, staff), staff) + describeFound(problem, staff);
  return `${place.filter(Boolean).join(" · ")}: ${what}.`;
}
