import type { z } from "zod";

import { AboutUs } from "../../../site/home/about-us";
import { CallToAction, Hero } from "../../../site/home/hero";
import { CategoryTeaser, WaysIn } from "../../../site/home/ways-in";
import { Prose } from "../../../site/layout/section";
import { FrameContext, type Frame } from "../../../site/ui/locale-context";
import type { Locale } from "../../../domain/config/locales";
import type { Collection } from "../../../domain/config/offer";
import { toStaffLocale } from "../../../domain/config/staff";
import type { letterSchema } from "../../../content/schema/collections";
import { OfferPanel } from "../../../site/booking/booking-panel";
import { OfferParts } from "../../../site/offer/offer-parts";
import { isPaused } from "../../../domain/lib/offer-rules";
import { renderMarkdown } from "../../../domain/lib/markdown";
import { drawOfferMap } from "../../../content/map/draw-offer-map";
import { findOffer } from "../site-data";
import * as styles from "./letter-preview.module.css";
import type { GetAsset, PreviewOffer, PreviewSite } from "./preview-data";

type Home = NonNullable<Queries.HomePageQuery["page"]>;

/** The home page as visitors will see it, without the featured offers, which are edited elsewhere. */
export function HomePreview({ home }: { home: Home }) {
  return (
    <>
      <Hero hero={home.hero} />
      <WaysIn ways={home.ways} />
      <CategoryTeaser categories={home.categories} />
      <AboutUs about={home.about} />
      <CallToAction action={home.call_to_action} />
    </>
  );
}

interface OfferPreviewProps {
  offer: PreviewOffer;
  collection: Collection;
  site: PreviewSite;
  locale: Locale;
}

/** An offer's page as visitors will see it, without its links to other pages. */
export function OfferPreview({ offer, collection, site, locale }: OfferPreviewProps) {
  const settings = site.site[locale];
  // A page is given no prices while the agency shows none or the offer is paused (src/content/gatsby/create-resolvers.ts).
  const prices = settings.pricesOn && !isPaused(offer) ? offer.prices : [];
  const { ports } = site.ports[locale];
  const map = drawOfferMap({ ...offer, collection }, ports, locale);
  const shown = { ...offer, prices, map };
  const frame: Partial<Frame> = { ...settings, ports };
  return (
    <FrameContext value={frame as Frame}>
      <OfferParts offer={shown} terms={settings} panel={<OfferPanel offer={shown} />} />
    </FrameContext>
  );
}

interface LetterPreviewProps {
  letter: Partial<z.input<typeof letterSchema>>;
  locale: Locale;
  getAsset: GetAsset;
}

/** A letter as it is being written, in the order in which subscribers get it. Its mail is shown where it is sent. */
export function LetterPreview({ letter, locale, getAsset }: LetterPreviewProps) {
  const { subject, preheader, picture, body = "", button, offers = [] } = letter;
  const titles = offers.map(
    (key) => findOffer((entry) => entry.key === key, toStaffLocale(locale))?.title ?? key,
  );
  return (
    <article className={styles.letter}>
      <p className={styles.subject}>
        <strong>{subject}</strong>
        {preheader}
      </p>
      {picture?.image && (
        <img className={styles.picture} src={getAsset(picture.image).toString()} alt={picture.alt} />
      )}
      <Prose html={renderMarkdown(body)} />
      {button?.label && <span className={styles.button}>{button.label}</span>}
      {titles.length > 0 && (
        <ul className={styles.offers}>
          {titles.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      )}
    </article>
  );
}
