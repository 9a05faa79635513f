import { graphql } from "gatsby";

import { Icon } from "../ui/icon";
import { useLocale } from "../ui/locale-context";
import * as styles from "./offer-details.module.css";
import { OfferSection } from "./offer-section";

/** Tells whether an offer says what is included, what is not, or what to bring. */
export function hasDetails({ included, not_included, bring }: Queries.OfferDetailsFragment): boolean {
  return included.length + not_included.length + bring.length > 0;
}

export function OfferDetails({ offer }: { offer: Queries.OfferDetailsFragment }) {
  const { t } = useLocale();
  const lists = [
    { title: t("offer.included"), items: offer.included, icon: "check" },
    { title: t("offer.notIncluded"), items: offer.not_included, icon: "cross" },
    { title: t("offer.bring"), items: offer.bring, icon: "bag" },
  ] as const;
  if (!hasDetails(offer)) return null;
  const filled = lists.filter(({ items }) => items.length > 0);
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
