import { graphql } from "gatsby";

import { Icon, type IconName } from "../../components/ui/icon";
import { useLocale } from "../../i18n/locale-context";
import * as styles from "./good-to-know.module.css";
import { OfferSection } from "./offer-section";

/** Tells whether an offer says any of what is good to know. */
export function hasGoodToKnow(offer: Queries.OfferGoodToKnowFragment): boolean {
  const { advices, accessibility, babies, minimum_age_text, health, pregnancy, photo_video } = offer;
  return [advices, accessibility, babies, minimum_age_text, health, pregnancy, photo_video].join("") !== "";
}

/** Advice by audience, what to know before one goes. An empty field shows no heading. */
export function GoodToKnow({ offer }: { offer: Queries.OfferGoodToKnowFragment }) {
  const { t } = useLocale();
  const notes: { id: string; icon: IconName; title: string; text: string }[] = [
    { id: "advices", icon: "info", title: t("offer.advices"), text: offer.advices },
    { id: "accessibility", icon: "wheelchair", title: t("offer.accessibility"), text: offer.accessibility },
    { id: "babies", icon: "baby", title: t("offer.babies"), text: offer.babies },
    { id: "minimum-age", icon: "people", title: t("offer.minimumAge"), text: offer.minimum_age_text },
    { id: "health", icon: "heartbeat", title: t("offer.health"), text: offer.health },
    { id: "pregnancy", icon: "pregnant", title: t("offer.pregnancy"), text: offer.pregnancy },
    { id: "photo-video", icon: "camera", title: t("offer.photoVideo"), text: offer.photo_video },
  ];
  if (!hasGoodToKnow(offer)) return null;
  const said = notes.filter(({ text }) => text !== "");
  return (
    <OfferSection id="good-to-know" title={t("offer.goodToKnow")}>
      <div className={styles.notes}>
        {said.map(({ id, icon, title, text }) => (
          <section className={styles.note} key={id} id={id} aria-labelledby={`${id}-title`}>
            <Icon name={icon} size={24} />
            <h3 className={styles.title} id={`${id}-title`}>
              {title}
            </h3>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </OfferSection>
  );
}

export const goodToKnowFragment = graphql`
  fragment OfferGoodToKnow on Offer {
    advices
    accessibility
    babies
    minimum_age_text
    health
    pregnancy
    photo_video
  }
`;
