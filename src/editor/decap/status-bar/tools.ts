import type { ContentWarning } from "../../../content/warnings/text-warnings";
import { followSave } from "../../../staff/shell/publish-state";
import { editorApi, type EditorReplies } from "../../../staff/shell/client";
import { describeFile } from "../save-validation/messages";
import { attempt, formatTime, sayBy } from "../saving/editor-calls";
import { getOpenPaths } from "../saving/entry-files";
import { getShownLocale, getT } from "../texts";
import { createButton, element, openDialog, openListDialog } from "./element";
import { showPictures } from "./show-pictures";
import { showVersions } from "./show-versions";

/** Opens the list of what is left to do, as `npm run content:check` found it. */
export async function showWarnings(): Promise<void> {
  const t = getT();
  const response = await fetch("/admin/warnings.json", { cache: "no-store" }).catch(() => undefined);
  const warnings = response?.ok ? ((await response.json()) as ContentWarning[]) : undefined;
  const items = (warnings ?? []).map((warning) => {
    const { name, address } = describeFile(warning.file);
    const link = element("a", { href: address, onclick: () => dialog.close() }, name);
    const values = Object.entries(warning.values ?? {}).map(([key, value]) => [
      key,
      typeof value === "object" ? value[getShownLocale()] : value,
    ]);
    const replace = Object.fromEntries(values) as Record<string, string | number>;
    return element("li", {}, link, `: ${t(`warnings.${warning.code}`, { replace })}`);
  });
  const content =
    items.length > 0
      ? element("ul", {}, ...items)
      : element("p", {}, t(warnings ? "statusBar.nothing" : "statusBar.unreachable"));
  const dialog = openDialog(t("statusBar.checksTitle"), content);
}

type BinItem = EditorReplies["listBin"]["items"][number];

/** Opens the bin: deleted entries and pictures, each with the way back. */
export async function showBin(): Promise<void> {
  const t = getT();
  const list = element("ul", { className: "versionList" });
  const intro = element("p", {}, t("history.binIntro"));
  const texts = { title: t("history.binTitle"), none: t("history.binEmpty") };
  const { dialog, fail, load } = openListDialog({ ...texts, list, above: [intro] }, async () => {
    const result = await attempt(editorApi.listBin.query());
    return result.ok ? { ok: true, items: result.data.items.map(createItem) } : result;
  });

  function createItem({ id, paths: [path = ""], at, by }: BinItem): HTMLElement {
    const { name, address } = describeFile(path);
    const restore = createButton(t("history.restore"), () => void bringBack());
    async function bringBack(): Promise<void> {
      restore.disabled = true;
      fail("");
      const result = await attempt(editorApi.bringBack.mutate({ id }));
      restore.disabled = false;
      if (!result.ok) {
        fail(result.message);
        return;
      }
      const link = element("a", { href: address, onclick: () => dialog.close() }, t("history.open"));
      const isEntry = !path.startsWith("content/media/");
      restore.replaceWith(element("p", {}, `${t("history.restored")} `, ...(isEntry ? [link] : [])));
      followSave();
    }
    const when = `${t("history.deleted")}: ${formatTime(at)} · ${sayBy(by)}`;
    return element("li", {}, element("p", {}, element("strong", {}, name)), element("p", {}, when), restore);
  }

  await load();
}

/** Creates the row of buttons beside the state. */
export function createTools(getSiteAddress: () => string): HTMLElement {
  const t = getT();
  const versions = createButton(t("statusBar.versions"), () => void showVersions());
  const site = element("a", { target: "_blank", rel: "noopener", textContent: t("statusBar.site") });
  const follow = () => {
    versions.hidden = getOpenPaths().length === 0;
    site.href = getSiteAddress();
  };
  window.addEventListener("hashchange", follow);
  follow();
  return element(
    "nav",
    { className: "statusBarRow", ariaLabel: t("statusBar.tools") },
    versions,
    createButton(t("statusBar.pictures"), () => void showPictures()),
    createButton(t("statusBar.bin"), () => void showBin()),
    createButton(t("statusBar.checks"), () => void showWarnings()),
    element("a", { href: "/admin/quick", textContent: t("statusBar.quick") }),
    site,
  );
}
