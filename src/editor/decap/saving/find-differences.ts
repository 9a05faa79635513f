import { z } from "zod";

import { getLocale, isLocale } from "../../../domain/config/locales";
import { toAgencyClock, withZone } from "../../../content/publication";
import type { Plain } from "../../../content/front-matter";
import { type FoundField, findField } from "../../../content/schema/fields";
import { getFieldName, splitPlace } from "../save-validation/messages";
import { findOffer } from "../site-data";
import { findChoice, getShownLocale, getT } from "../texts";
import { formatDay, toNextDay } from "../widgets/checked-inputs";
import { formatTime } from "./editor-calls";
import type { EntryFiles, Texts } from "./entry-files";

const A_YEAR = "2026-01-01";

function describeText(text: string, { schema, meta }: FoundField): string {
  if (schema instanceof z.ZodEnum) return findChoice(text) ?? text;
  switch (meta.kind) {
    case "offer-key":
      return findOffer(({ key }) => key === text)?.title ?? text;
    case "image":
    case "file":
      return text.split("/").at(-1) ?? text;
    case "day":
      return Number.isNaN(Date.parse(text)) ? text : formatDay(text);
    case "day-of-year": {
      const day = toNextDay(text, A_YEAR);
      return day === "" ? text : formatDay(day, true);
    }
    case "moment":
      return toAgencyClock(text) === "" ? text : formatTime(withZone(text));
    default:
      return text;
  }
}

function describeOne(value: unknown, field: FoundField | undefined): string {
  if (typeof value === "boolean") return getT()(value ? "values.yes" : "values.no");
  if (typeof value === "number") return new Intl.NumberFormat(getLocale(getShownLocale()).iso).format(value);
  if (typeof value !== "string") return value === undefined || value === null ? "" : JSON.stringify(value);
  return field ? describeText(value, field) : value;
}

/** Says the value of a field in the words of the form: "Monday" for `monday`, an offer's title for its key. */
function describeValue(schema: z.ZodObject | undefined, path: string, value: unknown): string {
  const find = (place: string) => schema && findField(schema, place);
  const field = find(path);
  if (!Array.isArray(value)) return describeOne(value, field);
  const item = find(`${path}.0`);
  // The keys of offers are marked by their list.
  const meta = { ...field?.meta, ...item?.meta };
  const items = value.map((each) => describeOne(each, item && { ...item, meta }));
  return items.join(item?.isText || field?.isText ? "\n" : ", ");
}

/** A field that is not the same in two versions of an entry, in the words of the form; an empty text is a field that is not there. */
export interface Difference {
  /** In the joined data: `prices.0.adult`, `title.es`. */
  path: string;
  /** None for what is the same in all languages. */
  language: string;
  field: string;
  theirs: string;
  mine: string;
}

const isObject = (value: unknown) => typeof value === "object" && value !== null;

/** Returns the values of joined data by their paths; a list of plain values is one value. */
function getLeaves(value: unknown, path = ""): [path: string, value: unknown][] {
  if (value === null || value === undefined) return [];
  const isList = Array.isArray(value) && !value.some(isObject);
  if (!isObject(value) || isList) return isList && value.length === 0 ? [] : [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    getLeaves(inner, path === "" ? key : `${path}.${key}`),
  );
}

/** Reads an entry for comparison; one that cannot be read is compared as a whole. */
export function readLeaves(files: EntryFiles, texts: Texts): Map<string, unknown> {
  try {
    return new Map(getLeaves(files.read(texts)));
  } catch {
    return new Map(Object.entries(texts).map(([path, text]) => [`(${path})`, text]));
  }
}

/** Finds what differs between an entry as it is and as it was to be saved, or between two versions of it. */
export function findDifferences(files: EntryFiles, theirs: Texts, mine: Texts): Difference[] {
  const { concept, schema, paths } = files;
  // A file of sentences is in the folder of its language.
  const folder = paths[0]?.split("/").at(-2);
  const language = isLocale(folder) ? getLocale(folder).name : "";
  const [other, own] = [readLeaves(files, theirs), readLeaves(files, mine)];
  return [...new Set([...own.keys(), ...other.keys()])]
    .filter((place) => JSON.stringify(other.get(place)) !== JSON.stringify(own.get(place)))
    .map((place) => {
      const { path, locale } = splitPlace(files, place);
      return {
        path: place,
        language: locale ? getLocale(locale).name : language,
        field: schema ? getFieldName(concept, path) : path.replaceAll(".", " › "),
        theirs: describeValue(schema, path, other.get(place)),
        mine: describeValue(schema, path, own.get(place)),
      };
    });
}

export function fromLeaves(leaves: ReadonlyMap<string, unknown>): Plain {
  const data: Plain = {};
  for (const [path, value] of leaves) {
    const parts = path.split(".");
    let around: Plain = data;
    parts.slice(0, -1).forEach((part, index) => {
      around = (around[part] ??= /^\d+$/.test(parts[index + 1] ?? "") ? [] : {}) as Plain;
    });
    around[parts.at(-1) ?? ""] = value;
  }
  return data;
}
