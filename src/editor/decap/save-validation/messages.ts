import type { z } from "zod";

import { DEFAULT_LOCALE, type Locale, getLocale, isLocale } from "../../../domain/config/locales";
import { COLLECTIONS } from "../../../domain/config/offer";
import {
  getConceptSchema,
  getContentSchema,
  isContentFile,
  isJsonCollection,
} from "../../../content/content-files";
import { type ContentProblem, showValue } from "../../../content/content-problem";
import { parseOfferFileName, parseOfferPath } from "../../../content/offer-file";
import { findField } from "../../../content/schema/fields";
import { offerSchema } from "../../../content/schema/offer";
import { getMessagesLabel } from "../config/file-collections";
import { parseMessagesPath } from "../saving/entry-files";
import { findOffer } from "../site-data";
import { findChoice, findFieldTexts, getT } from "../texts";

/** A field of an entry: in which language, and its path as the schema has it, e.g. `pickup.1.place`. */
export interface FieldPlace {
  locale: Locale;
  path: string;
}

/** In which language, which field, and why it is refused or what it asks. */
export interface FieldMessage {
  /** None for what is the same in all languages. */
  language: string;
  field: string;
  text: string;
  place?: FieldPlace;
}

/** Names a field as the editor does: `pickup.1.place` is "Pick-up 2 › Place". */
export function getFieldName(concept: string, field: string): string {
  const names: string[] = [];
  const path: string[] = [];
  for (const part of field.split(".")) {
    if (/^\d+$/.test(part)) names.push(`${names.pop() ?? ""} ${Number(part) + 1}`);
    else {
      path.push(part);
      names.push(findFieldTexts(concept, path)?.label ?? part);
    }
  }
  return names.join(" › ");
}

/** Takes a path of joined data apart: `pickup.0.place.es` is a text in Spanish. */
export function splitPlace({ schema }: { schema?: z.ZodObject | undefined }, place: string) {
  const parts = place.split(".");
  const last = parts.at(-1);
  const path = parts.slice(0, -1).join(".");
  return schema && isLocale(last) && findField(schema, path)?.isText
    ? { path, locale: last }
    : { path: place };
}

interface LocatedField {
  /** `offer`, or the name of a file such as `pages/home`. */
  concept: string;
  locale?: Locale;
  /** As the schema has it. */
  path: string;
}

/** Finds out whose field it is. A file of texts is of one language; elsewhere the language is the last step, in pages and settings the first. */
export function locateField(file: string, path = ""): LocatedField {
  const offer = parseOfferPath(file);
  if (offer?.locale) return { concept: "offer", locale: offer.locale, path };
  if (offer) return { concept: "offer", ...splitPlace({ schema: offerSchema }, path) };
  const name = file.replace(/\.json$/, "");
  const folder = name.split("/")[0] ?? "";
  const concept = isJsonCollection(folder) ? folder : name;
  const [locale, ...rest] = path.split(".");
  return getContentSchema(name) && isLocale(locale)
    ? { concept, locale, path: rest.join(".") }
    : { concept, path };
}

export function createFieldMessage(concept: string, place: FieldPlace, text: string): FieldMessage {
  const { locale, path } = place;
  const schema = getConceptSchema(concept);
  const isFact = schema && findField(schema, path)?.isText === false;
  return {
    ...{ language: isFact ? "" : getLocale(locale).name, field: getFieldName(concept, path) },
    ...{ text, place },
  };
}

export function describeFault(problem: ContentProblem): string {
  const t = getT();
  const isMissing = problem.path !== undefined && [undefined, ""].includes(problem.found as undefined);
  const lists = Object.entries(problem).map(([name, value]: [string, unknown]) => {
    const items = [value].flat().map(String);
    const words = items.map((item) => (name === "options" && findChoice(item)) || item).join(", ");
    return [name, items.length === 0 ? t("saving.noWords") : words];
  });
  return t(`problems.${isMissing ? "empty-text" : problem.code}`, { replace: Object.fromEntries(lists) });
}

