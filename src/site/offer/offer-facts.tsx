import { useNameOfPort, useOfferFacts } from "../offer-list/use-offer-facts";
import { getAges, describeAges } from "../../domain/booking/admitted-party";
import { PageIcon } from "../ui/page-icon";
import type { GuestLimit } from "../../domain/config/offer";
import { useLocale } from "../ui/locale-context";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./offer-facts.module.css";
import { formatNumber } from "../../domain/i18n/format";
import { OfferSection } from "./offer-section";

type ShownOffer = Queries.OfferPartsFragment;

export function ServiceFacts({ offer }: { offer: ShownOffer }) {
  const { t } = useLocale();
  const nameOfPort = useNameOfPort();
  const age = offer.minimum_age ? t("offer.years", { count: offer.minimum_age }) : undefined;
  const ages = getAges(offer);
  const hasChildPrice = offer.prices.some(({ child }) => child !== null);
  const limits = offer.not_for.map((limit) => t(`offer.limits.${limit as GuestLimit}`)).join(", ");
  const facts = [
    ...useOfferFacts(offer, offer.ports.map(nameOfPort).join(", ")),
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
          <PageIcon name={icon} size={24} />
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The measures of a boat; nothing for offers that are no boat. */
export function BoatFacts({ boat }: { boat: ShownOffer["boat"] }) {
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
      <dl className={styles.boatFacts}>
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

export function Highlights({ offer }: { offer: ShownOffer }) {
  const { t } = useLocale();
  if (offer.highlights.length === 0) return null;
  return (
    // The one sheet of paper has all of it in its sections.
    <div className={shared.screenOnly}>
      <h3 className={`${shared.textHeading} ${shared.bold}`}>{t("offer.highlights")}</h3>
      <ul className={`${styles.list} ${shared.marks}`}>
        {offer.highlights.map((highlight) => (
          <li key={highlight}>
            <PageIcon name="check" />
            {highlight}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function hasDetails({ included, not_included, bring }: ShownOffer): boolean {
  return included.length + not_included.length + bring.length > 0;
}

export function OfferDetails({ offer }: { offer: ShownOffer }) {
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
            <ul className={`${styles.detailsList} ${shared.marks}`} data-icon={icon}>
              {items.map((item) => (
                <li key={item}>
                  <PageIcon name={icon} size={20} />
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
