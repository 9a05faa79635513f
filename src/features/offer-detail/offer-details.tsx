import { graphql } from "gatsby";

import { Icon, type IconName } from "../../components/ui/icon";
import { useLocale } from "../../i18n/locale-context";
import * as styles from "./offer-details.module.css";
import { OfferSection } from "./offer-section";

interface OfferDetailsProps {
  offer: Queries.OfferDetailsFragment;
  /** The agency's own terms, for offers that set none. */
  defaults: Queries.OfferDefaultsFragment;
}

interface ItemListProps {
  title: string;
  items: readonly string[];
  icon: IconName;
}

function ItemList({ title, items, icon }: ItemListProps) {
  if (items.length === 0) return null;
  return (
    <div>
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

/** What is included, what is not, what to bring, and the conditions. */
export function OfferDetails({ offer, defaults }: OfferDetailsProps) {
  const { t } = useLocale();
  const conditions = [
    { title: t("offer.cancellation"), text: offer.cancellation || defaults.default_cancellation },
    { title: t("offer.weather"), text: offer.weather || defaults.default_weather },
    { title: t("offer.payment"), text: offer.payment || defaults.default_payment },
  ];
  return (
    <OfferSection id="details" title={t("offer.details")}>
      <div className={styles.columns}>
        <ItemList title={t("offer.included")} items={offer.included} icon="check" />
        <ItemList title={t("offer.notIncluded")} items={offer.not_included} icon="cross" />
        <ItemList title={t("offer.bring")} items={offer.bring} icon="arrow" />
      </div>
      {conditions.map(({ title, text }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </OfferSection>
  );
}

export const detailsFragment = graphql`
  fragment OfferDetails on Offer {
    included
    not_included
    bring
    cancellation
    weather
    payment
  }

  fragment OfferDefaults on SiteSettings {
    default_cancellation
    default_weather
    default_payment
  }
`;
