import { OutsideLink } from "../../components/ui/outside-link";
import { useLocale } from "../../i18n/locale-context";
import { OfferSection } from "./offer-section";
import * as styles from "./plan.module.css";

/** The places of an offer; each opens in a map. */
export function Places({ places }: { places: Queries.OfferPlanFragment["places"] }) {
  const { t } = useLocale();
  if (places.length === 0) return null;
  return (
    <OfferSection id="places" title={t("offer.places")}>
      <ul className={styles.places}>
        {places.map(({ name, text, lat, lon }) => (
          <li className={styles.place} key={name}>
            <h3>{name}</h3>
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
      </ul>
    </OfferSection>
  );
}
