import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { format, resolveConfig } from "prettier";

const FILE = join(import.meta.dirname, "../results.md");

async function change(getText) {
  const text = getText(await readFile(FILE, "utf8"));
  await writeFile(FILE, await format(text, { ...(await resolveConfig(FILE)), filepath: FILE }));
}

const toLine = (cells) => `| ${cells.join(" | ")} |`;

/** Makes a Markdown table of rows of cells; the first row is its head. */
export function toTable([head, ...rows]) {
  return [toLine(head), toLine(head.map(() => "---")), ...rows.map(toLine)].join("\n");
}

/** Adds rows to the table of `bench/results.md` that ends at `<!-- name -->`; each row is a list of cells. */
export function addRows(name, rows) {
  const mark = `<!-- ${name} -->`;
  return change((text) => {
    if (!text.includes(mark)) throw new Error(`${FILE} has no ${mark}, the end of the table.`);
    return text.replace(new RegExp(`\\n+${mark}`), `\n${rows.map(toLine).join("\n")}\n\n${mark}`);
  });
}

/** Writes a section of `bench/results.md`, in the place of the one with the same title. */
export function writeSection(title, text) {
  return change((before) => {
    const [start, ...sections] = before.split(/^(?=## )/m);
    const section = `## ${title}\n\n${text}\n\n`;
    const index = sections.findIndex((old) => old.startsWith(`## ${title}\n`));
    if (index < 0) sections.push(section);
    else sections[index] = section;
    return [start, ...sections.map((part) => part.replace(/\n*$/, "\n\n"))].join("");
  });
}
