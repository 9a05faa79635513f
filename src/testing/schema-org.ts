import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** schema.org's vocabulary as `schema-dts` was generated from it: the classes with their own properties. */
interface VocabularyClass {
  parents: string[];
  properties: Set<string>;
}

const load = createRequire(`${process.cwd()}/package.json`);
const SOURCE = readFileSync(load.resolve("schema-dts").replace(/schema\.js$/, "schema.d.ts"), "utf8");

function readVocabulary(): Map<string, VocabularyClass> {
  const classes = new Map<string, VocabularyClass>();
  const declaration = /interface (\w+)Base extends ([^{]+)\{([^]*?)^\}/gm;
  for (const [, name = "", parents = "", body = ""] of SOURCE.matchAll(declaration))
    classes.set(name, {
      parents: [...parents.matchAll(/(\w+)Base\b/g)].map(([, parent = ""]) => parent),
      properties: new Set([...body.matchAll(/^\s*"(\w+)"\?:/gm)].map(([, property = ""]) => property)),
    });
  return classes;
}

const VOCABULARY = readVocabulary();

function hasProperty(type: string, property: string): boolean {
  const known = VOCABULARY.get(type);
  if (!known) return false;
  return known.properties.has(property) || known.parents.some((parent) => hasProperty(parent, property));
}

/** Returns the classes that have a `Base` of their own or are named as a leaf of one. */
function getBase(type: string): string | undefined {
  if (VOCABULARY.has(type)) return type;
  const leaf = new RegExp(`interface ${type}Leaf extends (\\w+)Base`).exec(SOURCE);
  return leaf?.[1];
}

/** Finds what a JSON-LD block says that schema.org has no word for: one line each. */
export function findVocabularyErrors(block: unknown): string[] {
  if (Array.isArray(block)) return block.flatMap(findVocabularyErrors);
  if (typeof block !== "object" || block === null) return [];
  const { "@type": type, "@id": id, ...properties } = block as Record<string, unknown>;
  if (typeof type !== "string")
    return Object.keys(properties).length === 0 && id !== undefined ? [] : ["a block without a type"];
  const base = getBase(type);
  if (base === undefined) return [`no type ${type}`];
  return Object.entries(properties).flatMap(([property, value]) => [
    ...(hasProperty(base, property) ? [] : [`${type} has no ${property}`]),
    ...findVocabularyErrors(value),
  ]);
}
