import type { Locale } from "../../domain/config/locales";
import type { Collection } from "../../domain/config/offer";
import { getOfferPath } from "../../domain/i18n/routes";

interface Listed {
  collection?: Collection;
  key?: string;
  title: string;
  text: string;
  tags: string[];
  adult?: number;
  places?: string[];
  updatedAt?: string;
  fields?: object;
}

/** Creates documents of the content API as the build writes them, in the order of the site. */
export const listDocuments = (locale: Locale, offers: Readonly<Record<string, Listed>>) =>
  Object.entries(offers).map(([slug, offer], index) => {
    const { collection = "excursions", key = slug, title, text, adult = 90, places = [] } = offer;
    const createdAt = "2026-01-10T08:00:00.000Z";
    return {
      ...{ title, url_slug: slug, summary: title, category_tags: offer.tags, suits: [], days: ["monday"] },
      ports: ["bayahibe"],
      prices: [{ port: "bayahibe", adult, child: 30, currency: "USD" }],
      price_basis: "per-person",
      places: places.map((name) => ({ name, text: name, lat: 18.2, lon: -68.7 })),
      ...{ featured: false, order: 10 * (index + 1) },
      seo: { title, description: title, keywords: "caribbean" },
      ...{
        slug,
        dir: `/${locale}/${collection}`,
        path: `/${locale}/${collection}/${slug}`,
        extension: ".md",
      },
      ...{ key, url: getOfferPath(collection, locale, slug) },
      ...{ createdAt, updatedAt: offer.updatedAt ?? createdAt },
      ...{ body: `<p>${text}</p>\n`, text },
      ...offer.fields,
    };
  });
