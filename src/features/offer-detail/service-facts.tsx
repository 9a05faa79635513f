import { graphql } from "gatsby";

import type { PortName } from "../../components/offer/port-name";
import { useOfferFacts } from "../../components/offer/use-offer-facts";
import { Icon } from "../../components/ui/icon";
import { useLocale } from "../../i18n/locale-context";
import * as styles from "./service-facts.module.css";

interface ServiceFactsProps {
  offer: Queries.ServiceFactsFragment;
  ports: readonly PortName[];
}

/** The facts of one line each: duration, days, ports, minimum age. */
export function ServiceFacts({ offer, ports }: ServiceFactsProps) {
  const { t } = useLocale();
  const age = offer.minimum_age ? t("offer.years", { count: offer.minimum_age }) : undefined;
  const facts = [
    ...useOfferFacts(offer, ports),
    { icon: "people", term: t("offer.age"), text: age } as const,
  ].filter(({ text }) => text);
  return (
    <dl className={styles.facts}>
      {facts.map(({ icon, term, text }) => (
        <div className={styles.fact} key={term}>
          <Icon name={icon} size={24} />
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export const factsFragment = graphql`
  fragment ServiceFacts on Offer {
    duration_hours
    days
    ports
    minimum_age
  }
`;
