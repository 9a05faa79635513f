import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from "react";

import type { Locale } from "../../config/locales";
import { formatKey } from "../../i18n/format";
import { useStaffLocale } from "../shell/language-context";

interface NamedOffer {
  key: string;
  locale: Locale;
  title: string;
}

type PortNames = Record<Locale, { ports: readonly { key: string; name: string }[] }>;

interface Names {
  /** Key and name of each, by name. */
  offers: readonly (readonly [string, string])[];
  ports: readonly (readonly [string, string])[];
  /** The title of an offer; of one that is gone its key in words. */
  getOffer: (key: string) => string;
  getPort: (key: string) => string;
}

const NO_OFFERS: readonly NamedOffer[] = [];
const NO_SETTINGS: { ports?: PortNames } = {};
const NO_NAMES: Names = { offers: [], ports: [], getOffer: formatKey, getPort: formatKey };
const NamesContext = createContext(NO_NAMES);

/** Loads a file that the build has written beside the editor; until then, and when that fails, it is `fallback`. */
export function useBuiltFile<Data>(path: string, fallback: Data): Data {
  const [data, setData] = useState(fallback);
  useEffect(() => {
    void fetch(path)
      .then(async (response) => response.ok && setData((await response.json()) as Data))
      .catch(() => undefined);
  }, [path]);
  return data;
}

function toNames(offers: readonly NamedOffer[], ports: PortNames | undefined, locale: Locale): Names {
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

/** Loads the names of offers and ports, which the build has written beside the editor, for what is inside. */
export function NamesProvider({ children }: { children: ReactNode }) {
  const locale = useStaffLocale();
  const offers = useBuiltFile("/admin/entries.json", NO_OFFERS);
  const { ports } = useBuiltFile("/admin/settings.json", NO_SETTINGS);
  const names = useMemo(() => toNames(offers, ports, locale), [offers, ports, locale]);
  return <NamesContext value={names}>{children}</NamesContext>;
}

export function useNames(): Names {
  return useContext(NamesContext);
}
