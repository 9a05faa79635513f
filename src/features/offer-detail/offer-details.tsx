import { graphql } from "gatsby";

import { Icon } from "../../components/ui/icon";
import { useLocale } from "../../i18n/locale-context";
import * as styles from "./offer-details.module.css";
import { OfferSection } from "./offer-section";

/** What is included, what is not, and what to bring; nothing when an offer says none of it. */
export function OfferDetails({ offer }: { offer: Queries.OfferDetailsFragment }) {
  const { t } = useLocale();
  const lists = [
    { title: t("offer.included"), items: offer.included, icon: "check" },
    { title: t("offer.notIncluded"), items: offer.not_included, icon: "cross" },
    { title: t("offer.bring"), items: offer.bring, icon: "bag" },
  ] as const;
  const filled = lists.filter(({ items }) => items.length > 0);
  if (filled.length === 0) return null;
  return (
    <OfferSection id="details" title={t("offer.details")}>
      <div className={styles.columns}>
        {filled.map(({ title, items, icon }) => (
          <div className={styles.part} key={icon}>
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
        ))}
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
