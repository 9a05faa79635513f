import { formatMoment } from "../../i18n/format";
import { callEditor, type EditorReader } from "../saving/call-editor";
import { sayBy } from "../saving/describe-conflict";
import { createButton, element } from "../status-bar/element";
import { openDialog } from "../status-bar/open-dialog";
import { createChangeList } from "./create-change-list";
import { getT } from "../texts";
import { listChanges } from "./list-changes";
import type { Texts } from "../saving/entry-files";
import { bringVersionBack } from "./bring-version-back";

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
