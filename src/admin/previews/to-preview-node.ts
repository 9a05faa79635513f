import { z } from "zod";

import { isPlain } from "../../content/plain-object";
import { unwrapField } from "../../content/schema/field-kinds";
import { renderMarkdown } from "../../lib/render-markdown";
import { toPreviewPicture, type GetAsset } from "./preview-picture";

/** What stands for a value that nobody has written yet. */
function getBlank(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodNumber) return 0;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  return schema instanceof z.ZodBoolean ? false : "";
}

/**
 * The draft of a concept in the form in which the site's pages get it from GraphQL: markdown as HTML, paths as pictures.
 * What nobody has written yet is completed with blanks.
 */
export function toPreviewNode(field: z.core.$ZodType, value: unknown, getAsset: GetAsset): unknown {
  const { schema, optional, meta } = unwrapField(field);
  if (meta.kind === "image") return toPreviewPicture(value, getAsset);
  if (meta.kind === "file") {
    const isChosen = typeof value === "string" && value !== "";
    if (optional && !isChosen) return null;
    return { publicURL: isChosen ? getAsset(value).toString() : null };
  }
  if (schema instanceof z.ZodObject) {
    if (optional && !isPlain(value)) return null;
    const source = isPlain(value) ? value : {};
    return Object.fromEntries(
      Object.entries(schema.shape as z.core.$ZodShape).map(([name, inner]) => [
        name,
        toPreviewNode(inner, source[name], getAsset),
      ]),
    );
  }
  if (schema instanceof z.ZodArray) {
    const items = Array.isArray(value) ? (value as unknown[]) : [];
    return items
      .filter((item) => item !== null && item !== undefined)
      .map((item) => toPreviewNode(schema.element, item, getAsset));
  }
  if (value === undefined || value === null || value === "")
    return optional ? null : (z.safeParse(field, undefined).data ?? getBlank(schema));
  return meta.kind === "markdown" && typeof value === "string" ? renderMarkdown(value) : value;
}
