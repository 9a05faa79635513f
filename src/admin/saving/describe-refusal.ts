import type { StaffLocale } from "../../config/staff-text";
import type { ContentProblem } from "../../content/content-problem";
import { describeProblem } from "../status-bar/describe-problem";
import type { SiteEntry } from "../site-data";
import { getT } from "../texts";

const KNOWN = [403, 404, 413, 429] as const;

/** Says in the staff's language why the server refused a call (status 0: no answer came at all); `entries` gives offers their titles. */
export function describeRefusal(
  status: number,
  answer: unknown,
  staff: StaffLocale,
  entries: readonly SiteEntry[] = [],
): string {
  const { problems = [] } = Object(answer) as { problems?: readonly ContentProblem[] };
  if (problems.length > 0)
    return problems.map((problem) => describeProblem(problem, entries, staff)).join("\n");
  const t = getT(staff);
  if (status === 0) return t("refusals.offline");
  if (status === 401) return t("shared.signedOut");
  return t(`refusals.${KNOWN.find((known) => known === status) ?? "other"}`);
}
