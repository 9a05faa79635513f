import { stringify } from "yaml";

import type { Locale } from "../domain/config/locales";
import type { NamedOffer } from "../content/check-offers";
import { joinLanguages, splitShape } from "../content/languages";
import { getFactsFile, getOfferFile, type OfferName } from "../content/offer-file";
import { offerSchema } from "../content/schema/offer";

/** The smallest offer that the schema takes. */
const SMALLEST = {
  title: "Saona Island",
  url_slug: "saona-island",
  summary: "A day on the island.",
  cover: { image: "../media/excursions/saona-island.jpg", alt: "A beach with palms" },
  category_tags: ["sea"],
  days: ["monday"],
  ports: ["bayahibe"],
  seo: { title: "Saona Island", description: "A day on Saona.", keywords: "saona" },
};

/** Creates a valid offer as the checks across files see it. */
export function createOffer(change: Partial<NamedOffer> = {}): NamedOffer {
  const offer = offerSchema.parse({ ...SMALLEST, body: "The island lies in the south." });
  return { ...offer, collection: "excursions", key: "saona-island", locale: "en", ...change };
}

interface OfferFilesOptions extends Partial<OfferName> {
  body?: string;
  locales?: readonly Locale[];
}

/** Writes the files of a valid offer, by their paths in `content/`: with the given fields changed (`undefined` leaves one out), the same in each language. */
export function createOfferFiles(
  change: Record<string, unknown> = {},
  options: OfferFilesOptions = {},
): Map<string, string> {
  const { body = "The island lies in the south.", locales = ["en"], collection = "excursions" } = options;
  const name = { collection, key: options.key ?? "saona-island" };
  const fields: Record<string, unknown> = { ...SMALLEST, ...change };
  const { prose } = splitShape(offerSchema);
  const pick = (isProse: boolean) =>
    Object.fromEntries(Object.entries(fields).filter(([field]) => prose.has(field) === isProse));
  const facts = joinLanguages(
    offerSchema,
    Object.fromEntries(locales.map((locale) => [locale, pick(false)])),
  );
  return new Map([
    [getFactsFile(name), stringify(facts)],
    ...locales.map(
      (locale) => [getOfferFile({ ...name, locale }), `---\n${stringify(pick(true))}---\n${body}\n`] as const,
    ),
  ]);
}

/** The same by their paths from the root. */
export function createContentFiles(...offers: readonly ReadonlyMap<string, string>[]): Map<string, string> {
  return new Map(
    offers.flatMap((files) => [...files].map(([file, text]) => [`content/${file}`, text] as const)),
  );
}
