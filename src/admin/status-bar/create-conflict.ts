import { createWords } from "../../config/staff-text";
import { reloadEditor } from "../reload-editor";
import type { EditorReader } from "../saving/call-editor";
import { describeConflict } from "../saving/describe-conflict";
import { findDifferences, type Difference } from "../saving/find-differences";
import type { SaveConflict } from "../saving/save-conflict";
import { createButton, element } from "./element";
import { STATUS_BAR_WORDS, type StatusBarWords } from "./status-bar-words";

function getName({ language, field }: Difference): string {
  return [language, field].filter(Boolean).join(" · ");
}

function createItem(difference: Difference, words: StatusBarWords): HTMLElement {
  const line = (label: string, text: string) => element("p", {}, `${label}: ${text || words("empty")}`);
  return element(
    "li",
    {},
    element("strong", {}, getName(difference)),
    line(words("theirs"), difference.theirs),
    line(words("mine"), difference.mine),
  );
}

/** What was typed, field by field, to be pasted elsewhere. */
function getMine(differences: readonly Difference[]): string {
  return differences.map((difference) => `${getName(difference)}\n${difference.mine}\n`).join("\n");
}

function createCopyButton(differences: readonly Difference[], words: StatusBarWords): HTMLElement {
  const button = createButton(words("copyMine"), () => {
    void navigator.clipboard.writeText(getMine(differences)).then(
      () => (button.textContent = words("copied")),
      () => (button.textContent = words("notCopied")),
    );
  });
  return button;
}

/** Lets the next save replace what somebody else has saved, and says that it will. */
function createReplaceButton(conflict: SaveConflict, words: StatusBarWords): HTMLElement {
  const { isDeletion } = conflict;
  const button = createButton(words(isDeletion ? "deleteTheirs" : "replaceTheirs"), () => {
    conflict.replaceTheirs();
    button.replaceWith(element("p", {}, words(isDeletion ? "deleteAgain" : "publishAgain")));
  });
  return button;
}

/** Creates what the bar shows of a refused save: who changed the entry and when, both versions, and the ways on. */
export function createConflict(
  conflict: SaveConflict,
  reader: EditorReader,
  close: () => void,
): HTMLElement[] {
  const { staff } = reader;
  const words = createWords(STATUS_BAR_WORDS, staff);
  const differences = conflict.isDeletion ? [] : findDifferences(conflict, reader);
  return [
    element("p", {}, describeConflict(conflict, staff)),
    element("ul", {}, ...differences.map((difference) => createItem(difference, words))),
    element(
      "div",
      { className: "statusBarRow" },
      ...(conflict.isDeletion ? [] : [createCopyButton(differences, words)]),
      createReplaceButton(conflict, words),
      // The copy of unsaved text is offered there once more.
      createButton(words("showTheirs"), () => void reloadEditor()),
      createButton(words("close"), close),
    ),
  ];
}
