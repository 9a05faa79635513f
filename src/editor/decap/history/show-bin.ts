import { formatMoment } from "../../../i18n/format";
import { type EditorReader, callEditor, sayBy } from "../saving/editor-calls";
import { describeFile } from "../status-bar/describe-problem";
import { createButton, element, openDialog } from "../status-bar/element";
import { getT } from "../texts";

interface BinItem {
  id: string;
  paths: readonly string[];
  at: string;
  by: string | null;
}

/** Opens the bin: deleted entries and pictures, each with the way back. */
export async function showBin(reader: EditorReader, onBack: () => void): Promise<void> {
  const { staff, entries } = reader;
  const t = getT(staff);
  const problem = element("p", { className: "dialogProblem" });
  problem.setAttribute("role", "alert");
  const list = element("ul", { className: "versionList" });
  const loading = element("p", {}, t("shared.loading"));
  const intro = element("p", {}, t("history.binIntro"));
  const dialog = openDialog(t("history.binTitle"), t("shared.close"), intro, problem, loading, list);

  function createItem({ id, paths: [path = ""], at, by }: BinItem): HTMLElement {
    const { name, address } = describeFile(path, entries, staff);
    const restore = createButton(t("history.restore"), () => {
      restore.disabled = true;
      problem.textContent = "";
      void callEditor("bringBack", { id }, reader).then((result) => {
        restore.disabled = false;
        if (!result.ok) {
          problem.textContent = result.message;
          return;
        }
        const link = element("a", { href: address, onclick: () => dialog.close() }, t("history.open"));
        const isEntry = !path.startsWith("content/media/");
        restore.replaceWith(element("p", {}, `${t("history.restored")} `, ...(isEntry ? [link] : [])));
        onBack();
      });
    });
    const when = `${t("history.deleted")}: ${formatMoment(at, staff, "long")} · ${sayBy(by, staff)}`;
    return element("li", {}, element("p", {}, element("strong", {}, name)), element("p", {}, when), restore);
  }

  const result = await callEditor<{ items: BinItem[] }>("listBin", {}, reader);
  loading.remove();
  if (!result.ok) problem.textContent = result.message;
  else if (result.data.items.length === 0) list.replaceWith(element("p", {}, t("history.binEmpty")));
  else list.append(...result.data.items.map(createItem));
}
