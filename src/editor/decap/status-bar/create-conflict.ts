import type { Plain } from "../../../content/plain-object";
import { toForm } from "../config/form-groups";
import { type EditorReader, type SaveConflict, describeConflict } from "../saving/editor-calls";
import { getEntryFiles, type EntryFiles, type Texts } from "../saving/entry-files";
import { findDifferences, fromLeaves, readLeaves, type Difference } from "../saving/find-differences";
import { createButton, element } from "./element";
import { getT, type EditorTranslate } from "../texts";

function getName({ language, field }: Difference): string {
  return [language, field].filter(Boolean).join(" · ");
}

interface Choice {
  difference: Difference;
  isMine: boolean;
}

/** A field with both values, one of which is saved: mine where I have changed it, theirs elsewhere. */
function createItem(choice: Choice, index: number, t: EditorTranslate): HTMLElement {
  const { difference } = choice;
  const line = (label: string, text: string, isMine: boolean) => {
    const input = element("input", {
      type: "radio",
      name: `conflict-${index}`,
      checked: choice.isMine === isMine,
    });
    input.addEventListener("change", () => (choice.isMine = isMine));
    return element("p", {}, element("label", {}, input, ` ${label}: ${text || t("shared.nothing")}`));
  };
  const group = element(
    "div",
    {},
    element("strong", {}, getName(difference)),
    line(t("statusBar.theirs"), difference.theirs, false),
    line(t("statusBar.mine"), difference.mine, true),
  );
  group.setAttribute("role", "group");
  group.setAttribute("aria-label", getName(difference));
  return element("li", {}, group);
}

/** Makes an entry of theirs with the fields that are chosen of mine. */
function merge(files: EntryFiles, theirs: Texts, mine: Texts, choices: readonly Choice[]): Plain {
  const [leaves, own] = [readLeaves(files, theirs), readLeaves(files, mine)];
  for (const { difference, isMine } of choices) {
    if (!isMine) continue;
    if (own.has(difference.path)) leaves.set(difference.path, own.get(difference.path));
    else leaves.delete(difference.path);
  }
  return fromLeaves(leaves);
}

function getMine(differences: readonly Difference[]): string {
  return differences.map((difference) => `${getName(difference)}\n${difference.mine}\n`).join("\n");
}

function createCopyButton(differences: readonly Difference[], t: EditorTranslate): HTMLElement {
  const button = createButton(t("statusBar.copyMine"), () => {
    void navigator.clipboard.writeText(getMine(differences)).then(
      () => (button.textContent = t("statusBar.copied")),
      () => (button.textContent = t("statusBar.notCopied")),
    );
  });
  return button;
}

/** Lets the next deletion take what somebody else has saved, and says that it will. */
function createDeleteButton(conflict: SaveConflict, t: EditorTranslate): HTMLElement {
  const button = createButton(t("statusBar.deleteTheirs"), () => {
    conflict.replaceTheirs();
    button.replaceWith(element("p", {}, t("statusBar.deleteAgain")));
  });
  return button;
}

interface ConflictOptions extends EditorReader {
  close: () => void;
  /** Puts an entry into the open form. */
  fill: (form: Record<string, Plain>) => void;
}

/** Creates what the bar shows of a refused save: who changed the entry and when, both versions by field, and the ways on. */
export function createConflict(
  conflict: SaveConflict,
  { close, fill, ...reader }: ConflictOptions,
): HTMLElement[] {
  const { staff } = reader;
  const t = getT(staff);
  const text = element("p", {}, describeConflict(conflict, staff));
  const back = createButton(t("statusBar.showTheirs"), () => location.reload());
  if (conflict.isDeletion)
    return [
      text,
      element(
        "div",
        { className: "statusBarRow" },
        createDeleteButton(conflict, t),
        back,
        createButton(t("shared.close"), close),
      ),
    ];
  const files = getEntryFiles(conflict.path);
  const theirs = {
    ...conflict.mine,
    ...Object.fromEntries(conflict.files.map((file) => [file.path, file.text])),
  };
  const base = readLeaves(files, { ...conflict.mine, ...conflict.base });
  const own = readLeaves(files, conflict.mine);
  const choices = findDifferences(files, theirs, conflict.mine, reader).map((difference) => ({
    difference,
    isMine: JSON.stringify(base.get(difference.path)) !== JSON.stringify(own.get(difference.path)),
  }));
  const take = createButton(t("statusBar.takeChosen"), () => {
    conflict.replaceTheirs();
    fill(toForm(files.concept, merge(files, theirs, conflict.mine, choices)));
    take.replaceWith(element("p", {}, t("statusBar.publishAgain")));
  });
  return [
    text,
    element("ul", {}, ...choices.map((choice, index) => createItem(choice, index, t))),
    element(
      "div",
      { className: "statusBarRow" },
      take,
      createCopyButton(
        choices.map(({ difference }) => difference),
        t,
      ),
      back,
      createButton(t("shared.close"), close),
    ),
  ];
}
