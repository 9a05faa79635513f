import { getOpenPaths } from "../history/get-open-paths";
import { showBin } from "../history/show-bin";
import { showVersions } from "../history/show-versions";
import { showPictures } from "../pictures/show-pictures";
import type { EditorReader } from "../saving/call-editor";
import { createButton, element } from "./element";
import { getSiteAddress } from "./get-site-address";
import { showWarnings } from "./show-warnings";
import { getT } from "../texts";

interface ToolOptions extends EditorReader {
  /** Follows the publishing of what a tool has saved. */
  watch: () => void;
}

/** Creates the row of buttons beside the state: earlier versions of the open entry, pictures, bin, what is left to do, quick changes, site. */
export function createTools({ watch, ...reader }: ToolOptions): HTMLElement {
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
