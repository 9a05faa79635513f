import { z } from "zod";

import type { NamedOffer } from "./check-offers";
import { getContentSchema } from "./content-files";
import { dropRepeated, type ContentProblem } from "./content-problem";
import { getFactsFile } from "./offer-file";
import type { ContentFileResult } from "./parse-content-file";
import type { Plain } from "./plain-object";
import { unwrapField } from "./schema/field-kinds";
import { offerSchema } from "./schema/offer";

/** Where a value names a file, e.g. `["gallery", EACH, "image"]`. */
type FieldPath = readonly string[];

/** The step into every row of a list. */
const EACH = "*";

/** Where the values of a schema name pictures and videos. */
function listMediaFields(field: z.core.$ZodType): FieldPath[] {
  const { schema, meta } = unwrapField(field);
  if (meta.kind === "image" || meta.kind === "file") return [[]];
  if (schema instanceof z.ZodArray) return listMediaFields(schema.element).map((path) => [EACH, ...path]);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as z.core.$ZodShape).flatMap(([name, inner]) =>
    listMediaFields(inner).map((path) => [name, ...path]),
  );
}

function listNamed(value: unknown, [step, ...rest]: FieldPath, names: FieldPath = []): [string, string][] {
  if (value === undefined) return [];
  if (step === undefined) return [[names.join("."), value as string]];
  if (step !== EACH) return listNamed((value as Plain)[step], rest, [...names, step]);
  return (value as unknown[]).flatMap((row, index) => listNamed(row, rest, [...names, String(index)]));
}

function findMissing(
  file: string,
  content: object,
  fields: readonly FieldPath[],
  media: ReadonlySet<string>,
): ContentProblem[] {
  return fields
    .flatMap((path) => listNamed(content, path))
    .filter(([, found]) => !media.has(found.replace("../", "content/")))
    .map(([path, found]) => ({ file, path, code: "missing-file", found }));
}

const OFFER_FIELDS = listMediaFields(offerSchema);

/** Finds the pictures and videos that offers name and that are not there; `media` are the paths of those that are. */
export function checkOfferMedia(offers: readonly NamedOffer[], media: ReadonlySet<string>): ContentProblem[] {
  return dropRepeated(
    offers.flatMap((offer) => findMissing(getFactsFile(offer), offer, OFFER_FIELDS, media)),
  );
}

/** Finds the same in a file such as `pages/home.json` or `letters/winter.json`, by its path in `content/` without `.json`. */
export function checkFileMedia(
  { name, locales }: Pick<ContentFileResult, "locales"> & { name: string },
  media: ReadonlySet<string>,
): ContentProblem[] {
  const schema = getContentSchema(name);
  const fields = schema === undefined ? [] : listMediaFields(schema);
  return locales.flatMap(({ locale, content }) =>
    findMissing(
      `${name}.json`,
      { [locale]: content },
      fields.map((path) => [locale, ...path]),
      media,
    ),
  );
}
