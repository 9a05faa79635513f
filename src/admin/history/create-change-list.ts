import { element } from "../status-bar/element";
import type { EditorTranslate } from "../texts";
import type { FieldChange } from "./list-changes";

/** Texts longer than this are cut: what changed in them is seen in the field. */
const SHOWN_LETTERS = 400;

const shorten = (text: string) => (text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS)}…` : text);

/** Creates the list of changed fields, each with its value before and after. */
export function createChangeList(changes: readonly FieldChange[], t: EditorTranslate): HTMLElement {
  if (changes.length === 0) return element("p", {}, t("history.noChanges"));
  const items = changes.map(({ language, field, before, after }) =>
    element(
      "li",
      {},
      element("strong", {}, [language, field].filter(Boolean).join(" · ")),
      element("p", {}, `${t("history.before")}: ${shorten(before) || t("shared.nothing")}`),
      element("p", {}, `${t("history.after")}: ${shorten(after) || t("shared.nothing")}`),
    ),
  );
  return element("ul", {}, ...items);
}
