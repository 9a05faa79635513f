import { readdirSync, readFileSync } from "node:fs";
import { basename, join, dirname } from "node:path";
import { mkdir, readFile, writeFile } from "node:fs/promises";

const MESSAGES = "src/locales/en";
const HEADER = `// Written by npm run types (src/content/outputs/generated-sources.ts) from ${MESSAGES}: the key of every sentence, of plural forms the stem,
// and the names of its placeholders. Other words change nothing here.
`;

type Tree = string | { [key: string]: Tree };

function listSentences(tree: Tree, key: string): [key: string, sentence: string][] {
  if (typeof tree === "string") return [[key.replace(/_(zero|one|two|few|many|other)$/, ""), tree]];
  return Object.entries(tree).flatMap(([name, value]) => listSentences(value, `${key}.${name}`));
}

function toType(sentences: readonly string[]): string {
  const names = sentences.flatMap((sentence) =>
    [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name),
  );
  const types = [...new Set(names)].sort().map((name) => `"${name}"`);
  return types.join(" | ") || "never";
}

/** Creates the TypeScript type of the sentences' placeholders. */
export function createMessageTypes(): string {
  const sentences = new Map<string, string[]>();
  for (const file of readdirSync(MESSAGES)
    .filter((name) => name.endsWith(".json"))
    .sort()) {
    const tree = JSON.parse(readFileSync(join(MESSAGES, file), "utf8")) as Tree;
    for (const [key, sentence] of listSentences(tree, basename(file, ".json")))
      sentences.set(key, [...(sentences.get(key) ?? []), sentence]);
  }
  const members = [...sentences].map(([key, forms]) => `  "${key}": ${toType(forms)};\n`);
  return `${HEADER}export interface Placeholders {\n${members.join("")}}\n`;
}

/** Writes a file unless it holds the text already: then its compressed copies stay right. */
export async function writeIfChanged(path: string, text: string): Promise<void> {
  const known = await readFile(path, "utf8").catch(() => undefined);
  if (known === text) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
