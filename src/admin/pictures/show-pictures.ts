import { callEditor, type EditorReader } from "../saving/call-editor";
import { createButton, element } from "../status-bar/element";
import { openDialog } from "../status-bar/open-dialog";
import { createPictureCard, type MediaFile } from "./create-picture-card";
import { getT } from "../texts";

interface PicturesOptions extends EditorReader {
  confirm: (question: string) => boolean;
  /** Called when pictures were removed. */
  onRemoval: () => void;
}

/** Opens the library: all pictures with the pages they are on; those that no page shows can be removed together. */
export async function showPictures({ confirm, onRemoval, ...reader }: PicturesOptions): Promise<void> {
  const t = getT(reader.staff);
  const problem = element("p", { className: "dialogProblem" });
  problem.setAttribute("role", "alert");
  const said = element("p", { textContent: t("shared.loading") });
  said.setAttribute("role", "status");
  const list = element("ul", { className: "pictureList" });
  const getSelected = () =>
    [...list.querySelectorAll<HTMLInputElement>("input:checked")].map(({ value }) => value);
  const remove = createButton(t("pictures.remove"), () => {
    const paths = getSelected();
    if (!confirm(t("pictures.reallyRemove", { count: paths.length }))) return;
    problem.textContent = "";
    void callEditor("deleteFiles", { paths, versions: {} }, reader).then(async (result) => {
      if (!result.ok) {
        problem.textContent = result.message;
        return;
      }
      await load();
      said.textContent = t("pictures.removed");
      onRemoval();
    });
  });
  remove.disabled = true;
  list.addEventListener("change", () => (remove.disabled = getSelected().length === 0));
  const filter = element("input", {
    type: "checkbox",
    onchange: () => (list.dataset["filter"] = String(filter.checked)),
  });
  const tools = element(
    "div",
    { className: "pictureTools" },
    element("label", {}, filter, ` ${t("pictures.onlyUnused")}`),
    remove,
  );
  const intro = element("p", {}, t("pictures.intro"));
  const dialog = openDialog(t("pictures.title"), t("shared.close"), intro, tools, problem, said, list);
  dialog.classList.add("pictureDialog");

  async function load(): Promise<void> {
    const result = await callEditor<{ files: MediaFile[] }>("listMedia", {}, reader);
    said.textContent = result.ok && result.data.files.length === 0 ? t("pictures.none") : "";
    if (!result.ok) {
      problem.textContent = result.message;
      return;
    }
    const options = { ...reader, onOpen: () => dialog.close() };
    list.replaceChildren(...result.data.files.map((file) => createPictureCard(file, options)));
    remove.disabled = true;
  }

  await load();
}
