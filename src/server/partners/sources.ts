import { toSourceCode } from "../../domain/lib/normalize";
import { loadPartners } from "../platform/published";

/** Returns the key of who recommended the agency, however it is written: a partner's code is its own. */
export function toSourceKey(source: string): string {
  return toSourceCode(source) || source;
}

/** Names sources by their keys: a partner by its name, anybody else as it is written first. */
export function nameSources(sources: readonly (string | null)[]): Map<string, string> {
  const partners = new Map(loadPartners().map(({ code, name }) => [code, name]));
  const names = new Map<string, string>();
  for (const source of sources) {
    const key = source === null ? "" : toSourceKey(source);
    if (source !== null && !names.has(key)) names.set(key, partners.get(key) ?? source);
  }
  return names;
}

/** Lists who may have recommended the agency: the partners, and who else was named. */
export function listSources(named: readonly string[]) {
  const partners = loadPartners().map(({ code }) => code);
  return [...nameSources([...partners, ...named])].map(([key, name]) => ({ key, name }));
}
