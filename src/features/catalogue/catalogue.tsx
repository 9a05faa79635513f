import { useEffect, useMemo, useRef, type ReactNode } from "react";

import { Section } from "../../components/layout/section";
import type { PortName } from "../../components/offer/port-name";
import { getButtonProps } from "../../components/ui/button-class";
import { useLocale } from "../../i18n/locale-context";
import * as styles from "./catalogue.module.css";
import { CatalogueForm } from "./catalogue-form";
import type { ListedOffer } from "./catalogue-offer";
import { CatalogueResults } from "./catalogue-results";
import { filterOffers } from "./filter-offers";
import { isFiltered } from "./filters";
import { SetAside } from "./set-aside";
import { useAfterPaint } from "./use-after-paint";
import { useFilters } from "./use-filters";
import { useSearch } from "./use-search";

interface CatalogueProps {
  offers: readonly ListedOffer[];
  ports: readonly PortName[];
  pricesOn: boolean;
  /** The router's; new with each navigation. */
  location: unknown;
  /** The page's first words. */
  heading: ReactNode;
  /** Where all offers lead to. */
  map: ReactNode;
  /** The filters for a browser without scripts. */
  plainFilters: ReactNode;
  /** Everything, in groups: what stands here while nothing is searched or filtered. */
  children: ReactNode;
}

/** The catalogue: its first words and its search beside the map, then what the filters leave, which the address remembers. */
export function Catalogue({
  offers,
  ports,
  pricesOn,
  location,
  heading,
  map,
  plainFilters,
  children,
}: CatalogueProps) {
  const { t } = useLocale();
  const { filters, change, type, clear } = useFilters(location);
  const state = useRef<HTMLDivElement>(null);
  const asked = useAfterPaint(filters);
  const isActive = isFiltered(asked);
  const { found, prepare } = useSearch(offers, asked.words);
  const results = useMemo(() => filterOffers(offers, asked, found), [offers, asked, found]);
  // An address can come with words.
  useEffect(() => {
    if (filters.words !== "") prepare();
  }, [filters.words, prepare]);
  return (
    <>
      <Section id="catalogue">
        <div className={styles.opening}>
          <div className={styles.start}>
            {heading}
            <CatalogueForm
              {...{ filters, ports, pricesOn, change, type }}
              onSearch={prepare}
              getResults={() => state.current}
            />
            {plainFilters}
          </div>
          {map}
        </div>
        <div ref={state} className={styles.state} data-needs-script="">
          <p role="status">{isActive && t("catalogue.count", { count: results.length })}</p>
          {isActive && (
            <button type="button" onClick={clear} {...getButtonProps("outline")}>
              {t("catalogue.clear")}
            </button>
          )}
        </div>
        {isActive && <CatalogueResults offers={results} clear={clear} />}
      </Section>
      <SetAside isAside={isActive}>{children}</SetAside>
    </>
  );
}
