import type { z } from "zod";

import { type Locale, getLocale, isLocale } from "../../config/locales";
import type { StaffLocale } from "../../config/staff";
import { getConceptSchema, getContentSchema, isJsonCollection } from "../../content/content-files";
import type { ContentProblem } from "../../content/content-problem";
import { parseOfferPath } from "../../content/offer-file";
import { findField } from "../../content/schema/fields";
import { offerSchema } from "../../content/schema/offer";
import { findChoice, findFieldTexts, getT } from "../texts";

/** Names a field as the editor does: `pickup.1.place` is "Pick-up 2 › Place". */
export function getFieldName(concept: string, field: string, staff: StaffLocale): string {
  const names: string[] = [];
  const path: string[] = [];
  for (const part of field.split(".")) {
    if (/^\d+$/.test(part)) names.push(`${names.pop() ?? ""} ${Number(part) + 1}`);
    else {
      path.push(part);
      names.push(findFieldTexts(concept, path, staff)?.label ?? part);
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

/** In which language, which field, and why it is refused or what it asks. */
export interface FieldMessage {
  /** None for what is the same in all languages. */
  language: string;
  field: string;
  text: string;
  /** Where the field stands in the editor. */
  place?: FieldPlace;
}

/** A field of an entry: in which language, and its path as the schema has it, e.g. `pickup.1.place`. */
export interface FieldPlace {
  locale: Locale;
  path: string;
}

function findText(concept: string, path: string) {
  const schema = getConceptSchema(concept);
  return schema && findField(schema, path);
}

/** Creates the message about a field of a concept such as `offer` or `pages/home`. */
export function createFieldMessage(
  concept: string,
  place: FieldPlace,
  text: string,
  staff: StaffLocale,
): FieldMessage {
  const { locale, path } = place;
  const language = findText(concept, path)?.isText === false ? "" : getLocale(locale).name;
  return { language, field: getFieldName(concept, path, staff), text, place };
}

/** Says in the language of staff what is wrong with a field. */
export function describeFault(problem: ContentProblem, staff: StaffLocale): string {
  const t = getT(staff);
  const isMissing = problem.path !== undefined && [undefined, ""].includes(problem.found as undefined);
  const lists = Object.entries(problem).map(([name, value]: [string, unknown]) => {
    const items = [value].flat().map(String);
    return [name, items.map((item) => (name === "options" && findChoice(item, staff)) || item).join(", ")];
  });
  return t(`problems.${isMissing ? "empty-text" : problem.code}`, { replace: Object.fromEntries(lists) });
}

/** Puts a problem that the build would find into words for staff. */
export function toFieldMessage(
  concept: string,
  locale: Locale,
  problem: ContentProblem,
  staff: StaffLocale,
): FieldMessage {
  const place = { locale, path: problem.path ?? "" };
  return createFieldMessage(concept, place, describeFault(problem, staff), staff);
}

/** The same for messages that read the same. */
export function toMessageId({ language, field, text }: FieldMessage): string {
  return JSON.stringify([language, field, text]);
}

/** Leaves out what was said already: a fact is refused in each language's file. */
export function dropRepeated(messages: readonly FieldMessage[]): FieldMessage[] {
  const ids = messages.map(toMessageId);
  return messages.filter((message, index) => ids.indexOf(toMessageId(message)) === index);
}

/** Formats messages for a dialog of the browser or of Decap, one per line. */
export function formatFieldMessages(messages: readonly FieldMessage[]): string {
  return messages
    .map(({ language, field, text }) => [[language, field].filter(Boolean).join(": "), text].join(" — "))
    .join("\n");
}
