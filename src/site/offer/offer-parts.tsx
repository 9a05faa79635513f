import { useRef, type ReactNode } from "react";

import { Prose } from "../layout/prose";
import { useLocale } from "../ui/locale-context";
import { BoatFacts } from "./boat-facts";
import { Conditions } from "./conditions";
import { Faq } from "./faq";
import { Gallery } from "./gallery";
import { GoodToKnow } from "./good-to-know";
import { Highlights } from "./highlights";
import { Itinerary } from "./itinerary";
import { OfferDetails } from "./offer-details";
import { ServiceFacts } from "./service-facts";
import * as styles from "./offer-layout.module.css";
import { OfferNav } from "./offer-nav";
import { OfferSection } from "./offer-section";
import { OfferVideo } from "./offer-video";
import { PictureBetween } from "./picture-between";
import { Pickup } from "./pickup";
import { Places } from "./places";
import type { PortName } from "../offer-list/port-name";
import { PriceTable } from "./price-table";
import { useSectionFolds } from "./use-section-folds";
import { useColumnHeight } from "./use-column-height";

export type ShownOffer = { title: string; summary: string; body: string } & Queries.OfferGalleryFragment &
  Queries.ServiceFactsFragment &
  Queries.OfferHighlightsFragment &
  Queries.OfferVideoFragment &
  Queries.OfferBoatFragment &
  Queries.OfferPricesFragment &
  Queries.OfferPlanFragment &
  Queries.OfferMapFragment &
  Queries.OfferDetailsFragment &
  Queries.OfferConditionsFragment &
  Queries.OfferGoodToKnowFragment;

export type OfferSettings = { pricesOn: boolean } & Queries.PriceNotesFragment &
  Queries.OfferDefaultsFragment;

interface OfferPartsProps {
  offer: ShownOffer;
  settings: OfferSettings;
  ports: readonly PortName[];
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
  settings,
  ports,
  trust,
  panel,
  translations,
  actions,
  reviews,
  hasReviews = false,
  related,
}: OfferPartsProps) {
  const { t } = useLocale();
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
          <header className={styles.header}>
            <h1 className={styles.title}>{offer.title}</h1>
            <p className={styles.summary}>{offer.summary}</p>
            {trust}
            <section className={styles.information} aria-labelledby="information-title" id="information">
              <h2 className={styles.label} id="information-title">
                {t("offer.information")}
              </h2>
              <ServiceFacts offer={offer} ports={ports} />
              <Highlights offer={offer} />
              {translations}
            </section>
          </header>
          <OfferNav offer={offer} pricesOn={settings.pricesOn} hasReviews={hasReviews} />
          <div ref={aside} className={styles.aside}>
            {panel}
            {actions}
            <Conditions offer={offer} defaults={settings} />
          </div>
          <div ref={main} className={styles.main}>
            <OfferSection id="description" title={t("offer.description")} isOpen>
              <Prose html={offer.body} />
            </OfferSection>
            <OfferVideo video={offer.video} title={offer.title} />
            <BoatFacts boat={offer.boat} />
            {settings.pricesOn && <PriceTable offer={offer} ports={ports} notes={settings.price_notes} />}
            <PictureBetween picture={first} />
            <Itinerary offer={offer} />
            <Places places={offer.places} map={offer.map} />
            <Pickup pickup={offer.pickup} ports={ports} />
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
