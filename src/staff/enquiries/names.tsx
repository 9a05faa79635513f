import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from "react";

import type { Locale } from "../../config/locales";
import { formatKey } from "../../i18n/format";
import { useStaffLocale } from "../language/language-context";

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

const NO_NAMES: Names = { offers: [], ports: [], getOffer: formatKey, getPort: formatKey };
const NamesContext = createContext(NO_NAMES);

async function loadJson<Data>(path: string, fallback: Data): Promise<Data> {
  const response = await fetch(path).catch(() => undefined);
  return response?.ok ? ((await response.json()) as Data) : fallback;
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
  const [offers, setOffers] = useState<readonly NamedOffer[]>([]);
  const [ports, setPorts] = useState<PortNames>();
  useEffect(() => {
    void loadJson<readonly NamedOffer[]>("/admin/entries.json", []).then(setOffers);
    void loadJson<{ ports?: PortNames }>("/admin/settings.json", {}).then((site) => setPorts(site.ports));
  }, []);
  const names = useMemo(() => toNames(offers, ports, locale), [offers, ports, locale]);
  return <NamesContext value={names}>{children}</NamesContext>;
}

/** Gets the names of offers and ports in the language of the page. */
export function useNames(): Names {
  return useContext(NamesContext);
}
