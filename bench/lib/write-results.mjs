import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { format } from "prettier";

const FILE = join(import.meta.dirname, "../results.md");

/** Makes a Markdown table of rows of cells; the first row is its head. */
export function toTable([head, ...rows]) {
  const toLine = (cells) => `| ${cells.join(" | ")} |`;
  return [toLine(head), toLine(head.map(() => "---")), ...rows.map(toLine)].join("\n");
}

/** Writes a section of `bench/results.md`, in the place of the one with the same title. */
export async function writeSection(title, text) {
  const before = await readFile(FILE, "utf8");
  const [start, ...sections] = before.split(/^(?=## )/m);
  const section = `## ${title}\n\n${text}\n\n`;
  const index = sections.findIndex((old) => old.startsWith(`## ${title}\n`));
  if (index < 0) sections.push(section);
  else sections[index] = section;
  const after = [start, ...sections.map((part) => part.replace(/\n*$/, "\n\n"))].join("");
  await writeFile(FILE, await format(after, { parser: "markdown", printWidth: 110 }));
}
