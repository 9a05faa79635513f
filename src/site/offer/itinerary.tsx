import { graphql } from "gatsby";

import { formatClock } from "../../domain/i18n/format";
import { useLocale } from "../ui/locale-context";
import { OfferSection } from "./offer-section";
import { getItineraryTitle } from "./itinerary-title";
import * as styles from "./plan.module.css";

interface ItineraryProps {
  offer: Pick<Queries.OfferPlanFragment, "itinerary"> & Pick<Queries.ServiceFactsFragment, "duration_hours">;
}

/** The day, or the days, as a timeline; nothing when the offer has none. */
export function Itinerary({ offer: { itinerary, duration_hours } }: ItineraryProps) {
  const { locale, t } = useLocale();
  if (itinerary.length === 0) return null;
  return (
    <OfferSection id="itinerary" title={t(getItineraryTitle(duration_hours))}>
      <ol className={styles.timeline}>
        {itinerary.map(({ time, text }) => (
          <li className={styles.step} key={time + text}>
            <time className={styles.time} dateTime={time}>
              {formatClock(time, locale)}
            </time>
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
      back
    }
    faq {
      question
      answer
    }
  }
`;
