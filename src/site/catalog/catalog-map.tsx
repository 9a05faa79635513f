import { graphql, Link } from "gatsby";

import { DrawnMap } from "../map/drawn-map";
import { useLocale } from "../ui/locale-context";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./catalog-map.module.css";

function getAnchor(key: string): string {
  return `region-${key}`;
}

/** Opens the part of the list that a mark leads to, which older browsers leave closed; then the link scrolls there in all of them. */
function openRegion(key: string): void {
  document.getElementById(getAnchor(key))?.closest("details")?.setAttribute("open", "");
}

/**
 * Where all offers lead to: the country with its parts numbered, and a list of the same parts with their offers. Where
 * there is room beside the search it is open; on phones it is folded, so that it does not push the offers down.
 */
export function CatalogMap({ map: { drawing, regions } }: { map: Queries.CatalogRegionsFragment }) {
  const { t } = useLocale();
  const findRegion = (number: string | null) => regions[Number(number) - 1];
  return (
    <details className={styles.fold}>
      <summary className={styles.title}>
        <h2>{t("offer.catalogMap.title")}</h2>
      </summary>
      <DrawnMap
        drawing={drawing}
        label={t("offer.catalogMap.label")}
        renderLink={({ number }, sign) => {
          const region = findRegion(number);
          if (!region) return sign;
          // The visible text comes first in the name, for voice control.
          const words = t("offer.catalogMap.region", { name: region.name, count: region.offers.length });
          const label = `${number ?? ""} ${words}`;
          return (
            <a
              className={styles.mark}
              href={`#${getAnchor(region.key)}`}
              aria-label={label}
              onClick={() => openRegion(region.key)}
            >
              <circle className={styles.target} r={14.5} />
              {sign}
            </a>
          );
        }}
      />
      <ol className={styles.regions}>
        {regions.map(({ key, name, offers }, index) => (
          <li className={styles.region} key={key}>
            <details name="regions">
              <summary className={styles.name}>
                <span className={shared.number} aria-hidden="true">
                  {index + 1}
                </span>
                {name}
              </summary>
              {/* Without scripts newer browsers open the details by themselves when a link leads into them. */}
              <ul className={styles.offers} id={getAnchor(key)}>
                {offers.map(({ path, title }) => (
                  <li key={path}>
                    <Link to={path}>{title}</Link>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ol>
    </details>
  );
}

export const catalogRegionsFragment = graphql`
  fragment CatalogRegions on CatalogMap {
    drawing {
      ...DrawnMap
    }
    regions {
      key
      name
      offers {
        path
        title
      }
    }
  }
`;
