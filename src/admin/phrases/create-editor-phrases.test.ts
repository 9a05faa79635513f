import { STAFF_LOCALES } from "../../config/staff-text";
import { createEditorPhrases } from "./create-editor-phrases";

/** Some of what Decap brings. */
const DECAP = {
  editor: { editor: { onDeletePublishedEntry: "Are you sure you want to delete this published entry?" } },
  ui: { toast: { onFailToPersist: "Failed to persist entry: %{details}" } },
};

function getTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return Object.values(Object(value) as object).flatMap(getTexts);
}

describe.each(STAFF_LOCALES)("the editor's phrases in %s", (staff) => {
  const phrases = createEditorPhrases(DECAP, staff) as {
    editor: { editor: Record<string, string> };
    ui: { toast: Record<string, string> };
    mediaLibrary: unknown;
  };

  it("name the offer in the question before it is deleted, and the bin", () => {
    for (const key of ["onDeletePublishedEntry", "onDeleteWithUnsavedChanges"])
      expect(phrases.editor.editor[key]).toMatch(/%\{title\}.*(bin|papelera|cestino)/);
  });

  it("leave the words to what refused a save", () => {
    for (const key of ["onFailToPersist", "onFailToDelete", "onFailToLoadEntries"])
      expect(phrases.ui.toast[key]).toBe("%{details}");
  });

  it("speak of no program where staff can meet them", () => {
    const shown = getTexts([phrases.editor.editor, phrases.mediaLibrary]);
    expect(shown.filter((text) => /\b(API|config\.yml|backend|GitHub)\b/i.test(text))).toEqual([]);
  });
});
