import type { ContentWarning } from "../../content/warnings/content-warning";
import { createWords, type StaffLocale } from "../../config/staff-text";
import type { SiteEntry } from "../site-data";
import { describeFile } from "./describe-file";
import { element } from "./element";
import { openDialog } from "./open-dialog";
import { STATUS_BAR_WORDS } from "./status-bar-words";

/** Loads what is left to do, as `npm run content:check` found it. */
async function loadWarnings(): Promise<ContentWarning[] | undefined> {
  const response = await fetch("/admin/warnings.json", { cache: "no-store" }).catch(() => undefined);
  return response?.ok ? ((await response.json()) as ContentWarning[]) : undefined;
}

/** Opens the list of what is left to do: outdated translations, missing pictures, prices in titles, broken links. */
export async function showWarnings(staff: StaffLocale, entries: readonly SiteEntry[]): Promise<void> {
  const words = createWords(STATUS_BAR_WORDS, staff);
  const warnings = await loadWarnings();
  const items = (warnings ?? []).map((warning) => {
    const { name, address } = describeFile(warning.file, entries, staff);
    const link = element("a", { href: address, onclick: () => dialog.close() }, name);
    return element("li", {}, link, `: ${warning[staff]}`);
  });
  const content =
    items.length > 0
      ? element("ul", {}, ...items)
      : element("p", {}, words(warnings ? "nothing" : "unreachable"));
  const dialog = openDialog(words("checksTitle"), words("close"), content);
}
