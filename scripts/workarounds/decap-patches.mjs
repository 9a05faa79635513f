/*
 * Workaround for: faults of Decap that no option and no event can correct, patched in its source while the editor is bundled. Each patch
 *   names the text it replaces; when that text is gone, the build fails.
 * Tested with: decap-cms-app 3.16 (decap-cms-core 3.19)
 * Upstream: none filed
 * Without it: staff see no thumbnails of pictures; an entry with an error in Spanish or Italian is refused without a word about which field.
 * Fails without it: e2e/editor.spec.ts, e2e/full/editor-checks.spec.ts
 * Needed while this passes: scripts/workarounds/decap-patches.slow.test.mjs
 */
import { readFile } from "node:fs/promises";

import { DRAFT_PATCHES } from "./decap-draft-patches.mjs";
import { NAMES_PATCHES } from "./decap-names-patches.mjs";
import { WORDS_PATCHES } from "./decap-words-patches.mjs";
import { FORM_PATCHES } from "./decap-form-patches.mjs";
import { TEXT_PATCHES } from "./decap-text-patches.mjs";

/** The patches: in a file, the text `found`, which must occur exactly once, is replaced. */
export const DECAP_PATCHES = [
  {
    // Decap looks for each picture in the folder of the entry's collection. Ours are named with their own folder, since entries share them:
    // `../media/<folder>/<file>`.
    file: /decap-cms-core[\\/]dist[\\/]esm[\\/]reducers[\\/]entries\.js$/,
    found: "return join(mediaFolder, basename(mediaPath));",
    replacement: `if (mediaPath.startsWith("../media/")) return mediaPath.replace("..", "content");
  return join(mediaFolder, basename(mediaPath));`,
  },
  {
    // Decap validates the English fields alone, and its message names no field and no language. Its red marks stay; our own
    // validation (src/admin), which checks all languages and names each field, decides whether an entry is saved.
    file: /decap-cms-core[\\/]dist[\\/]esm[\\/]actions[\\/]entries\.js$/,
    found: `const usedSlugs = selectPublishedSlugs(state, collection.get('name'));

    // Early return if draft contains validation errors
    if (!fieldsErrors.isEmpty()) {
      const hasPresenceErrors = fieldsErrors.some(errors => errors.some(error => error.type && error.type === ValidationErrorTypes.PRESENCE));
      if (hasPresenceErrors) {
        dispatch(addNotification({
          message: {
            key: 'ui.toast.missingRequiredField'
          },
          type: 'error',
          dismissAfter: 8000
        }));
      }
      return Promise.reject();
    }`,
    replacement: `const usedSlugs = selectPublishedSlugs(state, collection.get('name'));`,
  },
  {
    // A picture field asks for its picture once, gets an empty one while the picture is loading, and stays empty.
    file: /decap-cms-widget-file[\\/]dist[\\/]esm[\\/]withFileControl\.js$/,
    found: `      const newAsset = getAsset(value, field);
      setAsset(newAsset);
    } else {`,
    replacement: `      let timer;
      const look = () => {
        const newAsset = getAsset(value, field);
        setAsset(newAsset);
        if (newAsset.path === "empty.svg") timer = setTimeout(look, 300);
      };
      look();
      return () => clearTimeout(timer);
    } else {`,
  },
  ...DRAFT_PATCHES,
  ...WORDS_PATCHES,
  ...NAMES_PATCHES,
  ...FORM_PATCHES,
  ...TEXT_PATCHES,
];

/** Replaces `found`, which must occur in `source` exactly once. */
export function patch(source, { found, replacement }, path) {
  const parts = source.split(found);
  if (parts.length === 2) return parts.join(replacement);
  throw new Error(`${path} has changed: expected once “${found}”, found it ${parts.length - 1} times.`);
}

/** A plugin of esbuild that applies the patches. */
export const DECAP_PATCHES_PLUGIN = {
  name: "decap-patches",
  setup(build) {
    for (const { file: filter } of DECAP_PATCHES)
      // esbuild calls the first callback that matches a file alone, so each applies all patches of the file.
      build.onLoad({ filter }, async ({ path }) => ({
        contents: DECAP_PATCHES.filter(({ file }) => file.test(path)).reduce(
          (source, each) => patch(source, each, path),
          await readFile(path, "utf8"),
        ),
        loader: "js",
      }));
  },
};
