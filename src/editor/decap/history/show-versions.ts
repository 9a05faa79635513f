import { formatMoment } from "../../../i18n/format";
import { type EditorReader, callEditor, sayBy } from "../saving/editor-calls";
import { type Texts, findEntryFiles, getEntryFiles } from "../saving/entry-files";
import { findDifferences } from "../saving/find-differences";
import { createButton, element, openDialog } from "../status-bar/element";
import { type EditorTranslate, getT } from "../texts";

/** The path by which Decap knows the entry that a place of the editor (`#/collections/…/entries/…`) shows. */
function getEntryPath(hash: string): string {
  const [, folder = "", key = ""] = /^#\/collections\/([^/?]+)\/entries\/([^/?]+)/.exec(hash) ?? [];
  const [, namespace = "", locale = ""] = /^(.+)-([a-z]{2})$/.exec(key) ?? [];
  return folder === "messages" ? `src/locales/${locale}/${namespace}.json` : `content/${folder}/${key}.json`;
}

/** Returns the files of the entry that a place of the editor shows, in all languages; none elsewhere. */
export function getOpenPaths(hash: string): readonly string[] {
  return findEntryFiles(getEntryPath(hash))?.paths ?? [];
}

/** A field that a change has given another value, in this language; none named when it is the same in all. */
interface FieldChange {
  language: string;
  field: string;
  before: string;
  after: string;
}

/** Lists what changed from one version of an entry to the next, in the editor's words. */
export function listChanges(before: Texts, after: Texts, reader: EditorReader): FieldChange[] {
  const files = getEntryFiles(Object.keys(after)[0] ?? "");
  return findDifferences(files, before, after, reader).map(({ language, field, theirs, mine }) => ({
    ...{ language, field, before: theirs, after: mine },
  }));
}

/** Texts longer than this are cut: what changed in them is seen in the field. */
const SHOWN_LETTERS = 400;

const shorten = (text: string) => (text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS)}…` : text);

/** Creates the list of changed fields, each with its value before and after. */
function createChangeList(changes: readonly FieldChange[], t: EditorTranslate): HTMLElement {
  if (changes.length === 0) return element("p", {}, t("history.noChanges"));
  const items = changes.map(({ language, field, before, after }) =>
    element(
      "li",
      {},
      element("strong", {}, [language, field].filter(Boolean).join(" · ")),
      element("p", {}, `${t("history.before")}: ${shorten(before) || t("shared.nothing")}`),
      element("p", {}, `${t("history.after")}: ${shorten(after) || t("shared.nothing")}`),
    ),
  );
  return element("ul", {}, ...items);
}

interface OpenedFile {
  file: { path: string; id: string };
}

/** Returns the present versions of files; a file that is not there has none. */
async function loadVersions(paths: readonly string[], reader: EditorReader) {
  const found = await callEditor<OpenedFile[]>("readFiles", { paths }, reader);
  return Object.fromEntries(found.ok ? found.data.map(({ file }) => [file.path, file.id]) : []);
}

/** Saves an earlier version of an entry anew, through the checks of every save; gets why it was refused. */
async function bringVersionBack(texts: Texts, reader: EditorReader): Promise<string | undefined> {
  const versions = await loadVersions(Object.keys(texts), reader);
  // A language that had no text then, and has none now, needs no file.
  const dataFiles = Object.entries(texts)
    .map(([path, raw]) => ({ path, raw }))
    .filter(({ path, raw }) => raw !== null || path in versions);
  const params = { dataFiles, assets: [], options: { newEntry: false }, versions };
  const result = await callEditor("persistEntry", params, reader);
  return result.ok ? undefined : result.message;
}

interface Version {
  id: string;
  at: string;
  by: string | null;
}

interface VersionOptions extends EditorReader {
  paths: readonly string[];
  confirm: (question: string) => boolean;
  /** Shows the entry as it is then. */
  onBack: () => void;
}

/** Opens the list of an entry's earlier versions: who, when, what changed, and the way back to each. */
export async function showVersions({ paths, confirm, onBack, ...reader }: VersionOptions): Promise<void> {
  const { staff } = reader;
  const t = getT(staff);
  const list = element("ol", { className: "versionList" });
  const problem = element("p", { className: "dialogProblem" });
  problem.setAttribute("role", "alert");
  const loading = element("p", {}, t("shared.loading"));
  const dialog = openDialog(t("history.versionsTitle"), t("shared.close"), problem, loading, list);
  const fail = (message: string) => {
    problem.textContent = message;
  };
  const read = async (version: Version): Promise<Texts | undefined> => {
    const params = { paths, id: version.id };
    const result = await callEditor<{ files: { path: string; text: string | null }[] }>(
      "readVersion",
      params,
      reader,
    );
    if (result.ok) return Object.fromEntries(result.data.files.map(({ path, text }) => [path, text]));
    fail(result.message);
    return undefined;
  };

  function createChanges(version: Version, earlier: Version): HTMLElement {
    const details = element("details", {}, element("summary", {}, t("history.changes")));
    const load = async () => {
      if (!details.open || details.childElementCount > 1) return;
      const [before, after] = await Promise.all([read(earlier), read(version)]);
      if (before && after) details.append(createChangeList(listChanges(before, after, reader), t));
      // It can be opened again for another try.
      else details.open = false;
    };
    details.addEventListener("toggle", () => void load());
    return details;
  }

  function createBackButton(version: Version): HTMLElement {
    return createButton(t("history.bringBack"), () => {
      if (!confirm(t("history.reallyBringBack"))) return;
      void read(version).then(async (texts) => {
        const refusal = texts && (await bringVersionBack(texts, reader));
        if (refusal !== undefined) fail(refusal);
        else if (texts) {
          dialog.close();
          onBack();
        }
      });
    });
  }

  const result = await callEditor<{ versions: Version[] }>("listVersions", { paths }, reader);
  loading.remove();
  if (!result.ok) {
    fail(result.message);
    return;
  }
  const { versions } = result.data;
  if (versions.length === 0) list.replaceWith(element("p", {}, t("history.noVersions")));
  versions.forEach((version, index) => {
    const earlier = versions[index + 1];
    const head = `${formatMoment(version.at, staff, "long")} · ${sayBy(version.by, staff)}`;
    const mark = index === 0 ? [element("em", {}, ` (${t("history.current")})`)] : [];
    list.append(
      element(
        "li",
        {},
        element("p", {}, element("strong", {}, head), ...mark),
        earlier ? createChanges(version, earlier) : element("p", {}, t("history.first")),
        ...(index === 0 ? [] : [createBackButton(version)]),
      ),
    );
  });
}
