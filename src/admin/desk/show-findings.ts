import type { Finding } from "../../content/findings/finding";
import { say, type StaffLocale } from "../config/staff-text";
import type { SiteEntry } from "../site-data";
import { describeFile } from "./describe-file";
import { DESK_WORDS } from "./desk-words";
import { element } from "./element";

/** Loads what is left to do, as `npm run content:check` found it. */
async function loadFindings(): Promise<Finding[] | undefined> {
  const response = await fetch("/admin/findings.json", { cache: "no-store" }).catch(() => undefined);
  return response?.ok ? ((await response.json()) as Finding[]) : undefined;
}

/** Opens the list of what is left to do: stale translations, missing pictures, prices in titles, broken links. */
export async function showFindings(staff: StaffLocale, entries: readonly SiteEntry[]): Promise<void> {
  const words = (key: keyof typeof DESK_WORDS) => say(DESK_WORDS[key], staff);
  const findings = await loadFindings();
  const dialog = element("dialog", { className: "deskFindings" });
  const items = (findings ?? []).map((finding) => {
    const { name, address } = describeFile(finding.file, entries, staff);
    const link = element("a", { href: address, onclick: () => dialog.close() }, name);
    return element("li", {}, link, `: ${finding[staff]}`);
  });
  const content =
    items.length > 0
      ? element("ul", {}, ...items)
      : element("p", {}, words(findings ? "nothing" : "unreachable"));
  const title = element("h2", { id: "desk-findings" }, words("checksTitle"));
  const close = element("button", {
    type: "button",
    textContent: words("close"),
    onclick: () => dialog.close(),
  });
  dialog.setAttribute("aria-labelledby", title.id);
  dialog.append(title, content, close);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
