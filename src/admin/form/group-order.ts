import { GROUP_LABELS } from "../config/offer-groups";
import type { FieldElement } from "./group-fields";
import { sayHere } from "./form-words";

/** The labels of a form's groups in their order; none for a form whose fields have no groups. */
export function getGroupOrder(fields: readonly FieldElement[]): string[] {
  const labels = new Set(fields.map(({ props }) => props.field.get("group")));
  return GROUP_LABELS.map((label) => sayHere(label)).filter((label) => labels.has(label));
}
