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
}

/** Decap's own phrases. Its packages are modules that Jest does not load: the file is one object. */
function readDecapPhrases(staff: StaffLocale): DecapPhrases {
  const file = join(process.cwd(), `node_modules/decap-cms-locales/dist/esm/${staff}/index.js`);
  return runInNewContext(readFileSync(file, "utf8").replace(/export default (\w+);?/, "$1")) as DecapPhrases;
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
