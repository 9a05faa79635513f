import { readFile } from "node:fs/promises";

import { importSource } from "./bundle.mjs";
import { inRoot } from "./root.mjs";

const FILE = "settings/site.json";

/** Loaded once: a long-lived process reads the brand with each publish. */
let sources;

/** Reads the site's brand from its settings, escaped for HTML; an empty text for settings that the build will refuse with its reasons. */
export async function readBrand() {
  sources ??= Promise.all([
    importSource("src/content/parse-content-file.ts"),
    importSource("src/lib/escape-markup.ts"),
  ]);
  const [{ parseContentFile }, { escapeMarkup }] = await sources;
  const { locales } = parseContentFile(FILE, await readFile(inRoot("content", FILE), "utf8").catch(() => ""));
  return escapeMarkup(locales[0]?.content.brand ?? "");
}
