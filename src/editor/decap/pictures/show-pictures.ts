import { getLocale } from "../../../config/locales";
import { type EditorReader, callEditor } from "../saving/editor-calls";
import { describeFile } from "../status-bar/describe-problem";
import { createButton, element, openDialog } from "../status-bar/element";
import { getT } from "../texts";

/** A picture or video as the editor's server lists it. */
interface MediaFile {
  path: string;
  bytes: number;
  width: number | null;
  height: number | null;
  /** The address of a small picture; a video has none. */
  thumbnail: string | null;
  /** The files that name it. */
  usedIn: readonly string[];
}

function describeSize({ bytes, width, height }: MediaFile, { staff }: EditorReader): string {
  const number = new Intl.NumberFormat(getLocale(staff).iso, { maximumFractionDigits: 1 });
  const size =
    bytes < 1_000_000
      ? `${number.format(Math.round(bytes / 1000))} kB`
      : `${number.format(bytes / 1_000_000)} MB`;
  return width === null ? size : `${width} × ${height ?? 0} · ${size}`;
}

/** The pages that show it, each once whatever its languages. */
function createPlaces({ usedIn }: MediaFile, { staff, entries }: EditorReader, onOpen: () => void): Node[] {
  const places = usedIn.map((file) => describeFile(file, entries, staff));
  const byAddress = new Map(places.map((place) => [place.address, place.name]));
  return [...byAddress].map(([href, name]) =>
    element("li", {}, element("a", { href, onclick: onOpen }, name)),
  );
}

interface CardOptions extends EditorReader {
  /** Called when a link to a page was followed. */
  onOpen: () => void;
}

/** Creates the card of a picture: thumbnail, name, size and where it is; one that no page shows can be selected. */
function createPictureCard(file: MediaFile, { onOpen, ...reader }: CardOptions): HTMLElement {
  const t = getT(reader.staff);
  const name = file.path.split("/").at(-1) ?? file.path;
  const isUnused = file.usedIn.length === 0;
  const { thumbnail: src } = file;
  const picture = src === null ? [] : [element("img", { src, alt: "", loading: "lazy" })];
  const places = element("ul", {}, ...createPlaces(file, reader, onOpen));
  const select = element("input", { type: "checkbox", value: file.path });
  select.setAttribute("aria-label", t("pictures.select", { name }));
  const card = element(
    "li",
    { className: "pictureCard" },
    element("div", { className: "pictureThumb" }, ...picture),
    element("p", {}, element("strong", {}, name)),
    element("p", {}, describeSize(file, reader)),
    ...(isUnused
      ? [element("label", {}, select, ` ${t("pictures.unused")}`)]
      : [element("p", {}, `${t("pictures.usedOn")}:`), places]),
  );
  card.dataset["unused"] = String(isUnused);
  return card;
}

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
