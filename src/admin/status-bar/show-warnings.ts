import type { ContentWarning } from "../../content/warnings/text-warnings";
import type { StaffLocale } from "../../config/staff";
import type { SiteEntry } from "../site-data";
import { describeFile } from "./describe-problem";
import { element, openDialog } from "./element";
import { getT } from "../texts";

/** Loads what is left to do, as `npm run content:check` found it. */
async function loadWarnings(): Promise<ContentWarning[] | undefined> {
  const response = await fetch("/admin/warnings.json", { cache: "no-store" }).catch(() => undefined);
  return response?.ok ? ((await response.json()) as ContentWarning[]) : undefined;
}

/** Opens the list of what is left to do: outdated translations, missing pictures, prices in titles, broken links. */
export async function showWarnings(staff: StaffLocale, entries: readonly SiteEntry[]): Promise<void> {
  const t = getT(staff);
  const warnings = await loadWarnings();
  const items = (warnings ?? []).map((warning) => {
    const { name, address } = describeFile(warning.file, entries, staff);
    const link = element("a", { href: address, onclick: () => dialog.close() }, name);
    return element("li", {}, link, `: ${warning[staff]}`);
  });
  const content =
    items.length > 0
      ? element("ul", {}, ...items)
      : element("p", {}, t(warnings ? "statusBar.nothing" : "statusBar.unreachable"));
  const dialog = openDialog(t("statusBar.checksTitle"), t("shared.close"), content);
}
