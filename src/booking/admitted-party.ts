import type { Choice } from "./choice";
import { LEAST_PARTY, PARTY_KINDS } from "./choice-keys";

/** From this age on an offer is for adults alone. */
const ADULT_AGE = 18;

/** Children under 1 metre are younger than this. */
const SMALL_CHILD_AGE = 4;

type PartyKind = (typeof PARTY_KINDS)[number];

interface AgedOffer {
  readonly minimum_age?: number | null | undefined;
}

/** Tells whether an offer's minimum age lets anybody of a kind come along. */
export function isAdmitted(kind: PartyKind, { minimum_age }: AgedOffer): boolean {
  const age = minimum_age ?? 0;
  if (kind === "smallChildren") return age < SMALL_CHILD_AGE;
  return kind === "adults" || age < ADULT_AGE;
}

/** Gets whom an offer asks for. */
export function getAdmittedKinds(offer: AgedOffer): PartyKind[] {
  return PARTY_KINDS.filter((kind) => isAdmitted(kind, offer));
}

/** Leaves out whom an offer does not take: an address or a list may be older than its minimum age. */
export function keepAdmitted(choice: Choice, offer: AgedOffer): Choice {
  const left = PARTY_KINDS.filter((kind) => !isAdmitted(kind, offer));
  return { ...choice, ...Object.fromEntries(left.map((kind) => [kind, LEAST_PARTY[kind]])) };
}
