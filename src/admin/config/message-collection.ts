import { getLocale, LOCALE_CODES, type Locale } from "../../config/locales";
import type { DecapCollection, DecapField } from "./decap-field";
import { createGroups } from "./create-field";
import { getFormGroups } from "./form-groups";
import { WIDGETS } from "../widgets/widget-names";
import { addPluralForms, ENGLISH_MESSAGES, type MessageTree } from "./english-messages";
import type { StaffLocale } from "../../config/staff-text";
import { getT, type EditorTexts } from "../texts";

type Namespace = keyof EditorTexts["messages"];

const isNamespace = (name: string): name is Namespace => Object.hasOwn(ENGLISH_MESSAGES, name);

/** A key such as `opensInNewWindow_one` in words. */
function toLabel(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

function createMessageFields(tree: MessageTree, staff: StaffLocale): DecapField[] {
  return Object.entries(tree).map(([name, value]) => {
    const label = toLabel(name);
    if (typeof value !== "string")
      return { name, label, widget: WIDGETS.part, fields: createMessageFields(value, staff) };
    const hint = `${getT(staff)("messages.english")}: ${value}`;
    return { name, label, hint, widget: value.length > 90 ? "text" : "string" };
  });
}

/** What staff call a file of sentences: "Italiano · All forms". */
export function getMessagesLabel(namespace: string, locale: Locale, staff: StaffLocale): string {
  return `${getLocale(locale).name} · ${isNamespace(namespace) ? getT(staff)(`messages.${namespace}`) : namespace}`;
}

/** The words of buttons and messages: one file per language and part of the site. */
export function createMessageCollection(staff: StaffLocale): DecapCollection {
  const t = getT(staff);
  const files = LOCALE_CODES.flatMap((code) =>
    Object.entries(ENGLISH_MESSAGES).map(([namespace, messages]) => ({
      name: `${namespace}-${code}`,
      label: getMessagesLabel(namespace, code, staff),
      file: `src/locales/${code}/${namespace}.json`,
      fields: createGroups(
        createMessageFields(addPluralForms(messages, [code]), staff),
        getFormGroups("messages"),
        staff,
      ),
    })),
  );
  return {
    name: "messages",
    label: t("collections.messages.label"),
    // Shown as it stands: an example of what is filled in.
    description: t("collections.messages.description", { price: "{{price}}" }),
    format: "json",
    editor: { preview: false },
    files,
  };
}
