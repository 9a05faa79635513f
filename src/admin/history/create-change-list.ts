import { element } from "../status-bar/element";
import type { HistoryWords } from "./history-words";
import type { FieldChange } from "./list-changes";

/** Texts longer than this are cut: what changed in them is seen in the field. */
const SHOWN_LETTERS = 400;

const shorten = (text: string) => (text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS)}…` : text);

/** Creates the list of changed fields, each with its value before and after. */
export function createChangeList(changes: readonly FieldChange[], words: HistoryWords): HTMLElement {
  if (changes.length === 0) return element("p", {}, words("noChanges"));
  const items = changes.map(({ language, field, before, after }) =>
    element(
      "li",
      {},
      element("strong", {}, [language, field].filter(Boolean).join(" · ")),
      element("p", {}, `${words("before")}: ${shorten(before) || words("nothing")}`),
      element("p", {}, `${words("after")}: ${shorten(after) || words("nothing")}`),
    ),
  );
  return element("ul", {}, ...items);
}
