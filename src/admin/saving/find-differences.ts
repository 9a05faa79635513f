import { getLocale, isLocale } from "../../config/locales";
import { readOfferFile } from "../../content/format/format-offer-file";
import type { StaffLocale } from "../../config/staff-text";
import { getFieldName, locateField } from "../save-validation/field-name";
import type { OutdatedFile, SaveConflict } from "./save-conflict";

/** A field that is not the same in two versions of an entry; an empty text is a field that is not there. */
export interface Difference {
  language: string;
  field: string;
  theirs: string;
  mine: string;
}

/** Gets every text and number of a file by its path, e.g. `prices.0.adult`. */
function getLeaves(value: unknown, path = ""): [path: string, text: string][] {
  if (value === null) return [];
  if (typeof value !== "object") return [[path, typeof value === "string" ? value : JSON.stringify(value)]];
  return Object.entries(value).flatMap(([key, inner]) =>
    getLeaves(inner, path === "" ? key : `${path}.${key}`),
  );
}

/** Reads a file for comparison; one that cannot be read is compared as a whole. */
function readLeaves(path: string, text: string | null | undefined): Map<string, string> {
  if (!text) return new Map();
  try {
    return new Map(getLeaves(path.endsWith(".md") ? readOfferFile(text) : JSON.parse(text)));
  } catch {
    return new Map([["", text]]);
  }
}

/** Names a field by language and label; a file of messages is in the folder of its language. */
function nameField(file: string, field: string, staff: StaffLocale): Pick<Difference, "language" | "field"> {
  const { concept, locale, path } = locateField(file.replace("content/", ""), field);
  if (locale) return { language: getLocale(locale).name, field: getFieldName(concept, path, staff) };
  const folder = file.split("/").at(-2);
  return { language: isLocale(folder) ? getLocale(folder).name : "", field: field.replaceAll(".", " › ") };
}

/** Finds what differs between the entry as somebody else has left it and as it was to be saved. */
export function findDifferences(
  { files, mine }: { files: readonly Pick<OutdatedFile, "path" | "text">[]; mine: SaveConflict["mine"] },
  staff: StaffLocale,
): Difference[] {
  return files.flatMap(({ path, text }) => {
    const [theirs, own] = [readLeaves(path, text), readLeaves(path, mine[path])];
    const fields = [...new Set([...own.keys(), ...theirs.keys()])];
    return fields
      .map((field) => ({
        ...nameField(path, field, staff),
        theirs: theirs.get(field) ?? "",
        mine: own.get(field) ?? "",
      }))
      .filter((difference) => difference.theirs !== difference.mine);
  });
}
