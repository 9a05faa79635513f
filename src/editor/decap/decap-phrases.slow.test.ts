/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

import { mergeDeep } from "immutable";

import { STAFF_LOCALES, type StaffLocale } from "../../domain/config/staff";
import { getDecapPhrases } from "./texts";

type Texts = Record<string, unknown>;
/** As Decap has them. */
interface DecapPhrases extends Texts {
  editor: Record<string, Texts>;
  ui: Record<string, Texts>;
  mediaLibrary: Texts;
  collection: Texts;
}

/** Of a program, or of its parts. */
const PROGRAM_WORDS = /\b(API|config\.yml|backend|GitHub|i18n|locale|markdown|URL|cach[eé])\b/i;

/** Decap's own phrases. Its packages are modules that Jest does not load: the file is one object. */
function readDecapPhrases(staff: StaffLocale): DecapPhrases {
  const file = join(process.cwd(), `node_modules/decap-cms-locales/dist/esm/${staff}/index.js`);
  return runInNewContext(readFileSync(file, "utf8").replace(/export default (\w+);?/, "$1")) as DecapPhrases;
}

function getTexts(value: unknown): string[] {
  if (typeof value === "string") return [value.replace(/%\{\w+\}/g, "")];
  return Object.values(Object(value) as object).flatMap(getTexts);
}

/** What is on the buttons of a field for a picture or another file. */
function pickChoices(value: unknown) {
  const { choose, chooseDifferent, remove } = Object(value) as Texts;
  return [choose, chooseDifferent, remove];
}

it.each(STAFF_LOCALES)(
  "name the bin before a deletion, and leave the words to what refused a save (%s)",
  (staff) => {
    const { editor, ui } = mergeDeep(readDecapPhrases(staff), getDecapPhrases(staff));
    for (const key of ["onDeletePublishedEntry", "onDeleteWithUnsavedChanges"])
      expect(editor.editor?.[key]).toMatch(/^(?!.*%\{title\}).*(bin|papelera|cestino)/);
    for (const key of ["onFailToPersist", "onFailToDelete", "onFailToLoadEntries"])
      expect(ui.toast?.[key]).toBe("%{details}");
  },
);

it.each(STAFF_LOCALES)("replace Decap's own words of a program where staff meet them (%s)", (staff) => {
  const { editor, ui, mediaLibrary, collection } = mergeDeep(readDecapPhrases(staff), getDecapPhrases(staff));
  const met = getTexts([
    ...[editor.editorWidgets?.markdown],
    ...[editor.editor?.onLeavePage, ui.errorBoundary],
    ...[ui.toast?.onLoggedOut, ui.toast?.onBackendDown, mediaLibrary.mediaLibraryModal, collection.entries],
  ]);
  expect(met.length).toBeGreaterThan(30);
  expect(met.filter((text) => PROGRAM_WORDS.test(text))).toEqual([]);
  const chosen = getTexts(["image", "file"].map((widget) => pickChoices(editor.editorWidgets?.[widget])));
  expect(chosen.length).toBe(6);
  const informal = /(?<!\p{L})(tú|tus?|te|estás|quieres|elige|escoge|quita|verifica)(?!\p{L})/iu;
  expect([...met, ...chosen].filter((text) => staff === "es" && informal.test(text))).toEqual([]);
});
