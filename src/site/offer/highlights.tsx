import { graphql } from "gatsby";

import { Icon } from "../ui/icon";
import { useLocale } from "../ui/locale-context";
import * as styles from "./highlights.module.css";

export function Highlights({ offer }: { offer: Queries.OfferHighlightsFragment }) {
  const { t } = useLocale();
  if (offer.highlights.length === 0) return null;
  return (
    <div className={styles.highlights}>
      <h3 className={styles.title}>{t("offer.highlights")}</h3>
      <ul className={styles.list}>
        {offer.highlights.map((highlight) => (
          <li key={highlight}>
            <Icon name="check" />
            {highlight}
          </li>
        ))}
      </ul>
    </div>
  );
}

export const highlightsFragment = graphql`
  fragment OfferHighlights on Offer {
    highlights
  }
`;
