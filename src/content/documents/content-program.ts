import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { LETTERS_FILE } from "../../domain/contracts/letters";
import { OFFER_FACTS_FILE } from "../../domain/contracts/offer-facts";
import { writeFileAtomically } from "../../files/write-file-atomically.mjs";
import { MOVED_PAGES_FILE } from "../../domain/i18n/routes";
import { getContentSchema } from "../content-files";
import { describeContentWarning, formatContentProblems } from "../content-problem";
import { formatJson, formatLanguages, formatOffer, joinOffer, readOfferTexts } from "../format-files";
import { parseOfferPath } from "../offer-file";
import { ANSWERS_FILE, MESSAGES_FILE, PARTNERS_FILE, SERVER_SETTINGS_FILE } from "../server-settings";
import {
  findContentProblems,
  listMedia,
  listServerSettings,
  readContentFiles,
  type ContentTexts,
} from "../site-content";
import { formatRecord, readRecordFile, readSiteTexts } from "../translations/outdated";
import { TEXT_RECORD_FILE } from "../translations/text-state";
import { findEverything } from "../warnings/find-everything";
import { listContentDocuments } from "./content-documents";
import { listLetters } from "./letters";
import {
  findNextChange,
  listAnswers,
  listEntries,
  listMovedPages,
  listOfferFacts,
  listPartners,
} from "./server-data";

const ROOT = process.cwd();

/** What functions are bundled with, and what a release has beside its server (docs/decisions/0208). */
const DOCUMENTS = join(ROOT, ".build", "content");
/** Part of the built site: when that is outdated without any change of a file, in milliseconds, by the dates of offers and notice. */
const NEXT_CHANGE = join(ROOT, "static", "next-change.json");

/** Writes values as JSON by the names of their files; without one there is no file. */
async function writeFiles(folder: string, values: Readonly<Record<string, unknown>>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) await writeFile(join(folder, name), JSON.stringify(value));
}

/** Writes what is made of the content beside the pages: for the editor and staff's pages, and the server's documents. */
export async function writeSiteContent(): Promise<void> {
  const files = await readContentFiles(ROOT);
  const settings = listServerSettings(files);
  // A server may read it at this moment.
  await writeFileAtomically(NEXT_CHANGE, JSON.stringify(findNextChange(files) ?? null));
  await writeFiles(join(ROOT, "static/admin"), {
    "entries.json": listEntries(files),
    "settings.json": settings && { site: settings.site, ports: settings.ports },
    "warnings.json": await findEverything(ROOT, files),
  });
  await writeContentDocuments(DOCUMENTS, files);
}

/** Writes the settings that the server reads. Of settings that are not in order the build tells what is wrong. */
export async function writeServerSettings(): Promise<void> {
  await writeFiles(DOCUMENTS, { [SERVER_SETTINGS_FILE]: listServerSettings(await readContentFiles(ROOT)) });
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

/** Writes what the server knows of the content: settings, sentences, offers, letters …, and the content API's documents by language. */
export async function writeContentDocuments(folder: string, texts?: ContentTexts): Promise<void> {
  const files = texts ?? (await readContentFiles(ROOT));
  const documents = Object.entries(await listContentDocuments(ROOT, files));
  await writeFiles(folder, {
    [SERVER_SETTINGS_FILE]: listServerSettings(files),
    [MESSAGES_FILE]: await listMessages(),
    [OFFER_FACTS_FILE]: listOfferFacts(files),
    [MOVED_PAGES_FILE]: listMovedPages(files),
    [ANSWERS_FILE]: listAnswers(files),
    [LETTERS_FILE]: await listLetters(ROOT, files),
    [PARTNERS_FILE]: listPartners(files),
    ...Object.fromEntries(documents.map(([locale, list]) => [`${locale}.json`, list])),
  });
}

/** `npm run content:check`: what would stop the build, then what should be looked at. Returns whether the build would do. */
export async function checkContent(): Promise<boolean> {
  const files = await readContentFiles(ROOT);
  const problems = findContentProblems(files, listMedia(ROOT));
  if (problems.length > 0) process.stdout.write(`${formatContentProblems(problems)}\n`);
  const warnings = await findEverything(ROOT, files);
  for (const warning of warnings)
    process.stdout.write(`${warning.file}: ${describeContentWarning(warning)}\n`);
  process.stdout.write(`${warnings.length} to look at, ${problems.length} that stop the build.\n`);
  return problems.length === 0;
}

function format(path: string, source: string, files: ContentTexts): string {
  const file = path.replace(/^content\//, "");
  const offer = parseOfferPath(file);
  try {
    if (offer) {
      const texts = readOfferTexts(offer, (name) => files.get(`content/${name}`));
      // What holds nothing is not translated yet.
      return formatOffer(offer, joinOffer(texts)).get(file) ?? source;
    }
    const schema = getContentSchema(file.replace(/\.json$/, ""));
    const data = JSON.parse(source) as Record<string, unknown>;
    return schema === undefined ? formatJson(data) : formatLanguages(schema, data);
  } catch (error) {
    throw new Error(`${path} cannot be read.`, { cause: error });
  }
}

/**
 * `npm run content:format`: writes every content file as the editor writes it, and the record of translations. Returns the files that
 * changed; with `isDryRun` those that would change.
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
