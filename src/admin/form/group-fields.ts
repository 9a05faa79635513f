import type { Map } from "immutable";
import type { ReactElement } from "react";

import type { OfferGroup } from "../config/offer-groups";
import { sayHere } from "./form-words";

/** A field as Decap shows it: an element that knows the field's configuration. */
export type FieldElement = ReactElement<{ field: Map<string, unknown> }>;

export interface FieldGroup {
  name: string;
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
export function groupFields(fields: readonly FieldElement[], order: readonly OfferGroup[]): FieldGroup[] {
  const getName = ({ props }: FieldElement) => props.field.get("group") ?? order.at(-1)?.name;
  return order
    .map(({ name, label }) => ({
      ...{ name, label: sayHere(label) },
      fields: fields.filter((field) => getName(field) === name),
    }))
    .filter((group) => group.fields.length > 0);
}
