import { graphql } from "gatsby";

import { useLocale } from "../ui/locale-context";
import { Icon } from "../ui/icon";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./card-facts.module.css";

/** On a card: from which ports, and the first things that are included. */
export function CardFacts({ offer }: { offer: Queries.CardFactsFragment }) {
  const { t } = useLocale();
  const { ports, included, more, asks_flight } = offer.card_facts;
  const items = more > 0 ? [...included, t("offer.includedMore", { count: more })] : included;
  return (
    <div className={styles.facts}>
      <p>
        <Icon name="pin" size={18} />
        <span>
          <VisuallyHidden>{t(asks_flight ? "offer.portsBothWays" : "offer.ports")} </VisuallyHidden>
          {ports}
        </span>
      </p>
      {included.length > 0 && (
        <p>
          <Icon name="check" size={18} />
          <span>
            <VisuallyHidden>{t("offer.included")}: </VisuallyHidden>
            {items.join(" · ")}
          </span>
        </p>
      )}
    </div>
  );
}

export const cardFactsFragment = graphql`
  fragment CardFacts on Offer {
    card_facts {
      ports
      included
      more
      asks_flight
    }
  }
`;
