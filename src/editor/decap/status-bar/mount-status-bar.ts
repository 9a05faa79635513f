import type { Locale } from "../../../config/locales";
import type { StaffLocale } from "../../../config/staff";
import type { ContentProblem } from "../../../content/content-problem";
import type { Plain } from "../../../content/plain-object";
import { type PlainRoute, ROUTES, getOfferPath, getPath } from "../../../i18n/routes";
import { showBin } from "../history/show-bin";
import { getOpenPaths, showVersions } from "../history/show-versions";
import { showPictures } from "../pictures/show-pictures";
import { DeletionRefusedError, SaveRefusedError } from "../save-validation/save-refused-error";
import type { EditorReader, SaveConflict } from "../saving/editor-calls";
import { type SiteEntry, loadEntries } from "../site-data";
import { type EditorTranslate, getT } from "../texts";
import { createConflict } from "./create-conflict";
import { describeProblem } from "./describe-problem";
import { createButton, element } from "./element";
import { showWarnings } from "./show-warnings";

const isPlainRoute = (name: string): name is PlainRoute => Object.hasOwn(ROUTES, name);

/** Returns the page of the site that shows what a place of the editor edits, in a language; the home page for what is on all pages. */
function getSiteAddress(hash: string, entries: readonly SiteEntry[], locale: Locale): string {
  const [, folder, key = ""] = /^#\/collections\/([^/?]+)\/entries\/([^/?]+)/.exec(hash) ?? [];
  const entry = entries.find(
    (other) => other.collection === folder && other.key === key && other.locale === locale,
  );
  if (entry) return getOfferPath(entry.collection, locale, entry.url_slug);
  return getPath(folder === "pages" && isPlainRoute(key) ? key : "home", locale);
}

interface PublishingState {
  state: "live" | "publishing" | "failed" | "saved" | "unreachable" | "signedOut";
  problems?: ContentProblem[];
}

const OFTEN_MS = 700;
const SELDOM_MS = 10_000;

async function loadState(): Promise<PublishingState> {
  const response = await fetch("/api/editor/status", { cache: "no-store" }).catch(() => undefined);
  if (response?.status === 401) return { state: "signedOut" };
  return response?.ok ? ((await response.json()) as PublishingState) : { state: "unreachable" };
}

/** Shows in `target` whether the last save is on the site yet; gets a function that looks at once. */
function watchPublishing(
  target: HTMLElement,
  t: EditorTranslate,
  describe: (problem: ContentProblem) => string,
): () => void {
  let timer = 0;
  const look = async () => {
    clearTimeout(timer);
    const { state, problems = [] } = await loadState();
    target.dataset["state"] = state;
    // What else went wrong is for the log of the server: nobody here could act on it.
    const details =
      problems.map(describe).join("\n") || (state === "failed" ? t("statusBar.failedBecause") : "");
    const text = state === "signedOut" ? t("shared.signedOut") : t(`statusBar.${state}`);
    target.replaceChildren(text, ...(details ? [element("pre", {}, details)] : []));
    const isSoonOther = state === "publishing" || state === "signedOut";
    timer = window.setTimeout(() => void look(), isSoonOther ? OFTEN_MS : SELDOM_MS);
  };
  void look();
  return () => {
    target.dataset["state"] = "publishing";
    target.textContent = t("statusBar.publishing");
    clearTimeout(timer);
    timer = window.setTimeout(() => void look(), OFTEN_MS);
  };
}

interface ToolOptions extends EditorReader {
  /** Follows the publishing of what a tool has saved. */
  watch: () => void;
}

/** Creates the row of buttons beside the state: earlier versions of the open entry, pictures, bin, what is left to do, quick changes, site. */
function createTools({ watch, ...reader }: ToolOptions): HTMLElement {
  const { staff, entries } = reader;
  const t = getT(staff);
  const confirm = (question: string) => window.confirm(question);
  const versions = createButton(
    t("statusBar.versions"),
    () =>
      void showVersions({
        ...reader,
        confirm,
        paths: getOpenPaths(location.hash),
        onBack: () => location.reload(),
      }),
  );
  const site = element("a", { target: "_blank", rel: "noopener", textContent: t("statusBar.site") });
  const follow = () => {
    versions.hidden = getOpenPaths(location.hash).length === 0;
    site.href = getSiteAddress(location.hash, entries, staff);
  };
  const pictures = () => void showPictures({ ...reader, confirm, onRemoval: watch });
  window.addEventListener("hashchange", follow);
  follow();
  const tools = element(
    "nav",
    { className: "statusBarRow" },
    versions,
    createButton(t("statusBar.pictures"), pictures),
    createButton(t("statusBar.bin"), () => void showBin(reader, watch)),
    createButton(t("statusBar.checks"), () => void showWarnings(staff, entries)),
    element("a", { href: "/admin/quick", textContent: t("statusBar.quick") }),
    site,
  );
  tools.setAttribute("aria-label", t("statusBar.tools"));
  return tools;
}

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
