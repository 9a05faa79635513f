import { graphql } from "gatsby";

import { Icon } from "../ui/icon";
import { useLocale } from "../ui/locale-context";
import * as styles from "./good-to-know.module.css";
import { OfferSection } from "./offer-section";

const NOTES = [
  { id: "advices", field: "advices", icon: "info", title: "offer.advices" },
  { id: "accessibility", field: "accessibility", icon: "wheelchair", title: "offer.accessibility" },
  { id: "babies", field: "babies", icon: "baby", title: "offer.babies" },
  { id: "minimum-age", field: "minimum_age_text", icon: "people", title: "offer.minimumAge" },
  { id: "health", field: "health", icon: "heartbeat", title: "offer.health" },
  { id: "pregnancy", field: "pregnancy", icon: "pregnant", title: "offer.pregnancy" },
  { id: "photo-video", field: "photo_video", icon: "camera", title: "offer.photoVideo" },
] as const;

/** Tells whether an offer says any of what is good to know. */
export function hasGoodToKnow(offer: Queries.OfferGoodToKnowFragment): boolean {
  return NOTES.some(({ field }) => offer[field] !== "");
}

/** Advice by audience, what to know before one goes. An empty field shows no heading. */
export function GoodToKnow({ offer }: { offer: Queries.OfferGoodToKnowFragment }) {
  const { t } = useLocale();
  if (!hasGoodToKnow(offer)) return null;
  const said = NOTES.filter(({ field }) => offer[field] !== "");
  return (
    <OfferSection id="good-to-know" title={t("offer.goodToKnow")}>
      <div className={styles.notes}>
        {said.map(({ id, field, icon, title }) => (
          <section className={styles.note} key={id} id={id} aria-labelledby={`${id}-title`}>
            <Icon name={icon} size={24} />
            <h3 className={styles.title} id={`${id}-title`}>
              {t(title)}
            </h3>
            <p>{offer[field]}</p>
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
