import type { Plain } from "../../../content/front-matter";
import { type PlainRoute, ROUTES, getOfferPath, getPath } from "../../../domain/i18n/routes";
import { followPublishing, followSave } from "../../../staff/shell/publish-state";
import { joinNames, type SaveRefusedError, describeProblem } from "../save-validation/messages";
import type { SaveConflict } from "../saving/editor-calls";
import { getOpenPlace } from "../saving/entry-files";
import { getEntries, loadEntries } from "../site-data";
import { getShownLocale, getT } from "../texts";
import { createConflict } from "./conflicts";
import { createButton, element } from "./element";
import { createTools } from "./tools";

const isPlainRoute = (name: string): name is PlainRoute => Object.hasOwn(ROUTES, name);

/** Returns the page of the site that shows what the editor edits; the home page for what is on all pages. */
function getSiteAddress(): string {
  const { collection, slug = "" } = getOpenPlace();
  const locale = getShownLocale();
  const entry = getEntries().find(
    (other) => other.collection === collection && other.key === slug && other.locale === locale,
  );
  if (entry) return getOfferPath(entry.collection, locale, entry.url_slug);
  return getPath(collection === "pages" && isPlainRoute(slug) ? slug : "home", locale);
}

/** Shows in `target` whether the last save is on the site yet. */
function showPublishing(target: HTMLElement): void {
  const t = getT();
  followPublishing(({ state, problems = [] }) => {
    target.dataset["state"] = state;
    // What else went wrong is for the log of the server: nobody here could act on it.
    const details =
      problems.map(describeProblem).join("\n") || (state === "failed" ? t("statusBar.failedBecause") : "");
    const text = state === "signedOut" ? t("shared.signedOut") : t(`statusBar.${state}`);
    target.replaceChildren(text, ...(details ? [element("pre", {}, details)] : []));
  });
}

/** Puts the status bar below the editor: state of the site, the editor's tools, and why a save was refused. `fill` puts an entry into the open form. */
export function mountStatusBar(fill: (form: Record<string, Plain>) => void) {
  const t = getT();
  const state = element("p", { className: "statusBarState", role: "status" });
  // After a refusal it stands in the place of the state, which is that of the save before.
  const unsaved = element("p", { className: "statusBarState", role: "status", hidden: true });
  unsaved.dataset["state"] = "failed";
  unsaved.textContent = t("statusBar.unsaved");
  const see = element("a", { className: "statusBarSee", hidden: true, target: "_blank", rel: "noopener" });
  see.textContent = t("statusBar.see");
  const refusal = element("div", { className: "statusBarRefusal", role: "alert", hidden: true });
  showPublishing(state);
  document.body.append(
    element(
      "aside",
      { className: "statusBar" },
      refusal,
      element("div", { className: "statusBarRow" }, unsaved, state, see),
      createTools(getSiteAddress),
    ),
  );
  const show = (...content: Node[]) => {
    refusal.hidden = content.length === 0;
    refusal.replaceChildren(...content);
  };
  const hide = () => {
    refusal.hidden = true;
  };
  const showUnsaved = (isUnsaved: boolean) => {
    unsaved.hidden = !isUnsaved;
    state.hidden = isUnsaved;
  };
  return {
    /** Shows why a save was refused; `undefined` takes it away. */
    showRefusal(error: SaveRefusedError | undefined): void {
      showUnsaved(error?.isDeletion === false);
      show();
      if (!error) return;
      const lines = error.messages.map((message) =>
        element("li", {}, element("strong", {}, joinNames(message)), `: ${message.text}`),
      );
      const heading = element("p", {}, t(error.isDeletion ? "statusBar.kept" : "statusBar.refused"));
      show(heading, element("ul", {}, ...lines), createButton(t("shared.close"), hide));
    },
    showConflict(conflict: SaveConflict): void {
      showUnsaved(true);
      show(...createConflict(conflict, fill, hide));
    },
    /** Shows something that staff should know and that stops nothing. */
    tell(text: string): void {
      // A refusal that is being read says the same, and more.
      if (!refusal.hidden) return;
      const theirs = createButton(t("statusBar.showTheirs"), () => location.reload());
      const close = createButton(t("shared.close"), hide);
      show(element("p", {}, text), element("div", { className: "statusBarRow" }, theirs, close));
    },
    /** Follows the publishing of what was just saved, and leads to it. */
    watch(): void {
      followSave();
      // A new entry has an address of its own from now on.
      void loadEntries()
        .catch(() => undefined)
        .then(() => {
          see.href = getSiteAddress();
          see.hidden = false;
        });
    },
  };
}
