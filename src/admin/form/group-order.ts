import { OFFER_GROUPS, type OfferGroup } from "../config/offer-groups";
import type { FieldElement } from "./group-fields";

/** The groups of a form in their order; none for a form whose fields have no groups. */
export function getGroupOrder(fields: readonly FieldElement[]): OfferGroup[] {
  const names = new Set(fields.map(({ props }) => props.field.get("group")));
  return OFFER_GROUPS.filter(({ name }) => names.has(name));
}
