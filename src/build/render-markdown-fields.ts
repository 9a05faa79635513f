import { renderMarkdown } from "../lib/render-markdown";
import { unwrapField, type ConceptSchema } from "../content/schema/field-kinds";

/** Renders the markdown fields of a concept as HTML; every other field stays as it is. */
export function renderMarkdownFields<Content extends object>(
  schema: ConceptSchema,
  content: Content,
): Content {
  const rendered = Object.entries(content).map(([name, value]: [string, unknown]) => {
    const field = schema.shape[name];
    const isMarkdown = field && unwrapField(field).meta.kind === "markdown";
    return [name, isMarkdown && typeof value === "string" ? renderMarkdown(value) : value];
  });
  return Object.fromEntries(rendered) as Content;
}
