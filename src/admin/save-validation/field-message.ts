import { getLocale, type Locale } from "../../config/locales";
import type { ContentProblem } from "../../content/content-problem";
import type { StaffLocale } from "../../config/staff-text";
import { findField } from "../../content/schema/field-kinds";
import { getConceptSchema } from "../../content/content-files";
import { getFieldName } from "./field-name";
import { findChoice, getT } from "../texts";

/** What staff are told of a field: in which language, which field, and why it is refused or what it asks. */
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
