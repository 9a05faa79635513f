import { createWords } from "../../config/staff-text";
import { formatMoment } from "../../i18n/format";
import { callEditor, type EditorReader } from "../saving/call-editor";
import { sayBy } from "../saving/describe-conflict";
import { describeFile } from "../status-bar/describe-file";
import { createButton, element } from "../status-bar/element";
import { openDialog } from "../status-bar/open-dialog";
import { HISTORY_WORDS } from "./history-words";

interface BinItem {
  id: string;
  paths: readonly string[];
  at: string;
  by: string | null;
}

/** Opens the bin: deleted entries and pictures, each with the way back. */
export async function showBin(reader: EditorReader, onBack: () => void): Promise<void> {
  const { staff, entries } = reader;
  const words = createWords(HISTORY_WORDS, staff);
  const problem = element("p", { className: "dialogProblem" });
  problem.setAttribute("role", "alert");
  const list = element("ul", { className: "versionList" });
  const loading = element("p", {}, words("loading"));
  const intro = element("p", {}, words("binIntro"));
  const dialog = openDialog(words("binTitle"), words("close"), intro, problem, loading, list);

  function createItem({ id, paths: [path = ""], at, by }: BinItem): HTMLElement {
    const { name, address } = describeFile(path, entries, staff);
    const restore = createButton(words("restore"), () => {
      restore.disabled = true;
      problem.textContent = "";
      void callEditor("bringBack", { id }, reader).then((result) => {
        restore.disabled = false;
        if (!result.ok) {
          problem.textContent = result.message;
          return;
        }
        const link = element("a", { href: address, onclick: () => dialog.close() }, words("open"));
        const isEntry = !path.startsWith("content/media/");
        restore.replaceWith(element("p", {}, `${words("restored")} `, ...(isEntry ? [link] : [])));
        onBack();
      });
    });
    const when = `${words("deleted")}: ${formatMoment(at, staff, "long")} · ${sayBy(by, staff)}`;
    return element("li", {}, element("p", {}, element("strong", {}, name)), element("p", {}, when), restore);
  }

  const result = await callEditor<{ items: BinItem[] }>("listBin", {}, reader);
  loading.remove();
  if (!result.ok) problem.textContent = result.message;
  else if (result.data.items.length === 0) list.replaceWith(element("p", {}, words("binEmpty")));
  else list.append(...result.data.items.map(createItem));
}
