import { graphql } from "gatsby";

import { useLocale } from "../../i18n/locale-context";
import { OfferSection } from "./offer-section";

/** Advice by audience. An empty field shows no heading. */
export function GoodToKnow({ offer }: { offer: Queries.OfferGoodToKnowFragment }) {
  const { t } = useLocale();
  const sections = [
    { id: "advices", title: t("offer.advices"), text: offer.advices },
    { id: "accessibility", title: t("offer.accessibility"), text: offer.accessibility },
    { id: "babies", title: t("offer.babies"), text: offer.babies },
    { id: "minimum-age", title: t("offer.minimumAge"), text: offer.minimum_age_text },
    { id: "health", title: t("offer.health"), text: offer.health },
    { id: "pregnancy", title: t("offer.pregnancy"), text: offer.pregnancy },
    { id: "photo-video", title: t("offer.photoVideo"), text: offer.photo_video },
  ];
  return sections
    .filter(({ text }) => text !== "")
    .map(({ id, title, text }) => (
      <OfferSection key={id} id={id} title={title}>
        <p>{text}</p>
      </OfferSection>
    ));
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
