import { keepPreviousData, useQuery } from "@tanstack/react-query";

import type { Locale } from "../../domain/config/locales";
import type { Collection } from "../../domain/config/offer";
import { formatKey } from "../../domain/i18n/format";
import { useStaffLocale, useT } from "../shell/language-context";
import { queryClient } from "../shell/query";

/** An offer in one language, as the build has written it beside the editor. */
export interface BuiltEntry {
  collection: Collection;
  key: string;
  locale: Locale;
  url_slug: string;
  title: string;
}

interface Settings {
  ports?: Record<Locale, { ports: readonly { key: string; name: string }[] }>;
}

interface Names {
  /** Key and name of each, by name. */
  offers: readonly (readonly [string, string])[];
  ports: readonly (readonly [string, string])[];
  /** The title of an offer; of one that is gone its key in words. */
  getOffer: (key: string) => string;
  getPort: (key: string) => string;
}

const NO_NAMES: Names = { offers: [], ports: [], getOffer: formatKey, getPort: formatKey };
const ONCE = { staleTime: Infinity, gcTime: Infinity };

async function loadFile<Data>(path: string, fallback: Data): Promise<Data> {
  const response = await fetch(path).catch(() => undefined);
  return response?.ok ? ((await response.json()) as Data) : fallback;
}

const loadEntries = () => loadFile<readonly BuiltEntry[]>("/admin/entries.json", []);

async function loadNames(locale: Locale): Promise<Names> {
  const [offers, { ports }] = await Promise.all([
    loadEntries(),
    loadFile<Settings>("/admin/settings.json", {}),
  ]);
  const titles = new Map(
    offers.filter((offer) => offer.locale === locale).map(({ key, title }) => [key, title]),
  );
  const portNames = new Map((ports?.[locale].ports ?? []).map(({ key, name }) => [key, name]));
  return {
    offers: [...titles].sort((one, other) => one[1].localeCompare(other[1], locale)),
    ports: [...portNames],
    getOffer: (key) => titles.get(key) ?? formatKey(key),
    getPort: (key) => portNames.get(key) ?? formatKey(key),
  };
}

/** The names of offers and ports, which the build has written beside the editor. */
export function useNames(): Names {
  const locale = useStaffLocale();
  const { data = NO_NAMES } = useQuery(
    {
      ...{ queryKey: ["names", locale], queryFn: () => loadNames(locale) },
      ...{ ...ONCE, placeholderData: keepPreviousData },
    },
    queryClient,
  );
  return data;
}

/** Names offers; what is booked or quoted without one is no question. */
export function useOfferName(): (offer: string | null, isAsked: boolean) => string {
  const t = useT("shared.noOffer");
  const { getOffer } = useNames();
  return (offer, isAsked) => (offer === null ? t(isAsked ? "question" : "other") : getOffer(offer));
}

/** The offers in all languages; none until they are there. */
export function useBuiltEntries(): readonly BuiltEntry[] {
  const { data = [] } = useQuery({ queryKey: ["entries"], queryFn: loadEntries, ...ONCE }, queryClient);
  return data;
}
