import { graphql } from "gatsby";

import { useLocale } from "../../i18n/locale-context";
import { OfferSection } from "./offer-section";
import * as styles from "./plan.module.css";

/** The day as a timeline; nothing when the offer has none. */
export function Itinerary({ itinerary }: { itinerary: Queries.OfferPlanFragment["itinerary"] }) {
  const { t } = useLocale();
  if (itinerary.length === 0) return null;
  return (
    <OfferSection id="itinerary" title={t("offer.itinerary")}>
      <ol className={styles.timeline}>
        {itinerary.map(({ time, text }) => (
          <li className={styles.step} key={time + text}>
            <time className={styles.time}>{time}</time>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </OfferSection>
  );
}

export const planFragment = graphql`
  fragment OfferPlan on Offer {
    itinerary {
      time
      text
    }
    places {
      name
      text
      lat
      lon
    }
    pickup {
      port
      place
      time
    }
    faq {
      question
      answer
    }
  }
`;
