import { graphql } from "gatsby";

import { DrawnMap } from "../map/drawn-map";
import { OutsideLink } from "../ui/outside-link";
import { useLocale } from "../ui/locale-context";
import { OfferSection } from "./offer-section";
import * as styles from "./places.module.css";

interface PlacesProps {
  places: Queries.OfferPlanFragment["places"];
  map: Queries.OfferMapFragment["map"];
}

/** The places of an offer, numbered as on the drawn map above them; each opens in a map of its own. */
export function Places({ places, map }: PlacesProps) {
  const { t } = useLocale();
  if (places.length === 0) return null;
  const names = places.map(({ name }) => name).join(", ");
  return (
    <OfferSection id="places" title={t("offer.places")}>
      {map && <DrawnMap drawing={map} label={t("offer.drawnMap", { names })} />}
      <ol className={styles.places}>
        {places.map(({ name, text, lat, lon }, index) => (
          <li className={styles.place} key={name}>
            <h3 className={styles.name}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              {name}
            </h3>
            <p>{text}</p>
            <p>
              <OutsideLink
                href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=12/${lat}/${lon}`}
              >
                {t("offer.map", { name })}
              </OutsideLink>
            </p>
          </li>
        ))}
      </ol>
    </OfferSection>
  );
}

export const offerMapFragment = graphql`
  fragment OfferMap on Offer {
    map {
      ...DrawnMap
    }
  }
`;
