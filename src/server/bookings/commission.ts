import { toSourceCode } from "../../lib/normalize";
import { loadPartners } from "../platform/published";
import type { Commission } from "./accounts-repository";

/** `undefined` for a source that is no partner. */
export function getCommission(source: string): Commission | undefined {
  const code = toSourceCode(source);
  const partner = loadPartners().find((one) => one.code === code);
  if (partner === undefined) return undefined;
  const { commission_percent: percent, commission_person: person } = partner;
  return { source: partner.code, percent, personCents: Math.round(person * 100) };
}
