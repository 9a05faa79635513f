import type { PlainMessageKey } from "../../domain/i18n/message-key";
import { useLocale } from "../ui/locale-context";
import { getItineraryTitle } from "./itinerary-title";
import { hasGoodToKnow } from "./good-to-know";
import { hasDetails } from "./offer-details";
import type { ShownOffer } from "./offer-parts";
import * as styles from "./offer-nav.module.css";

interface OfferNavProps {
  offer: ShownOffer;
  pricesOn: boolean;
  hasReviews: boolean;
}

/** The way to the parts of an offer's page that one looks for; only those that it has. On narrow screens it stays in view. */
export function OfferNav({ offer, pricesOn, hasReviews }: OfferNavProps) {
  const { t } = useLocale();
  const parts: { id: string; title: PlainMessageKey; isThere: boolean }[] = [
    { id: "boat", title: "offer.boat.title", isThere: offer.boat !== null },
    { id: "prices", title: "offer.prices.title", isThere: pricesOn && offer.prices.length > 0 },
    {
      id: "itinerary",
      title: getItineraryTitle(offer.duration_hours),
      isThere: offer.itinerary.length > 0,
    },
    { id: "places", title: "offer.places", isThere: offer.places.length > 0 },
    { id: "pickup", title: "offer.pickup", isThere: offer.pickup.length > 0 },
    { id: "details", title: "offer.details", isThere: hasDetails(offer) },
    { id: "faq", title: "offer.faq", isThere: offer.faq.length > 0 },
    { id: "good-to-know", title: "offer.goodToKnow", isThere: hasGoodToKnow(offer) },
    { id: "reviews", title: "offer.reviews.title", isThere: hasReviews },
  ];
  return (
    <nav className={styles.nav} aria-label={t("offer.onThisPage")}>
      <ul className={styles.list}>
        {parts
          .filter(({ isThere }) => isThere)
          .map(({ id, title }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                {t(title)}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
