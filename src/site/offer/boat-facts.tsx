import { graphql } from "gatsby";

import { formatNumber } from "../../domain/i18n/format";
import { useLocale } from "../ui/locale-context";
import * as styles from "./boat-facts.module.css";
import { OfferSection } from "./offer-section";

/** The measures of a boat; nothing for offers that are no boat. */
export function BoatFacts({ boat }: { boat: Queries.OfferBoatFragment["boat"] }) {
  const { locale, t } = useLocale();
  if (!boat) return null;
  const facts = [
    {
      term: t("offer.boat.length"),
      text: t("offer.boat.metres", { value: formatNumber(boat.length_m, locale) }),
    },
    { term: t("offer.boat.capacity"), text: formatNumber(boat.capacity, locale) },
    { term: t("offer.boat.crew"), text: formatNumber(boat.crew, locale) },
    { term: t("offer.boat.cabins"), text: formatNumber(boat.cabins, locale) },
    { term: t("offer.boat.engine"), text: boat.engine },
  ];
  return (
    <OfferSection id="boat" title={t("offer.boat.title")}>
      <dl className={styles.facts}>
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </OfferSection>
  );
}

export const boatFragment = graphql`
  fragment OfferBoat on Offer {
    boat {
      length_m
      capacity
      crew
      cabins
      engine
    }
  }
`;
