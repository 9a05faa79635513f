import { PLACEHOLDER_LIST } from "../../config/answers";
import { STAFF_LOCALES, type StaffLocale } from "../../config/staff";
import { createI18n } from "../../i18n/create-i18n";
import { getStaffT, type StaffGroup, type StaffTranslate } from "../../i18n/staff-texts";
import enDecap from "../../locales/en/editor/decap.json";
import enFields from "../../locales/en/editor/fields.json";
import enTexts from "../../locales/en/editor/texts.json";
import enShared from "../../locales/en/staff/shared.json";
import esDecap from "../../locales/es/editor/decap.json";
import esFields from "../../locales/es/editor/fields.json";
import esTexts from "../../locales/es/editor/texts.json";
import esShared from "../../locales/es/staff/shared.json";
import itDecap from "../../locales/it/editor/decap.json";
import itFields from "../../locales/it/editor/fields.json";
import itTexts from "../../locales/it/editor/texts.json";
import itShared from "../../locales/it/staff/shared.json";

/** Label and hint of a field; `one` is a row of a list, as in “Add picture”. */
interface FieldTexts {
  label: string;
  hint?: string;
  one?: string;
}

/** Adds the texts that the other pages of staff have too; a key that a language lacks does not compile. */
function gather(
  staff: StaffLocale,
  files: {
    texts: typeof enTexts;
    shared: typeof enShared;
    fields: typeof enFields;
    decap: typeof enDecap;
  },
) {
  const { texts, shared, fields, decap } = files;
  const editor = { ...texts, shared, choices: { ...texts.choices, ...shared.partnerKinds } };
  const { answers } = fields;
  const answerText = answers["answers text"];
  const hint = answerText.hint.replace("{{placeholders}}", PLACEHOLDER_LIST);
  const byName = Object.assign({}, ...Object.values(fields), {
    "answers text": { ...answerText, hint },
  }) as Readonly<Record<string, FieldTexts>>;
  const i18n = createI18n(staff, { editor, staff: { shared } });
  return { editor, fields: byName, decap, i18n };
}

const TEXTS = {
  en: gather("en", { texts: enTexts, shared: enShared, fields: enFields, decap: enDecap }),
  es: gather("es", { texts: esTexts, shared: esShared, fields: esFields, decap: esDecap }),
  it: gather("it", { texts: itTexts, shared: itShared, fields: itFields, decap: itDecap }),
};

/** The translate function of the editor's texts. */
export type EditorTranslate = ReturnType<typeof getT>;

/** The language that the editor is shown in. */
export function getShownLocale(): StaffLocale {
  const { lang } = document.documentElement;
  return STAFF_LOCALES.find((locale) => locale === lang) ?? STAFF_LOCALES[0];
}

export function getT(staff = getShownLocale()) {
  return TEXTS[staff].i18n.t;
}

/** The translate function of a group of the texts that the editor shares with the other pages of staff. */
export function getSharedT<Group extends StaffGroup>(
  group: Group,
  staff: StaffLocale,
): StaffTranslate<Group> {
  return getStaffT(TEXTS[staff].i18n, group);
}

/** Decap's phrases with what they lack, and with those replaced that speak of a program. */
export const getDecapPhrases = (staff: StaffLocale) => TEXTS[staff].decap;

/** A value of a closed list in words; `undefined` for one without. */
export function findChoice(value: string, staff: StaffLocale): string | undefined {
  const choices: Readonly<Record<string, string>> = TEXTS[staff].editor.choices;
  return Object.hasOwn(choices, value) ? choices[value] : undefined;
}

/** The texts of a field. The most exact key wins: `pages/home hero.title`, then `hero.title`, then `title`. */
export function findFieldTexts(
  concept: string,
  path: readonly string[],
  staff: StaffLocale,
): FieldTexts | undefined {
  const { fields } = TEXTS[staff];
  const keys = [`${concept} ${path.join(".")}`, ...path.map((_, index) => path.slice(index).join("."))];
  const found = keys.find((key) => Object.hasOwn(fields, key));
  return found === undefined ? undefined : fields[found];
}

export function getFieldTexts(concept: string, path: readonly string[], staff: StaffLocale): FieldTexts {
  const texts = findFieldTexts(concept, path, staff);
  if (texts) return texts;
  throw new Error(
    `The field ${concept} ${path.join(".")} has no label. Expected one in src/locales/*/editor/fields.json.`,
  );
}
