import type { ContentProblem } from "../../content/content-problem";
import type { StaffLocale } from "../../config/staff-text";
import { DeletionRefusedError, SaveRefusedError } from "../save-validation/save-refused-error";
import type { SaveConflict } from "../saving/save-conflict";
import type { SiteEntry } from "../site-data";
import { chooseStaffLocale } from "../staff-locale";
import { createConflict } from "./create-conflict";
import { describeProblem } from "./describe-problem";
import { createButton, element } from "./element";
import { showWarnings } from "./show-warnings";
import { createWords } from "./status-bar-words";
import { watchPublishing } from "./watch-publishing";

interface StatusBarOptions {
  staff: StaffLocale;
  /** The offers of the last build: what is left to do names them. */
  entries: readonly SiteEntry[];
}

interface StatusBar {
  /** Shows why a save was refused; `undefined` takes it away. */
  showRefusal(error: SaveRefusedError | undefined): void;
  /** Shows what somebody else has changed in the meantime, and the ways on. */
  showConflict(conflict: SaveConflict): void;
  /** Follows the publishing of what was just saved. */
  watch(): void;
}

/** Puts the status bar below the editor: state of the site, what is left to do, language, and why a save was refused. */
export function mountStatusBar({ staff, entries }: StatusBarOptions): StatusBar {
  const words = createWords(staff);
  const state = element("p", { className: "statusBarState", role: "status" });
  // After a refusal it stands in the place of the state, which is that of the save before.
  const unsaved = element("p", { className: "statusBarState", role: "status", hidden: true });
  unsaved.dataset["state"] = "failed";
  unsaved.textContent = words("unsaved");
  const checks = createButton(words("checks"), () => void showWarnings(staff, entries));
  const language = createButton(words("other"), () => chooseStaffLocale(staff === "en" ? "es" : "en"));
  const site = element("a", { href: "/", target: "_blank", rel: "noopener", textContent: words("site") });
  const refusal = element("div", { className: "statusBarRefusal", role: "alert", hidden: true });
  document.body.append(
    element(
      "aside",
      { className: "statusBar" },
      refusal,
      element("div", { className: "statusBarRow" }, unsaved, state, checks, site, language),
    ),
  );
  const hideRefusal = () => {
    refusal.hidden = true;
  };
  const describe = (problem: ContentProblem) => describeProblem(problem, entries, staff);
  const watch = watchPublishing(state, words, describe);
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
      const heading = words(error instanceof DeletionRefusedError ? "kept" : "refused");
      const close = createButton(words("close"), hideRefusal);
      refusal.append(element("p", {}, heading), element("ul", {}, ...lines), close);
    },
    showConflict(conflict) {
      refusal.hidden = false;
      unsaved.hidden = false;
      state.hidden = true;
      refusal.replaceChildren(...createConflict(conflict, staff, hideRefusal));
    },
    watch,
  };
}
