import { graphql } from "gatsby";
import { useRef, type ReactNode } from "react";

import type { PlainMessageKey } from "../../domain/i18n/messages";
import { useFrame, useLocale } from "../ui/locale-context";
import { getItineraryTitle, Itinerary, Pickup, Places } from "./plan";
import { hasGoodToKnow, Conditions, Faq, GoodToKnow } from "./good-to-know";
import { hasDetails, BoatFacts, Highlights, OfferDetails, ServiceFacts } from "./offer-facts";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./offer-parts.module.css";
import { Prose } from "../layout/section";
import { Gallery, OfferVideo, PictureBetween } from "./gallery";
import { OfferSection, useSectionFolds, useColumnHeight } from "./offer-section";
import { PriceTable } from "./price-table";

/** The way to the parts of an offer's page that one looks for; only those that it has. On narrow screens it stays in view. */
function OfferNav({ offer, hasReviews }: { offer: ShownOffer; hasReviews: boolean }) {
  const { t } = useLocale();
  const { pricesOn } = useFrame();
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

export type ShownOffer = Queries.OfferPartsFragment;

interface OfferPartsProps {
  offer: ShownOffer;
  /** The agency's own terms, for offers that set none, and its notes on prices. */
  terms: Queries.OfferSettingsFragment;
  /** Below the summary: what guests say in one line, and why one can write to the agency. */
  trust?: ReactNode;
  panel?: ReactNode;
  translations?: ReactNode;
  actions?: ReactNode;
  /** The section of reviews, and whether there are any in it. */
  reviews?: ReactNode;
  hasReviews?: boolean;
  related?: ReactNode;
}

/**
 * All parts of an offer in their order, for its page and for the editor's preview: pictures, then what it is beside the booking
 * panel, which stays in view while its parts pass by.
 */
export function OfferParts({
  offer,
  terms,
  trust,
  panel,
  translations,
  actions,
  reviews,
  hasReviews = false,
  related,
}: OfferPartsProps) {
  const { t } = useLocale();
  const { pricesOn } = useFrame();
  const main = useRef<HTMLDivElement>(null);
  useSectionFolds(main);
  const [first, second] = offer.gallery;
  const aside = useRef<HTMLDivElement>(null);
  useColumnHeight(aside);
  return (
    <>
      <div className={styles.page}>
        <Gallery cover={offer.cover} pictures={offer.gallery} />
        <div className={styles.columns}>
          <header className={`${shared.stack3} ${styles.header}`}>
            <h1 className={styles.title}>{offer.title}</h1>
            <p className={styles.summary}>{offer.summary}</p>
            {trust}
            <section className={styles.information} aria-labelledby="information-title" id="information">
              <h2 className={styles.label} id="information-title">
                {t("offer.information")}
              </h2>
              <ServiceFacts offer={offer} />
              <Highlights offer={offer} />
              {translations}
            </section>
          </header>
          <OfferNav offer={offer} hasReviews={hasReviews} />
          <div ref={aside} className={`${shared.stack5} ${styles.aside}`}>
            {panel}
            {actions}
            <Conditions offer={offer} defaults={terms} />
          </div>
          <div ref={main} className={styles.main}>
            <OfferSection id="description" title={t("offer.description")} isOpen>
              <Prose html={offer.body} />
            </OfferSection>
            <OfferVideo video={offer.video} title={offer.title} />
            <BoatFacts boat={offer.boat} />
            {pricesOn && <PriceTable offer={offer} notes={terms.price_notes} />}
            <PictureBetween picture={first} />
            <Itinerary offer={offer} />
            <Places places={offer.places} map={offer.map} />
            <Pickup pickup={offer.pickup} />
            <PictureBetween picture={second} />
            <OfferDetails offer={offer} />
            <Faq faq={offer.faq} />
            <GoodToKnow offer={offer} />
            {reviews}
          </div>
        </div>
      </div>
      {related}
    </>
  );
}

export const offerPartsFragment = graphql`
  fragment OfferParts on Offer {
    ...TripOffer
    title
    summary
    body
    cover {
      alt
      image {
        ...LandscapePicture
      }
    }
    gallery {
      alt
      image {
        ...LandscapePicture
      }
    }
    video {
      mp4 {
        publicURL
      }
      webm {
        publicURL
      }
      poster {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.7778, breakpoints: [360, 640, 960, 1280])
        }
      }
    }
    boat {
      length_m
      capacity
      crew
      cabins
      engine
    }
    highlights
    itinerary {
      time
      text
    }
    map {
      ...DrawnMap
    }
    places {
      name
      text
      lat
      lon
    }
    pickup {
      place
    }
    included
    not_included
    bring
    faq {
      question
      answer
    }
    advices
    accessibility
    babies
    minimum_age_text
    health
    pregnancy
    photo_video
    cancellation
    weather
    payment
  }

  fragment OfferSettings on SiteSettings {
    default_cancellation
    default_weather
    default_payment
    price_notes {
      punta_cana_minimum
      per_two
      small_children
    }
  }
`;
