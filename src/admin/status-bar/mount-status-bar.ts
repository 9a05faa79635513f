import type { Plain } from "../../content/plain-object";
import type { ContentProblem } from "../../content/content-problem";
import type { StaffLocale } from "../../config/staff-text";
import { DeletionRefusedError, SaveRefusedError } from "../save-validation/save-refused-error";
import type { SaveConflict } from "../saving/save-conflict";
import { loadEntries, type SiteEntry } from "../site-data";
import { createConflict } from "./create-conflict";
import { createTools } from "./create-tools";
import { describeProblem } from "./describe-problem";
import { createButton, element } from "./element";
import { getSiteAddress } from "./get-site-address";
import { getT } from "../texts";
import { watchPublishing } from "./watch-publishing";

interface StatusBarOptions {
  staff: StaffLocale;
  /** The offers at this moment: texts name them. */
  entries: readonly SiteEntry[];
  /** Puts an entry into the open form. */
  fill: (form: Record<string, Plain>) => void;
}

interface StatusBar {
  /** Shows why a save was refused; `undefined` takes it away. */
  showRefusal(error: SaveRefusedError | undefined): void;
  /** Shows what somebody else has changed in the meantime, and the ways on. */
  showConflict(conflict: SaveConflict): void;
  /** Shows something that staff should know and that stops nothing. */
  tell(text: string): void;
  /** Follows the publishing of what was just saved, and leads to it. */
  watch(): void;
}

/** Puts the status bar below the editor: state of the site, the editor's tools, and why a save was refused. */
export function mountStatusBar({ staff, entries, fill }: StatusBarOptions): StatusBar {
  const t = getT(staff);
  const state = element("p", { className: "statusBarState", role: "status" });
  // After a refusal it stands in the place of the state, which is that of the save before.
  const unsaved = element("p", { className: "statusBarState", role: "status", hidden: true });
  unsaved.dataset["state"] = "failed";
  unsaved.textContent = t("statusBar.unsaved");
  const see = element("a", { className: "statusBarSee", hidden: true, target: "_blank", rel: "noopener" });
  see.textContent = t("statusBar.see");
  const refusal = element("div", { className: "statusBarRefusal", role: "alert", hidden: true });
  const describe = (problem: ContentProblem) => describeProblem(problem, entries, staff);
  const watch = watchPublishing(state, t, describe);
  document.body.append(
    element(
      "aside",
      { className: "statusBar" },
      refusal,
      element("div", { className: "statusBarRow" }, unsaved, state, see),
      createTools({ staff, entries, watch }),
    ),
  );
  const hideRefusal = () => {
    refusal.hidden = true;
  };
  const show = (...content: Node[]) => {
    refusal.hidden = false;
    refusal.replaceChildren(...content);
  };
  return {
    showRefusal(error) {
      refusal.hidden = error === undefined;
      unsaved.hidden = !(error instanceof SaveRefusedError) || error instanceof DeletionRefusedError;
      state.hidden = !unsaved.hidden;
      refusal.replaceChildren();
      if (!error) return;
      const lines = error.messages.map(({ language: name, field, text }) =>
        element("li", {}, element("strong", {}, [name, field].filter(Boolean).join(" · ")), `: ${text}`),
      );
      const heading = t(error instanceof DeletionRefusedError ? "statusBar.kept" : "statusBar.refused");
      const close = createButton(t("shared.close"), hideRefusal);
      show(element("p", {}, heading), element("ul", {}, ...lines), close);
    },
    showConflict(conflict) {
      unsaved.hidden = false;
      state.hidden = true;
      show(...createConflict(conflict, { ...{ staff, entries, fill }, close: hideRefusal }));
    },
    tell(text) {
      // A refusal that is being read says the same, and more.
      if (!refusal.hidden) return;
      const row = element("div", { className: "statusBarRow" });
      row.append(
        createButton(t("statusBar.showTheirs"), () => location.reload()),
        createButton(t("shared.close"), hideRefusal),
      );
      show(element("p", {}, text), row);
    },
    watch() {
      watch();
      // A new entry has an address of its own from now on.
      void loadEntries()
        .catch(() => entries)
        .then((known) => {
          see.href = getSiteAddress(location.hash, known, staff);
          see.hidden = false;
        });
    },
  };
}
