import type { Locale } from "../config/locales";
import type { CategoryTag, GuestNeed } from "../config/offer";

/** Synonyms of the tags: a search for any of these words finds the offers with the tag. */
export const TAG_WORDS: Record<Locale, Record<CategoryTag, string>> = {
  en: {
    sea: "sea ocean water boat beach sailing cruise",
    culture: "culture history heritage museum art sightseeing",
    adventure: "adventure adrenaline thrill action activity outdoor",
    family: "family kids children child parents",
    nature: "nature park green landscape ecotourism",
    romance: "romance romantic couple honeymoon anniversary love",
    nightlife: "nightlife party night music dance drinks",
    wildlife: "wildlife animals animal fauna birds",
    comfort: "comfort luxury private exclusive vip",
  },
  es: {
    sea: "mar oceano agua barco playa navegar crucero",
    culture: "cultura historia patrimonio museo arte turismo",
    adventure: "aventura adrenalina emocion accion actividad",
    family: "familia niños niñas hijos peques",
    nature: "naturaleza parque verde paisaje ecoturismo",
    romance: "romance romantico pareja luna de miel aniversario amor",
    nightlife: "fiesta noche musica baile copas",
    wildlife: "fauna animales animal aves",
    comfort: "comodidad lujo privado exclusivo vip",
  },
  it: {
    sea: "mare oceano acqua barca spiaggia vela crociera",
    culture: "cultura storia patrimonio museo arte turismo",
    adventure: "avventura adrenalina emozione azione attività",
    family: "famiglia bambini bambino figli bimbi",
    nature: "natura parco verde paesaggio ecoturismo",
    romance: "romantico romantica coppia luna di miele anniversario amore",
    nightlife: "festa notte musica ballo serata",
    wildlife: "fauna animali animale uccelli",
    comfort: "comodità lusso privato esclusivo vip",
  },
};

/** A search for any of these words finds what the catalog's filter finds. */
export const NEED_WORDS: Record<Locale, Record<GuestNeed, string>> = {
  en: {
    babies: "baby infant newborn toddler",
    pregnant: "pregnant pregnancy expecting",
    wheelchair: "wheelchair accessible accessibility disabled",
  },
  es: {
    babies: "bebe recien nacido lactante",
    pregnant: "embarazada embarazo",
    wheelchair: "silla de ruedas accesible accesibilidad discapacidad",
  },
  it: {
    babies: "neonato bebe lattante neonata",
    pregnant: "incinta gravidanza",
    wheelchair: "sedia a rotelle carrozzina accessibile accessibilità disabili",
  },
};

/** Shorter words are left alone: without their ending, different words become the same. */
const MIN_LENGTH = 4;

type Rule = readonly [ending: RegExp, replacement: string];

/** Plural endings, and the vowels by which Spanish and Italian words change number; the first matching rule is applied. */
const RULES: Record<Locale, readonly Rule[]> = {
  en: [
    [/(?<![ae])ies$/, "y"],
    [/(ch|sh|ss|x|z)es$/, "$1"],
    [/(?<![us])s$/, ""],
  ],
  es: [
    [/ces$/, "z"],
    [/([aeo])s$/, ""],
    [/[aeo]$/, ""],
  ],
  it: [
    [/(?<=[cg])h[ei]$/, ""],
    [/i[aeo]$/, ""],
    [/[aeio]$/, ""],
  ],
};

/** Strips the plural ending of a folded word: `beaches` → `beach`, `playas` → `play`, `barche` → `barc` as `barca`. */
export function stem(word: string, locale: Locale): string {
  if (word.length < MIN_LENGTH) return word;
  const rule = RULES[locale].find(([ending]) => ending.test(word));
  return rule ? word.replace(...rule) : word;
}

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const STOP_WORDS: Record<Locale, ReadonlySet<string>> = {
  en: toSet(
    "a an and are at by for from i in is it my of on or our the to we what where which with you your",
  ),
  es: toSet(
    "a al con de del donde el en es hay la las lo los mi o para por que se sin su sus tu un una unos unas y",
  ),
  it: toSet(
    "a ad ai al alla alle che con da dal dalla dei del della delle di dove e ed gli i il in io la le lo mi nel nella o per si su sul tra un una uno",
  ),
};

/** Tells whether a folded word is a stop word, such as `the`. */
export function isStopWord(word: string, locale: Locale): boolean {
  return STOP_WORDS[locale].has(word);
}
