import type { z } from "zod";

import { type Locale, LOCALE_CODES } from "../../domain/config/locales";
import { createTranslator, type Messages } from "../../domain/i18n/create-i18n";
import type { Translate } from "../../domain/i18n/messages";
import { groupBy } from "../../domain/lib/lookup";
import { isPaused } from "../../domain/lib/offer-rules";
import { createOfferIndex, toSearchDocument } from "../../domain/search/offer-index";
import { CONTENT_FILES } from "../content-files";
import type { NamedOffer } from "../check-offers";
import type { NamedReview } from "../review-file";
import type { homePageSchema } from "../schema/pages";
import type {
  inboxSettingsSchema,
  navigationSettingsSchema,
  portsSettingsSchema,
  siteSettingsSchema,
} from "../schema/settings";

/** Sentences as gatsby-plugin-react-i18next has them: `data` is JSON. */
interface LocaleNode {
  language: string;
  ns: string;
  data: string;
}

/** An offer as a node, with its page's path; its description is markdown. */
export type SiteOffer = NamedOffer & { id: string; path: string };

export interface LocaleFacts {
  settings: z.output<typeof siteSettingsSchema>;
  inbox: z.output<typeof inboxSettingsSchema>;
  navigation: z.output<typeof navigationSettingsSchema>;
  ports: z.output<typeof portsSettingsSchema>["ports"];
  offers: readonly SiteOffer[];
  /** The picture that opens the home page, as the page names it: `../media/home/hero.jpg`. */
  openingPicture: string;
  /** The headings and descriptions of pages by the name of their file, e.g. `excursions`. */
  pages: ReadonlyMap<string, { title: string; description: string }>;
  t: Translate;
}

export interface SiteFacts {
  siteUrl: string;
  locales: Record<Locale, LocaleFacts>;
  /** The published reviews by the keys of their offers. */
  reviews: ReadonlyMap<string, readonly NamedReview[]>;
  /** The digests of the content's files by their paths, e.g. `media/home/hero.jpg`. */
  digests: ReadonlyMap<string, string>;
}

export type GetNodes = (type: string) => readonly unknown[];

const PAGE_TYPES = new Set(
  Object.entries(CONTENT_FILES).flatMap(([name, { type }]) => (name.startsWith("pages/") ? [type] : [])),
);

interface PageNode {
  name: string;
  locale: Locale;
  title?: string;
  /** Texts that are no page of their own have none. */
  seo?: { title: string; description: string };
}

function readPages(getNodes: GetNodes, locale: Locale): LocaleFacts["pages"] {
  const nodes = [...PAGE_TYPES].flatMap((type) => getNodes(type)) as PageNode[];
  return new Map(
    nodes.flatMap(({ name, title, seo, ...node }) =>
      node.locale === locale && seo !== undefined
        ? [[name, { title: title ?? seo.title, description: seo.description }]]
        : [],
    ),
  );
}

function readLocale(getNodes: GetNodes, locale: Locale): LocaleFacts {
  const getOne = <Content>(type: string) => {
    const node = (getNodes(type) as { locale: Locale }[]).find((candidate) => candidate.locale === locale);
    if (!node) throw new Error(`There is no ${type} in "${locale}". Expected it in content/.`);
    return node as unknown as Content;
  };
  const messages = (getNodes("Locale") as LocaleNode[])
    .filter((node) => node.language === locale)
    .map((node) => [node.ns, JSON.parse(node.data) as Messages] as const);
  const settings = getOne<LocaleFacts["settings"]>("SiteSettings");
  const { hero } = getOne<z.output<typeof homePageSchema>>("HomePage");
  const offers = (getNodes("Offer") as SiteOffer[]).filter((offer) => offer.locale === locale);
  return {
    settings,
    inbox: getOne<LocaleFacts["inbox"]>("InboxSettings"),
    navigation: getOne<LocaleFacts["navigation"]>("NavigationSettings"),
    ports: getOne<{ ports: LocaleFacts["ports"] }>("PortsSettings").ports,
    // One truth: while prices are off, or an offer is paused, no output has any.
    offers: offers.map((offer) => (settings.pricesOn && !isPaused(offer) ? offer : { ...offer, prices: [] })),
    openingPicture: hero.picture.image,
    pages: readPages(getNodes, locale),
    t: createTranslator(locale, Object.fromEntries(messages)),
  };
}

/** Reads the digests of the content's files by their paths in `content/`. */
function readDigests(getNodes: GetNodes): SiteFacts["digests"] {
  const files = getNodes("File") as {
    sourceInstanceName: string;
    relativePath: string;
    internal: { contentDigest: string };
  }[];
  const ofContent = files.filter(({ sourceInstanceName }) => sourceInstanceName === "content");
  return new Map(ofContent.map(({ relativePath, internal }) => [relativePath, internal.contentDigest]));
}

/** Reads the facts of the site from Gatsby's nodes. */
export function readSiteFacts(getNodes: GetNodes): SiteFacts {
  const [site] = getNodes("Site") as { siteMetadata: { siteUrl: string } }[];
  return {
    siteUrl: site?.siteMetadata.siteUrl.replace(/\/$/, "") ?? "",
    locales: Object.fromEntries(
      LOCALE_CODES.map((locale) => [locale, readLocale(getNodes, locale)]),
    ) as SiteFacts["locales"],
    reviews: groupBy(getNodes("Review") as NamedReview[], ({ offer }) => offer),
    digests: readDigests(getNodes),
  };
}

/** Returns the whole address of a path; the root alone ends with a slash. */
export function toUrl({ siteUrl }: SiteFacts, path: string): string {
  return `${siteUrl}${path}`;
}

/** The order in which lists show offers. */
export function compareOffers(a: SiteOffer, b: SiteOffer): number {
  return a.order - b.order || a.title.localeCompare(b.title);
}

/** Writes the search index of a language, as the catalog loads it. */
export function createSearchIndex(facts: SiteFacts, locale: Locale): string {
  const { offers, ports } = facts.locales[locale];
  const documents = offers.map((offer) =>
    toSearchDocument(
      offer,
      ports.filter(({ key }) => offer.ports.includes(key)).map(({ name }) => name),
    ),
  );
  return JSON.stringify(createOfferIndex(documents, locale));
}
