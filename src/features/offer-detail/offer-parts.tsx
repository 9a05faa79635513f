import type { ReactNode } from "react";

import { Prose } from "../../components/layout/prose";
import { useLocale } from "../../i18n/locale-context";
import { BoatFacts } from "./boat-facts";
import { Conditions } from "./conditions";
import { Faq } from "./faq";
import { Gallery } from "./gallery";
import { GoodToKnow } from "./good-to-know";
import { Itinerary } from "./itinerary";
import { OfferDetails } from "./offer-details";
import { ServiceFacts } from "./service-facts";
import * as styles from "./offer-layout.module.css";
import { OfferNav } from "./offer-nav";
import { OfferSection } from "./offer-section";
import { OfferVideo } from "./offer-video";
import { Pickup } from "./pickup";
import { Places } from "./places";
import type { PortName } from "../../components/offer/port-name";
import { PriceTable } from "./price-table";

/** What an offer shows of itself. */
export type ShownOffer = { title: string; summary: string; body: string } & Queries.OfferGalleryFragment &
  Queries.ServiceFactsFragment &
  Queries.OfferVideoFragment &
  Queries.OfferBoatFragment &
  Queries.OfferPricesFragment &
  Queries.OfferPlanFragment &
  Queries.OfferMapFragment &
  Queries.OfferDetailsFragment &
  Queries.OfferConditionsFragment &
  Queries.OfferGoodToKnowFragment;

/** What an offer shows of the agency's settings. */
export type OfferSettings = { pricesOn: boolean } & Queries.PriceNotesFragment &
  Queries.OfferDefaultsFragment;

interface OfferPartsProps {
  offer: ShownOffer;
  settings: OfferSettings;
  ports: readonly PortName[];
  panel?: ReactNode;
  translations?: ReactNode;
  actions?: ReactNode;
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
  panel,
  translations,
  actions,
  related,
}: OfferPartsProps) {
  const { t } = useLocale();
  return (
    <>
      <div className={styles.page}>
        <Gallery cover={offer.cover} pictures={offer.gallery} />
        <div className={styles.columns}>
          <header className={styles.header}>
            <h1 className={styles.title}>{offer.title}</h1>
            <p className={styles.summary}>{offer.summary}</p>
            <section className={styles.information} aria-labelledby="information-title" id="information">
              <h2 className={styles.label} id="information-title">
                {t("offer.information")}
              </h2>
              <ServiceFacts offer={offer} ports={ports} />
              {translations}
              <OfferNav offer={offer} pricesOn={settings.pricesOn} />
            </section>
          </header>
          <div className={styles.aside}>
            {panel}
            {actions}
            <Conditions offer={offer} defaults={settings} />
          </div>
          <div className={styles.main}>
            <OfferSection id="description" title={t("offer.description")}>
              <Prose html={offer.body} />
            </OfferSection>
            <OfferVideo video={offer.video} />
            <BoatFacts boat={offer.boat} />
            {settings.pricesOn && <PriceTable offer={offer} ports={ports} notes={settings.price_notes} />}
            <Itinerary offer={offer} />
            <Places places={offer.places} map={offer.map} />
            <Pickup pickup={offer.pickup} ports={ports} />
            <OfferDetails offer={offer} />
            <Faq faq={offer.faq} />
            <GoodToKnow offer={offer} />
          </div>
        </div>
      </div>
      {related}
    </>
  );
}
