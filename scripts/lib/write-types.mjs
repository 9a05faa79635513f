import { writeFile, readFile } from "node:fs/promises";

import { importSource } from "./bundle.mjs";
import { createQueryTypes } from "./query-types.mjs";
import { inRoot } from "./root.mjs";

/** Writes a file unless it says so already: editors and tsc look at its time. */
async function write(path, text) {
  const written = await readFile(inRoot(path), "utf8").catch(() => undefined);
  if (written !== text) await writeFile(inRoot(path), text);
}

/** Writes the types that follow from queries, schemas and sentences, and the fields of an offer in the document of the content API. */
export async function writeTypes() {
  const { createMessageTypes } = await importSource("src/content/outputs/generated-sources.ts");
  await write("src/i18n/placeholders.d.ts", createMessageTypes());
  const { writeOpenApi } = await importSource("src/content/outputs/generated-sources.ts");
  await writeOpenApi();
  await write("src/gatsby-types.d.ts", await createQueryTypes());
}
