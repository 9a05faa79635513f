import { graphql } from "gatsby";

import { useDuration } from "../../components/offer/use-duration";
import { Icon, type IconName } from "../../components/ui/icon";
import { WEEKDAYS, type Weekday } from "../../config/offer";
import { useLocale } from "../../i18n/locale-context";
import * as styles from "./service-facts.module.css";
import { getPortName, type PortName } from "../../components/offer/port-name";

interface ServiceFactsProps {
  offer: Queries.ServiceFactsFragment;
  ports: readonly PortName[];
}

function useFacts({ offer, ports }: ServiceFactsProps): { icon: IconName; term: string; text: string }[] {
  const { t } = useLocale();
  const duration = useDuration(offer.duration_hours);
  const isDaily = offer.days.length === WEEKDAYS.length;
  const days = isDaily
    ? t("offer.everyDay")
    : offer.days.map((day) => t(`offer.weekdays.${day as Weekday}`)).join(", ");
  const facts: { icon: IconName; term: string; text: string | undefined }[] = [
    { icon: "clock", term: t("offer.duration"), text: duration },
    { icon: "calendar", term: t("offer.runsOn"), text: days },
    {
      icon: "pin",
      term: t("offer.ports"),
      text: offer.ports.map((port) => getPortName(ports, port)).join(", "),
    },
    {
      icon: "people",
      term: t("offer.age"),
      text: offer.minimum_age ? t("offer.years", { count: offer.minimum_age }) : undefined,
    },
  ];
  return facts.flatMap(({ text, ...fact }) => (text ? [{ ...fact, text }] : []));
}

/** The facts of one line each: duration, days, ports, minimum age. */
export function ServiceFacts(props: ServiceFactsProps) {
  return (
    <dl className={styles.facts}>
      {useFacts(props).map(({ icon, term, text }) => (
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

  fragment PortName on PortsSettingsPorts {
    key
    name
  }
`;
