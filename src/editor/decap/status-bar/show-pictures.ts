import { getLocale } from "../../../domain/config/locales";
import { followSave } from "../../../staff/shell/publish-state";
import { editorApi, type EditorReplies } from "../../../staff/shell/client";
import { describeFile } from "../save-validation/messages";
import { attempt } from "../saving/editor-calls";
import { getShownLocale, getT } from "../texts";
import { createButton, element, openListDialog } from "./element";

type MediaFile = EditorReplies["listMedia"]["files"][number];

function describeSize({ bytes, width, height }: MediaFile): string {
  const number = new Intl.NumberFormat(getLocale(getShownLocale()).iso, { maximumFractionDigits: 1 });
  const size =
    bytes < 1_000_000
      ? `${number.format(Math.round(bytes / 1000))} kB`
      : `${number.format(bytes / 1_000_000)} MB`;
  return width === null ? size : `${width} × ${height ?? 0} · ${size}`;
}

/** The pages that show it, each once whatever its languages. */
function createPlaces({ usedIn }: MediaFile, onOpen: () => void): HTMLElement {
  const byAddress = new Map(usedIn.map(describeFile).map(({ address, name }) => [address, name]));
  const links = [...byAddress].map(([href, name]) => element("a", { href, onclick: onOpen }, name));
  return element("ul", {}, ...links.map((link) => element("li", {}, link)));
}

/** Creates the card of a picture: thumbnail, name, size and where it is; one that no page shows can be selected. */
function createPictureCard(file: MediaFile, onOpen: () => void): HTMLElement {
  const t = getT();
  const name = file.path.split("/").at(-1) ?? file.path;
  const isUnused = file.usedIn.length === 0;
  const { thumbnail: src } = file;
  const picture = src === null ? [] : [element("img", { src, alt: "", loading: "lazy" })];
  const select = element("input", { type: "checkbox", value: file.path });
  select.setAttribute("aria-label", t("pictures.select", { name }));
  const card = element(
    "li",
    { className: "pictureCard" },
    element("div", { className: "pictureThumb" }, ...picture),
    element("p", {}, element("strong", {}, name)),
    element("p", {}, describeSize(file)),
    ...(isUnused
      ? [element("label", {}, select, ` ${t("pictures.unused")}`)]
      : [element("p", {}, `${t("pictures.usedOn")}:`), createPlaces(file, onOpen)]),
  );
  card.dataset["unused"] = String(isUnused);
  return card;
}

/** Opens the library: all pictures with the pages they are on; those that no page shows can be removed together. */
export async function showPictures(): Promise<void> {
  const t = getT();
  const list = element("ul", { className: "pictureList" });
  const getSelected = () =>
    [...list.querySelectorAll<HTMLInputElement>("input:checked")].map(({ value }) => value);
  const remove = createButton(t("pictures.remove"), () => void removeSelected());
  remove.disabled = true;
  list.addEventListener("change", () => (remove.disabled = getSelected().length === 0));
  const filter = element("input", {
    type: "checkbox",
    onchange: () => (list.dataset["filter"] = String(filter.checked)),
  });
  const onlyUnused = element("label", {}, filter, ` ${t("pictures.onlyUnused")}`);
  const tools = element("div", { className: "pictureTools" }, onlyUnused, remove);
  const intro = element("p", {}, t("pictures.intro"));
  const above = [intro, tools];
  const texts = { title: t("pictures.title"), none: t("pictures.none") };
  const { dialog, say, fail, load } = openListDialog({ ...texts, list, above }, async () => {
    const result = await attempt(editorApi.listMedia.query());
    if (!result.ok) return result;
    remove.disabled = true;
    return {
      ok: true,
      items: result.data.files.map((file) => createPictureCard(file, () => dialog.close())),
    };
  });
  dialog.classList.add("pictureDialog");

  async function removeSelected(): Promise<void> {
    const paths = getSelected();
    if (!window.confirm(t("pictures.reallyRemove", { count: paths.length }))) return;
    fail("");
    const result = await attempt(editorApi.deleteFiles.mutate({ paths, versions: {} }));
    if (!result.ok) {
      fail(result.message);
      return;
    }
    await load();
    say(t("pictures.removed"));
    followSave();
  }

  await load();
}
