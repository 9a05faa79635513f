import { readFile, writeFile } from "node:fs/promises";

import { format, resolveConfig } from "prettier";

/** Adds rows to the table of bench/results.md that ends at `<!-- name -->`; each row is a list of cells. */
export async function addRows(path, name, rows) {
  const mark = `<!-- ${name} -->`;
  const text = await readFile(path, "utf8");
  if (!text.includes(mark)) throw new Error(`${path} has no ${mark}, the end of the table.`);
  const lines = rows.map((cells) => `| ${cells.join(" | ")} |\n`).join("");
  const longer = text.replace(new RegExp(`\\n+${mark}`), `\n${lines}\n${mark}`);
  await writeFile(path, await format(longer, { ...(await resolveConfig(path)), filepath: path }));
}
