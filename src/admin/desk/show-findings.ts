import { say, type StaffLocale } from "../config/staff-text";
import { DESK_WORDS } from "./desk-words";
import { element } from "./element";

/** One thing that is left to do, as `npm run content:check` found it. */
interface Finding {
  file: string;
  en: string;
  es: string;
}

/** `content/excursions/saona-island.es.md` is edited at `#/collections/excursions/entries/saona-island`. */
function getEditorAddress(file: string): string {
  const [collection = "", name = ""] = file.replace(/^content\//, "").split("/");
  return `#/collections/${collection}/entries/${name.replace(/(\.[a-z]{2})?\.(md|json)$/, "")}`;
}

/** Opens the list of what is left to do: stale translations, missing pictures, prices in titles, broken links. */
export async function showFindings(staff: StaffLocale): Promise<void> {
  const response = await fetch("/admin/findings.json", { cache: "no-store" });
  const findings = (await response.json()) as Finding[];
  const dialog = element("dialog", { className: "deskFindings" });
  const items = findings.map((finding) =>
    element(
      "li",
      {},
      element(
        "a",
        { href: getEditorAddress(finding.file), onclick: () => dialog.close() },
        finding.file.replace("content/", ""),
      ),
      `: ${finding[staff]}`,
    ),
  );
  const content =
    items.length === 0 ? element("p", {}, say(DESK_WORDS.nothing, staff)) : element("ul", {}, ...items);
  const close = element("button", {
    type: "button",
    textContent: say(DESK_WORDS.close, staff),
    onclick: () => dialog.close(),
  });
  dialog.append(element("h2", {}, say(DESK_WORDS.checksTitle, staff)), content, close);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
