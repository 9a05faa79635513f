import { editorApi, type EditorReplies } from "../../../staff/shell/client";
import { attempt, formatTime, sayBy } from "../saving/editor-calls";
import { type Texts, getEntryFiles, getOpenPaths } from "../saving/entry-files";
import { findDifferences } from "../saving/find-differences";
import { joinNames } from "../save-validation/messages";
import { getT } from "../texts";
import { createButton, element, openListDialog } from "./element";

/** Texts longer than this are cut: what changed in them is seen in the field. */
const SHOWN_LETTERS = 400;

const shorten = (text: string) => (text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS)}…` : text);

function createChangeList(before: Texts, after: Texts): HTMLElement {
  const t = getT();
  const changes = findDifferences(getEntryFiles(Object.keys(after)[0] ?? ""), before, after);
  if (changes.length === 0) return element("p", {}, t("history.noChanges"));
  const items = changes.map((change) =>
    element(
      "li",
      {},
      element("strong", {}, joinNames(change)),
      element("p", {}, `${t("history.before")}: ${shorten(change.theirs) || t("shared.nothing")}`),
      element("p", {}, `${t("history.after")}: ${shorten(change.mine) || t("shared.nothing")}`),
    ),
  );
  return element("ul", {}, ...items);
}

/** Saves an earlier version of an entry anew, through the checks of every save; returns why it was refused. */
async function bringVersionBack(texts: Texts): Promise<string | undefined> {
  const paths = Object.keys(texts);
  const found = await attempt(editorApi.readFiles.query({ paths }));
  const versions = Object.fromEntries(found.ok ? found.data.map(({ file }) => [file.path, file.id]) : []);
  // A language that had no text then, and has none now, needs no file.
  const dataFiles = Object.entries(texts)
    .map(([path, raw]) => ({ path, raw }))
    .filter(({ path, raw }) => raw !== null || path in versions);
  const result = await attempt(editorApi.persistEntry.mutate({ dataFiles, versions }));
  return result.ok ? undefined : result.message;
}

type Version = EditorReplies["listVersions"]["versions"][number];

/** Opens the list of the open entry's earlier versions: who, when, what changed, and the way back to each. `onBack` shows the entry as it is then. */
export async function showVersions(onBack = () => location.reload()): Promise<void> {
  const t = getT();
  const paths = [...getOpenPaths()];
  const list = element("ol", { className: "versionList" });
  const texts = { title: t("history.versionsTitle"), none: t("history.noVersions") };
  const { dialog, fail, load } = openListDialog({ ...texts, list }, async () => {
    const result = await attempt(editorApi.listVersions.query({ paths }));
    return result.ok ? { ok: true, items: result.data.versions.map(createItem) } : result;
  });

  async function read({ id }: Version): Promise<Texts | undefined> {
    const result = await attempt(editorApi.readVersion.query({ paths, id }));
    if (result.ok) return Object.fromEntries(result.data.files.map(({ path, text }) => [path, text]));
    fail(result.message);
    return undefined;
  }

  function createChanges(version: Version, earlier: Version): HTMLElement {
    const details = element("details", {}, element("summary", {}, t("history.changes")));
    const load = async () => {
      if (!details.open || details.childElementCount > 1) return;
      const [before, after] = await Promise.all([read(earlier), read(version)]);
      if (before && after) details.append(createChangeList(before, after));
      // It can be opened again for another try.
      else details.open = false;
    };
    details.addEventListener("toggle", () => void load());
    return details;
  }

  async function bringBack(version: Version): Promise<void> {
    if (!window.confirm(t("history.reallyBringBack"))) return;
    const texts = await read(version);
    const refusal = texts && (await bringVersionBack(texts));
    if (refusal !== undefined) fail(refusal);
    else if (texts) {
      dialog.close();
      onBack();
    }
  }

  function createItem(version: Version, index: number, versions: readonly Version[]): HTMLElement {
    const earlier = versions[index + 1];
    const head = element("strong", {}, `${formatTime(version.at)} · ${sayBy(version.by)}`);
    const isCurrent = index === 0;
    return element(
      "li",
      {},
      element("p", {}, head, ...(isCurrent ? [element("em", {}, ` (${t("history.current")})`)] : [])),
      earlier ? createChanges(version, earlier) : element("p", {}, t("history.first")),
      ...(isCurrent ? [] : [createButton(t("history.bringBack"), () => void bringBack(version))]),
    );
  }

  await load();
}
