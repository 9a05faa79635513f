import type { Map } from "immutable";
import type { ReactElement } from "react";

/** A field as Decap shows it: an element that knows the field's configuration. */
export type FieldElement = ReactElement<{ field: Map<string, unknown> }>;

export interface FieldGroup {
  label: string;
  fields: FieldElement[];
}

/** The name of a field as the schema has it. */
export function getFieldKey({ props }: FieldElement): string {
  return String(props.field.get("name"));
}

/** Tells whether a field is the same in all languages. */
export function isFact({ props }: FieldElement): boolean {
  return props.field.get("neutral") === true;
}

/** Puts fields into the groups that their configuration names (`group`), in the order of `order`; one without a group goes into the last. */
export function groupFields(fields: readonly FieldElement[], order: readonly string[]): FieldGroup[] {
  const getLabel = ({ props }: FieldElement) => props.field.get("group") ?? order.at(-1);
  return order
    .map((label) => ({ label, fields: fields.filter((field) => getLabel(field) === label) }))
    .filter((group) => group.fields.length > 0);
}
