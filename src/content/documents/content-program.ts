import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { formatContentProblems } from "../format-content-problems";
import { writeFileAtomically } from "../../files/write-file-atomically.mjs";
import { getContentSchema } from "../content-files";
import { formatJson, formatLanguages, formatOffer, joinOffer, readOfferTexts } from "../format-files";
import { parseOfferPath } from "../offer-file";
import { TEXT_RECORD_FILE } from "../translations/text-state";
import { MESSAGES_FILE, SERVER_SETTINGS_FILE, ANSWERS_FILE, PARTNERS_FILE } from "../server-settings";
import { LETTERS_FILE } from "../../contracts/letters";
import { OFFER_FACTS_FILE } from "../../contracts/offer-facts";
import { MOVED_PAGES_FILE } from "../../i18n/routes";
import { findContentProblems, listMedia, listServerSettings, readContentFiles } from "../site-content";
import { findEverything } from "../warnings/find-everything";
import {
  readNextChange,
  listAnswers,
  listEntries,
  listMovedPages,
  listOfferFacts,
  listPartners,
} from "./server-data";
import { listLetters } from "./letters";
import { listContentDocuments } from "./content-documents";
import { loadMemory, saveMemory } from "./remember";
import { formatRecord, readRecordFile, readSiteTexts } from "../translations/outdated";

const ROOT = process.cwd();
/** Builds after this one need not do it again. */
const MEMORY = join(ROOT, ".build", "content-memory");

/** When what is written here is outdated without any change of a file, in milliseconds: by the dates of offers and notice. */
const NEXT_CHANGE = join(ROOT, ".build", "next-change.json");

/** Other code or other packages may make something else of a text. */
async function getVersion(): Promise<string> {
  const parts = [fileURLToPath(import.meta.url), join(ROOT, "package-lock.json")];
  const hash = createHash("sha256");
  for (const file of parts) hash.update(await readFile(file));
  return hash.digest("hex");
}

/** Writes what is made of the content beside the pages: for the editor, and the content API's documents into `folder`. */
export async function writeSiteContent(folder: string): Promise<void> {
  const version = await getVersion();
  await loadMemory(MEMORY, version);
  // A server may read it at this moment.
  await writeFileAtomically(NEXT_CHANGE, JSON.stringify((await readNextChange(ROOT)) ?? null));
  await writeEntries();
  await writeContentDocuments(folder);
  await saveMemory(MEMORY, version);
}

/** Writes what staff's pages know of the site beside their bundle: the offers it shows, what is left to do, what previews need. */
async function writeEntries(): Promise<void> {
  const files = await readContentFiles(ROOT);
  const settings = listServerSettings(files);
  const folder = join(ROOT, "static/admin");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "entries.json"), JSON.stringify(listEntries(files)));
  if (settings !== undefined) {
    const { site, ports } = settings;
    await writeFile(join(folder, "settings.json"), JSON.stringify({ site, ports }));
  }
  await writeFile(join(folder, "warnings.json"), JSON.stringify(await findEverything(ROOT, files)));
}

/** Writes the settings that the server reads into a folder, as their schemas have parsed them. */
export async function writeServerSettings(
  folder: string,
  files?: ReadonlyMap<string, string>,
): Promise<void> {
  const settings = listServerSettings(files ?? (await readContentFiles(ROOT)));
  await mkdir(folder, { recursive: true });
  // Of settings that are not in order the build tells what is wrong.
  if (settings !== undefined) await writeFile(join(folder, SERVER_SETTINGS_FILE), JSON.stringify(settings));
}

/** The sentences of the interface by language and namespace. */
async function listMessages(): Promise<Record<string, Record<string, unknown>>> {
  const messages: Record<string, Record<string, unknown>> = {};
  for (const [path, text] of await readSiteTexts(ROOT, new Map())) {
    const [namespace = "", locale = ""] = path.replace(".json", "").split("/").reverse();
    (messages[locale] ??= {})[namespace] = JSON.parse(text) as unknown;
  }
  return messages;
}

/** Writes what the server knows of the content into a folder: what the content API answers with, one file per language, facts of offers, settings, sentences, ready-made answers, letters and partners. */
export async function writeContentDocuments(folder: string): Promise<void> {
  const files = await readContentFiles(ROOT);
  const documents = await listContentDocuments(ROOT, files);
  await mkdir(folder, { recursive: true });
  await writeServerSettings(folder, files);
  await writeFile(join(folder, MESSAGES_FILE), JSON.stringify(await listMessages()));
  await writeFile(join(folder, OFFER_FACTS_FILE), JSON.stringify(listOfferFacts(files)));
  await writeFile(join(folder, MOVED_PAGES_FILE), JSON.stringify(listMovedPages(files)));
  await writeFile(join(folder, ANSWERS_FILE), JSON.stringify(listAnswers(files)));
  await writeFile(join(folder, LETTERS_FILE), JSON.stringify(await listLetters(ROOT, files)));
  await writeFile(join(folder, PARTNERS_FILE), JSON.stringify(listPartners(files)));
  for (const [locale, list] of Object.entries(documents))
    await writeFile(join(folder, `${locale}.json`), JSON.stringify(list));
}

/** `npm run content:check`: what would stop the build, then what should be looked at. Gets whether the build would do. */
export async function checkContent(): Promise<boolean> {
  const files = await readContentFiles(ROOT);
  const problems = findContentProblems(files, await listMedia(ROOT));
  if (problems.length > 0) process.stdout.write(`${formatContentProblems(problems)}\n`);
  const warnings = await findEverything(ROOT, files);
  for (const { file, en } of warnings) process.stdout.write(`${file}: ${en}\n`);
  process.stdout.write(`${warnings.length} to look at, ${problems.length} that stop the build.\n`);
  return problems.length === 0;
}

function formatSource(path: string, source: string, files: ReadonlyMap<string, string>): string | null {
  const offer = parseOfferPath(path.replace(/^content\//, ""));
  if (offer) {
    const texts = readOfferTexts(offer, (file) => files.get(`content/${file}`));
    return formatOffer(offer, joinOffer(texts)).get(path.replace(/^content\//, "")) ?? null;
  }
  const schema = getContentSchema(path.replace(/^content\/|\.json$/g, ""));
  const data = JSON.parse(source) as Record<string, unknown>;
  return schema === undefined ? formatJson(data) : formatLanguages(schema, data);
}

function format(path: string, source: string, files: ReadonlyMap<string, string>): string {
  try {
    // What holds nothing is not translated yet.
    return formatSource(path, source, files) ?? source;
  } catch (error) {
    throw new Error(`${path} cannot be read.`, { cause: error });
  }
}

/**
 * `npm run content:format`: writes every content file as the editor writes it, and the record of translations. Gets the files that changed;
 * with `isDryRun` those that would change.
 */
export async function formatContent({ isDryRun = false } = {}): Promise<string[]> {
  const files = await readContentFiles(ROOT);
  const record = await readRecordFile(ROOT);
  const formatted = new Map([...files].map(([path, source]) => [path, format(path, source, files)]));
  formatted.set(TEXT_RECORD_FILE, formatRecord(record, await readSiteTexts(ROOT, formatted)));
  const changed = [...formatted].filter(([path, text]) => text !== (files.get(path) ?? record));
  if (!isDryRun) for (const [path, text] of changed) await writeFile(join(ROOT, path), text);
  return changed.map(([path]) => path);
}
