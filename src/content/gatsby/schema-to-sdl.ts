import { z } from "zod";
import { unwrapField, type ConceptSchema } from "../schema/field-kinds";

function toPascalCase(name: string): string {
  return name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Collects the GraphQL types of nested objects while a schema is walked. */
class SdlWriter {
  readonly types: string[] = [];

  getType(field: z.core.$ZodType, typeName: string): string {
    const { schema, meta } = unwrapField(field);
    if (meta.kind === "image" || meta.kind === "file") return "File";
    if (schema instanceof z.ZodObject) {
      this.types.push(`type ${typeName} {\n${this.getFields(schema, typeName).join("\n")}\n}`);
      return typeName;
    }
    if (schema instanceof z.ZodArray) return `[${this.getType(schema.element, typeName)}!]`;
    if (schema instanceof z.ZodBoolean) return "Boolean";
    if (schema instanceof z.ZodNumber) return schema.format === "safeint" ? "Int" : "Float";
    return "String";
  }

  getFields(schema: ConceptSchema, typeName: string): string[] {
    return Object.entries(schema.shape).map(([name, field]) => {
      const { optional, meta } = unwrapField(field);
      const type = this.getType(field, `${typeName}${toPascalCase(name)}`);
      const extension = meta.kind === "image" || meta.kind === "file" ? " @contentFile" : "";
      return `  ${name}: ${type}${optional ? "" : "!"}${extension}`;
    });
  }
}

/**
 * Writes the GraphQL types of a content concept from its zod schema, so that the schema stays the only truth:
 * pictures become File nodes, optional fields are nullable, everything else is not. `extraFields` are SDL lines.
 */
export function schemaToSdl(typeName: string, schema: ConceptSchema, extraFields: readonly string[]): string {
  const writer = new SdlWriter();
  const fields = [...extraFields.map((line) => `  ${line}`), ...writer.getFields(schema, typeName)];
  return [...writer.types, `type ${typeName} implements Node @dontInfer {\n${fields.join("\n")}\n}`].join(
    "\n\n",
  );
}
