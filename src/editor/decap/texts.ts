import { PLACEHOLDER_LIST } from "../../domain/config/answers";
import { STAFF_LOCALES, type StaffLocale } from "../../domain/config/staff";
import { createI18n } from "../../domain/i18n/create-i18n";
import { getStaffT, type StaffGroup, type StaffTranslate } from "../../domain/i18n/staff-texts";
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

/** `one` is a row of a list, as in “Add picture”. */
interface FieldTexts {
  label: string;
  hint?: string;
  one?: string;
}

function gather(
  staff: StaffLocale,
  texts: typeof enTexts,
  shared: typeof enShared,
  fields: typeof enFields,
  decap: typeof enDecap,
) {
  const editor = { ...texts, shared, choices: { ...texts.choices, ...shared.partnerKinds } };
  const answerText = fields.answers["answers text"];
  const hint = answerText.hint.replace("{{placeholders}}", PLACEHOLDER_LIST);
  const byName = Object.assign({}, ...Object.values(fields), {
    "answers text": { ...answerText, hint },
  }) as Readonly<Record<string, FieldTexts>>;
  const i18n = createI18n(staff, { editor, staff: { shared } });
  return { editor, fields: byName, decap, i18n };
}

const TEXTS = {
  en: gather("en", enTexts, enShared, enFields, enDecap),
  es: gather("es", esTexts, esShared, esFields, esDecap),
  it: gather("it", itTexts, itShared, itFields, itDecap),
};

/** The language of the page, which is that of the person signed in. */
export function getShownLocale(): StaffLocale {
  const { lang } = document.documentElement;
  return STAFF_LOCALES.find((locale) => locale === lang) ?? STAFF_LOCALES[0];
}

export function getT(staff = getShownLocale()) {
  return TEXTS[staff].i18n.t;
}

export function getSharedT<Group extends StaffGroup>(group: Group): StaffTranslate<Group> {
  return getStaffT(TEXTS[getShownLocale()].i18n, group);
}

/** Decap's phrases with what they lack, and with those replaced that speak of a program. */
export const getDecapPhrases = (staff: StaffLocale) => TEXTS[staff].decap;

/** A value of a closed list in words; `undefined` for one without. */
export function findChoice(value: string): string | undefined {
  const choices: Readonly<Record<string, string>> = TEXTS[getShownLocale()].editor.choices;
  return Object.hasOwn(choices, value) ? choices[value] : undefined;
}

/** The texts of a field. The most exact key wins: `pages/home hero.title`, then `hero.title`, then `title`. */
export function findFieldTexts(concept: string, path: readonly string[]): FieldTexts | undefined {
  const { fields } = TEXTS[getShownLocale()];
  const keys = [`${concept} ${path.join(".")}`, ...path.map((_, index) => path.slice(index).join("."))];
  const found = keys.find((key) => Object.hasOwn(fields, key));
  return found === undefined ? undefined : fields[found];
}

export function getFieldTexts(concept: string, path: readonly string[]): FieldTexts {
  const texts = findFieldTexts(concept, path);
  if (texts) return texts;
  throw new Error(
    `The field ${concept} ${path.join(".")} has no label. Expected one in src/locales/*/editor/fields.json.`,
  );
}
