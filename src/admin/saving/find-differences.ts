import { getLocale, isLocale } from "../../config/locales";
import { readOfferFile } from "../../content/format/format-offer-file";
import type { OutdatedFile } from "../../contracts/editor";
import { findField } from "../config/find-field";
import { getFieldName, locateField } from "../save-validation/field-name";
import type { EditorReader } from "./call-editor";
import { describeValue } from "./describe-value";
import type { SaveConflict } from "./save-conflict";

/** A field that is not the same in two versions of an entry, in the words of the form; an empty text is a field that is not there. */
export interface Difference {
  /** None for what is the same in all languages. */
  language: string;
  field: string;
  theirs: string;
  mine: string;
}

const isObject = (value: unknown) => typeof value === "object" && value !== null;

/** Gets the values of a file by their paths, e.g. `prices.0.adult`; a list of plain values is one value. */
function getLeaves(value: unknown, path = ""): [path: string, value: unknown][] {
  if (value === null) return [];
  const isList = Array.isArray(value) && !value.some(isObject);
  if (!isObject(value) || isList) return isList && value.length === 0 ? [] : [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    getLeaves(inner, path === "" ? key : `${path}.${key}`),
  );
}

/** Reads a file for comparison; one that cannot be read is compared as a whole. */
function readLeaves(path: string, text: string | null | undefined): Map<string, unknown> {
  if (!text) return new Map();
  try {
    return new Map(getLeaves(path.endsWith(".md") ? readOfferFile(text) : JSON.parse(text)));
  } catch {
    return new Map([["", text]]);
  }
}

/** Names a field by language and label; a file of messages is in the folder of its language. */
function nameField(file: string, field: string, { staff }: EditorReader) {
  const { concept, locale, path } = locateField(file.replace("content/", ""), field);
  if (locale) {
    const language = findField(concept, path)?.isFact ? "" : getLocale(locale).name;
    return { concept, path, language, field: getFieldName(concept, path, staff) };
  }
  const folder = file.split("/").at(-2);
  const language = isLocale(folder) ? getLocale(folder).name : "";
  return { concept, path, language, field: field.replaceAll(".", " › ") };
}

/** Finds what differs between the entry as somebody else has left it and as it was to be saved; what is the same in all languages once. */
export function findDifferences(
  { files, mine }: { files: readonly Pick<OutdatedFile, "path" | "text">[]; mine: SaveConflict["mine"] },
  reader: EditorReader,
): Difference[] {
  const differences = files.flatMap(({ path: file, text }) => {
    const [theirs, own] = [readLeaves(file, text), readLeaves(file, mine[file])];
    const places = [...new Set([...own.keys(), ...theirs.keys()])];
    return places
      .filter((place) => JSON.stringify(theirs.get(place)) !== JSON.stringify(own.get(place)))
      .map((place) => {
        const { concept, path, language, field } = nameField(file, place, reader);
        const describe = (value: unknown) => describeValue(concept, path, value, reader);
        return { language, field, theirs: describe(theirs.get(place)), mine: describe(own.get(place)) };
      });
  });
  const isFirst = (one: Difference, index: number) =>
    differences.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === index;
  return differences.filter(isFirst);
}
