/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

import { mergeDeep } from "immutable";

import { STAFF_LOCALES, type StaffLocale } from "../../config/staff";
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

/** Some of what Decap brings. */
const DECAP = {
  editor: { editor: { onDeletePublishedEntry: "Are you sure you want to delete this published entry?" } },
  ui: { toast: { onFailToPersist: "Failed to persist entry: %{details}" } },
};

function getTexts(value: unknown): string[] {
  if (typeof value === "string") return [value.replace(/%\{\w+\}/g, "")];
  return Object.values(Object(value) as object).flatMap(getTexts);
}

/** What is on the buttons of a field for a picture or another file. */
function pickChoices(value: unknown) {
  const { choose, chooseDifferent, remove } = Object(value) as Texts;
  return [choose, chooseDifferent, remove];
}

describe.each(STAFF_LOCALES)("the editor's phrases in %s", (staff) => {
  const phrases = mergeDeep(DECAP as object, getDecapPhrases(staff)) as {
    editor: { editor: Record<string, string> };
    ui: { toast: Record<string, string> };
    mediaLibrary: unknown;
  };

  it("name the bin in the question before an entry is deleted", () => {
    for (const key of ["onDeletePublishedEntry", "onDeleteWithUnsavedChanges"])
      expect(phrases.editor.editor[key]).toMatch(/^(?!.*%\{title\}).*(bin|papelera|cestino)/);
  });

  it("leave the words to what refused a save", () => {
    for (const key of ["onFailToPersist", "onFailToDelete", "onFailToLoadEntries"])
      expect(phrases.ui.toast[key]).toBe("%{details}");
  });

  it("speak of no program where staff can meet them", () => {
    const shown = getTexts([phrases.editor, phrases.mediaLibrary, phrases.ui]);
    expect(shown.filter((text) => PROGRAM_WORDS.test(text))).toEqual([]);
  });
});

it.each<[StaffLocale, string[]]>([
  ["en", ["Upload a picture", "Download", "Use this picture"]],
  ["es", ["Subir foto", "Descargar", "Usar esta foto"]],
  ["it", ["Carica una foto", "Scarica", "Usa questa foto"]],
])("name the buttons of the pictures as people do (%s)", (staff, words) => {
  const { mediaLibrary } = mergeDeep(readDecapPhrases(staff), getDecapPhrases(staff));
  const { upload, download, chooseSelected } = mediaLibrary["mediaLibraryModal"] as Texts;
  expect([upload, download, chooseSelected]).toEqual(words);
});

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
