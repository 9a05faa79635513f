import { unwrapField, type ConceptSchema } from "../schema/field-kinds";

/** Lists the names of a concept's markdown fields. */
export function listMarkdownFields(schema: ConceptSchema): string[] {
  return Object.keys(schema.shape).filter((name) => {
    const field = schema.shape[name];
    return field && unwrapField(field).meta.kind === "markdown";
  });
}
