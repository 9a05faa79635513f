import { graphql } from "gatsby";

import type { PortName } from "../offer-list/port-name";
import { useOfferFacts } from "../offer-list/use-offer-facts";
import { getAges, describeAges } from "../../domain/booking/admitted-party";
import { Icon } from "../ui/icon";
import type { GuestLimit } from "../../domain/config/offer";
import { useLocale } from "../ui/locale-context";
import * as styles from "./service-facts.module.css";

interface ServiceFactsProps {
  offer: Queries.ServiceFactsFragment;
  ports: readonly PortName[];
}

/** The facts of one line each: duration, days, ports, ages, for whom it is not. */
export function ServiceFacts({ offer, ports }: ServiceFactsProps) {
  const { t } = useLocale();
  const age = offer.minimum_age ? t("offer.years", { count: offer.minimum_age }) : undefined;
  const ages = getAges(offer);
  const hasChildPrice = offer.prices.some(({ child }) => child !== null);
  const limits = offer.not_for.map((limit) => t(`offer.limits.${limit as GuestLimit}`)).join(", ");
  const facts = [
    ...useOfferFacts(offer, ports),
    { icon: "people", term: t("offer.age"), text: age } as const,
    {
      icon: "people",
      term: t("offer.childAges"),
      text: ages && hasChildPrice ? describeAges(ages, t) : "",
    } as const,
    {
      icon: "info",
      term: t("offer.notFor"),
      text: offer.not_for_note ? (
        <>
          {limits}
          <p>{offer.not_for_note}</p>
        </>
      ) : (
        limits
      ),
    } as const,
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
    child_from
    child_until
    not_for
    not_for_note
    asks_flight
    prices {
      child
    }
  }
`;
