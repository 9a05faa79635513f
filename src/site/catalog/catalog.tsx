import { graphql } from "gatsby";
import { useDeferredValue, useEffect, useState, useMemo, useRef, type ReactNode } from "react";

import { moveFocus } from "../browser/navigation";
import { Section } from "../layout/section";
import { useTripFacts } from "../trip/trip-context";
import { getButtonProps } from "../ui/button-class";
import { VisuallyHidden } from "../ui/visually-hidden";
import { useLocale } from "../ui/locale-context";
import * as styles from "./catalog.module.css";
import { CatalogForm } from "./catalog-form";
import { type CatalogOffer, filterOffers, isFiltered } from "./filters";
import { CatalogResults } from "./catalog-results";
import { clearFilters, useFilters } from "./address-query";
import { useSearch } from "./use-search";

interface CatalogProps {
  offers: readonly CatalogOffer[];
  /** The router's; new with each navigation. */
  location: unknown;
  heading?: ReactNode;
  map?: ReactNode;
  plainFilters: ReactNode;
  /** Everything: what stands here while nothing is searched or filtered. */
  children: ReactNode;
}

/**
 * The catalog, or a list of one kind: its first words and its search, the catalog's beside the map, then what the filters leave, which the
 * address remembers.
 */
export function Catalog({ offers, location, heading, map, plainFilters, children }: CatalogProps) {
  const { t } = useLocale();
  const filters = useFilters(location);
  const state = useRef<HTMLDivElement>(null);
  const [isCleared, setIsCleared] = useState(false);
  const asked = useDeferredValue(filters);
  const isActive = isFiltered(asked);
  const { found, prepare } = useSearch(offers, asked.words);
  const getTripFacts = useTripFacts();
  const results = useMemo(
    () =>
      filterOffers(offers, asked, found).filter(
        (offer) => !asked.fits || getTripFacts?.(offer).fits !== false,
      ),
    [offers, asked, found, getTripFacts],
  );
  const hasKinds = useMemo(() => new Set(offers.map(({ collection }) => collection)).size > 1, [offers]);
  // An address can come with words.
  useEffect(() => {
    if (filters.words !== "") prepare();
  }, [filters.words, prepare]);

  /** The button goes: the focus moves to the search, or, where a phone's keyboard would come with it, to where the count is said. */
  function clearAll() {
    clearFilters();
    setIsCleared(true);
    const isPhone = window.matchMedia("(hover: none)").matches;
    moveFocus(isPhone ? state.current : document.querySelector<HTMLElement>("#catalog [type=search]"));
  }

  return (
    <div className={styles.catalog} id="catalog" data-map={Boolean(map)}>
      <div className={styles.opening}>
        {heading && <div className={styles.heading}>{heading}</div>}
        <CatalogForm
          {...{ filters, hasKinds }}
          count={results.length}
          onSearch={prepare}
          getResults={() => state.current}
        />
        {plainFilters}
        {map && <div className={styles.map}>{map}</div>}
      </div>
      <div ref={state} className={styles.state} data-needs-script="">
        <p role="status">
          {isActive && t("catalog.count", { count: results.length })}
          {isCleared && !isActive && (
            <VisuallyHidden>{t("catalog.total", { count: results.length })}</VisuallyHidden>
          )}
        </p>
        {isActive && (
          <button type="button" onClick={clearAll} {...getButtonProps("outline")}>
            {t("catalog.clear")}
          </button>
        )}
      </div>
      {isActive && (
        <Section>
          <CatalogResults offers={results} clear={clearAll} />
        </Section>
      )}
      <div hidden={isActive}>{children}</div>
    </div>
  );
}

export const catalogOfferFragment = graphql`
  fragment CatalogOffer on Offer {
    suits
    category_tags
    featured
    order
  }
`;