/** Names the offer that has an address already by its title, in the place of its file. */
export function nameOwner(problem: ContentProblem): ContentProblem {
  if (problem.code !== "taken") return problem;
  const file = parseOfferFileName(`${problem.owner}.md`);
  const title = findOffer(
    ({ collection, key }) => collection === file?.collection && key === file.key,
  )?.title;
  return title ? { ...problem, owner: `“${title}”` } : problem;
}

/** The same for messages that read the same. */
export function toMessageId({ language, field, text }: FieldMessage): string {
  return JSON.stringify([language, field, text]);
}

/** Joins what names a field: "Español · Título". */
export function joinNames({ language, field }: Pick<FieldMessage, "language" | "field">): string {
  return [language, field].filter(Boolean).join(" · ");
}

export function formatFieldMessages(messages: readonly FieldMessage[]): string {
  return messages
    .map(({ language, field, text }) => [[language, field].filter(Boolean).join(": "), text].join(" — "))
    .join("\n");
}

/** Decap shows the message to staff. */
export class RefusedError extends Error {
  override toString(): string {
    return this.message;
  }
}

export class SaveRefusedError extends RefusedError {
  override name = "SaveRefusedError";

  constructor(
    readonly messages: readonly FieldMessage[],
    readonly isDeletion = false,
  ) {
    const what = getT()(isDeletion ? "saving.notDeleted" : "saving.notSaved");
    super([`${what}.`, ...(messages.length > 0 ? [formatFieldMessages(messages)] : [])].join("\n"));
  }
}

interface DescribedFile {
  name: string;
  /** Where the editor opens it. */
  address: string;
}

/** Names what is no entry of the site (any more): a deleted offer, a picture. `saona-island` is "Saona island". */
function nameUnknown(file: string, folder: string): string {
  const base = file.split("/").at(-1) ?? file;
  if (/^(content\/)?media\//.test(file)) return base;
  const words = base.replace(/\.\w+$/, "").replace(/[-_]/g, " ");
  const name = words.charAt(0).toUpperCase() + words.slice(1);
  const known = COLLECTIONS.find((one) => one === folder) ?? (isJsonCollection(folder) ? folder : undefined);
  return known ? `${getT()(`collections.${known}.label`)} · ${name}` : name;
}

/** Describes a file of `content/` to people who know entries, not files. */
export function describeFile(file: string): DescribedFile {
  const sentences = parseMessagesPath(file);
  if (sentences) {
    const { namespace, locale } = sentences;
    const address = `#/collections/messages/entries/${namespace}-${locale}`;
    return { name: getMessagesLabel(namespace, locale), address };
  }
  const path = file.replace(/^content\//, "");
  const offer = parseOfferPath(path);
  const [, folder = "", key = ""] = offer
    ? [path, offer.collection, offer.key]
    : (/^([^/]+)\/([^.]+)\.\w+$/.exec(path) ?? []);
  const address = `#/collections/${folder}/entries/${key}`;
  const name = `${folder}/${key}`;
  if (isContentFile(name)) return { name: getT()(`files.${name}`), address };
  const entry = findOffer((one) => one.collection === folder && one.key === key);
  if (!entry) return { name: nameUnknown(offer ? `${name}.md` : file, folder), address };
  const title = `${getT()(`collections.${entry.collection}.label`)} · ${entry.title}`;
  const language = offer?.locale === DEFAULT_LOCALE ? undefined : offer?.locale;
  return { name: language ? `${title} (${getLocale(language).name})` : title, address };
}

function describeFound({ found }: ContentProblem): string {
  if (found === "" || !["string", "number"].includes(typeof found)) return "";
  return ` ${getT()("saving.found", { value: showValue(found) })}`;
}

/** Describes what keeps a change from being saved or published: the entry, the field, and what to do. */
export function describeProblem(problem: ContentProblem): string {
  const { file } = problem;
  const { concept, locale, path } = locateField(file, problem.path);
  const place = [
    describeFile(file).name,
    // The name of an offer's file says its language already.
    locale && !parseOfferFileName(file) ? getLocale(locale).name : "",
    getFieldName(concept, path),
  ];
  const what = describeFault(nameOwner(problem)) + describeFound(problem);
  return `${place.filter(Boolean).join(" · ")}: ${what}.`;
}
