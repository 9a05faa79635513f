import { graphql } from "gatsby";

import { Icon, type IconName } from "../../components/ui/icon";
import { useLocale } from "../../i18n/locale-context";
import * as styles from "./offer-details.module.css";
import { OfferSection } from "./offer-section";

interface OfferDetailsProps {
  offer: Queries.OfferDetailsFragment;
}

interface ItemListProps {
  title: string;
  items: readonly string[];
  icon: IconName;
}

function ItemList({ title, items, icon }: ItemListProps) {
  if (items.length === 0) return null;
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      <ul className={styles.list} data-icon={icon}>
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} size={20} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is included, what is not, and what to bring; nothing when an offer says none of it. */
export function OfferDetails({ offer }: OfferDetailsProps) {
  const { t } = useLocale();
  if (![offer.included, offer.not_included, offer.bring].some((items) => items.length > 0)) return null;
  return (
    <OfferSection id="details" title={t("offer.details")}>
      <div className={styles.columns}>
        <ItemList title={t("offer.included")} items={offer.included} icon="check" />
        <ItemList title={t("offer.notIncluded")} items={offer.not_included} icon="cross" />
        <ItemList title={t("offer.bring")} items={offer.bring} icon="bag" />
      </div>
    </OfferSection>
  );
}

export const detailsFragment = graphql`
  fragment OfferDetails on Offer {
    included
    not_included
    bring
  }
`;
