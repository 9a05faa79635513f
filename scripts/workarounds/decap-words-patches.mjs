/*
 * Workaround for: Decap asks and answers in words of a program, whatever the language, and its library shows one folder. Applied by
 *   decap-patches.mjs.
 * Tested with: decap-cms-app 3.16 (decap-cms-core 3.19)
 * Upstream: none filed
 * Without it: the question before an entry is deleted does not name it; staff read "Failed to persist media" in English; "boat.jpg already
 *   exists" offers to replace a picture that another page shows; Media lists the pictures of the home page alone.
 * Fails without it: e2e/full/editor-history.spec.ts, e2e/full/editor-phone.spec.ts
 * Needed while this passes: scripts/workarounds/decap-patches.slow.test.mjs
 */
const EDITOR = /decap-cms-core[\\/]dist[\\/]esm[\\/]components[\\/]Editor[\\/]Editor\.js$/;
const HEADER = /decap-cms-core[\\/]dist[\\/]esm[\\/]components[\\/]App[\\/]Header\.js$/;
const MEDIA = /decap-cms-core[\\/]dist[\\/]esm[\\/]actions[\\/]mediaLibrary\.js$/;

/** The title of the entry in the language of staff, else in English; a page has none and goes by its label. */
const TITLE = `entryDraft.getIn(['entry', 'i18n', document.documentElement.lang, 'data', 'title']) ||
      entryDraft.getIn(['entry', 'data', 'title']) || collection.get('label_singular') || collection.get('label')`;

/** The question before an entry is deleted names it: `%{title}` in `src/admin/phrases/plain-phrases.ts`. */
const DELETE_QUESTION = ["onDeleteWithUnsavedChanges", "onDeletePublishedEntry"].map((key) => ({
  file: EDITOR,
  found: `window.confirm(t('editor.editor.${key}'))`,
  replacement: `window.confirm(t('editor.editor.${key}', { title: ${TITLE} }))`,
}));

/** A picture whose name is taken gets a free one: `boat.jpg` becomes `boat-2.jpg`. */
const FREE_NAME = {
  file: MEDIA,
  found: "const fileName = sanitizeSlug(file.name.toLowerCase(), state.config.slug);",
  replacement: `const wantedName = sanitizeSlug(file.name.toLowerCase(), state.config.slug);
    const takenNames = files.map(taken => taken.name.toLowerCase());
    let fileName = wantedName;
    for (let number = 2; takenNames.includes(fileName); number += 1)
      fileName = wantedName.replace(/(\\.[^.]+)?$/, ending => "-" + number + ending);`,
};

/** What the server answers is a whole sentence in the language of staff (`src/admin/saving/describe-refusal.ts`). */
const REFUSALS = [
  {
    file: MEDIA,
    found: "message: `Failed to persist media: ${error}`,",
    replacement: "message: error.message,",
  },
  {
    file: MEDIA,
    found: "message: `Failed to delete media: ${error.message}`,\n        type",
    replacement: "message: error.message,\n        type",
  },
];

/** Media opens the list of all pictures (`src/admin/pictures/show-pictures.ts`). */
const LIBRARY = {
  file: HEADER,
  found: "onClick: openMediaLibrary",
  replacement: 'onClick: () => window.dispatchEvent(new Event("show-pictures"))',
};

export const WORDS_PATCHES = [...DELETE_QUESTION, FREE_NAME, ...REFUSALS, LIBRARY];
