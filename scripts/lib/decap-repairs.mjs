import { readFile } from "node:fs/promises";

import { DRAFT_REPAIRS } from "./decap-draft-repairs.mjs";

/** What of Decap 3.16 we mend while it is bundled. A repair whose place is gone stops the build: then look whether it is still needed. */
const REPAIRS = [
  {
    // Decap looks for every picture in the folder of the entry's own collection. Ours are named with their folder,
    // `../media/<folder>/<file>`, and entries share them: the folder is taken at its word.
    file: /decap-cms-core[\\/]dist[\\/]esm[\\/]reducers[\\/]entries\.js$/,
    found: "return join(mediaFolder, basename(mediaPath));",
    mended: `if (mediaPath.startsWith("../media/")) return mediaPath.replace("..", "content");
  return join(mediaFolder, basename(mediaPath));`,
  },
  {
    // Decap looks at the English fields alone and then says of no field and no language that it is missing. Its marks stay; whether an
    // entry is saved is for our save validation to say (src/admin/save-validation), which checks all languages and names each field.
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
    mended: `const usedSlugs = selectPublishedSlugs(state, collection.get('name'));`,
  },
  {
    // A picture field asks for its picture once, is given an empty one while the picture loads, and stays empty.
    file: /decap-cms-widget-file[\\/]dist[\\/]esm[\\/]withFileControl\.js$/,
    found: `      const newAsset = getAsset(value, field);
      setAsset(newAsset);
    } else {`,
    mended: `      let timer;
      const look = () => {
        const newAsset = getAsset(value, field);
        setAsset(newAsset);
        if (newAsset.path === "empty.svg") timer = setTimeout(look, 300);
      };
      look();
      return () => clearTimeout(timer);
    } else {`,
  },
  ...DRAFT_REPAIRS,
];

/** Puts `mended` in the place of `found`, which must stand in `source` exactly once. */
export function repair(source, { found, mended }, path) {
  const parts = source.split(found);
  if (parts.length === 2) return parts.join(mended);
  throw new Error(`${path} has changed: expected once “${found}”, found it ${parts.length - 1} times.`);
}

/** The repairs as a plugin of esbuild. */
export const DECAP_REPAIRS = {
  name: "decap-repairs",
  setup(build) {
    for (const one of REPAIRS)
      // esbuild asks the first that knows a file: it makes all repairs of that file.
      build.onLoad({ filter: one.file }, async ({ path }) => ({
        contents: REPAIRS.filter(({ file }) => file.test(path)).reduce(
          (source, each) => repair(source, each, path),
          await readFile(path, "utf8"),
        ),
        loader: "js",
      }));
  },
};
