import { graphql } from "gatsby";

import { Icon, type IconName } from "../ui/icon";
import { useLocale } from "../ui/locale-context";
import * as styles from "./conditions.module.css";

interface ConditionsProps {
  offer: Queries.OfferConditionsFragment;
  /** The agency's own terms, for offers that set none. */
  defaults: Queries.OfferDefaultsFragment;
}

export function Conditions({ offer, defaults }: ConditionsProps) {
  const { t } = useLocale();
  const conditions: { icon: IconName; title: string; text: string }[] = [
    {
      icon: "check",
      title: t("offer.cancellation"),
      text: offer.cancellation || defaults.default_cancellation,
    },
    { icon: "weather", title: t("offer.weather"), text: offer.weather || defaults.default_weather },
    { icon: "card", title: t("offer.payment"), text: offer.payment || defaults.default_payment },
  ];
  return (
    <div className={styles.conditions}>
      {conditions.map(({ icon, title, text }, index) => (
        <details className={styles.condition} key={title} open={index === 0}>
          <summary className={styles.summary}>
            <Icon name={icon} />
            <h2 className={styles.title}>{title}</h2>
            <Icon name="chevron" size={18} />
          </summary>
          <p className={styles.text}>{text}</p>
        </details>
      ))}
    </div>
  );
}

export const conditionsFragment = graphql`
  fragment OfferConditions on Offer {
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
