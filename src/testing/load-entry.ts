import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { toForm } from "../editor/decap/config/form-groups";
import { getEntryFiles } from "../editor/decap/saving/entry-files";

/** Loads an entry of the fixture content (or of `root`) as the editor opens it: its joined data, and what Decap gets. */
export function loadEntry(path: string, root = "e2e") {
  const files = getEntryFiles(path);
  const getText = (own: string) => {
    const file = join(own.startsWith("src/") ? "." : root, own);
    return existsSync(file) ? readFileSync(file, "utf8") : null;
  };
  const texts = Object.fromEntries(files.paths.map((own) => [own, getText(own)]));
  const read = files.read(texts);
  return { files, texts, read, raw: JSON.stringify(toForm(files.concept, read)) };
}
