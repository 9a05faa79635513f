import type { ComponentProps } from "react";
import { graphql, Link } from "gatsby";

import { useLocale } from "../ui/locale-context";
import { PageIcon } from "../ui/page-icon";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./offer-card.module.css";
import type { OfferTripFacts } from "../trip/trip-facts";
import type { Collection } from "../../domain/config/offer";
import { isPaused, getLeastAge } from "../../domain/lib/offer-rules";
import { Picture } from "../ui/picture";
import { KeepButton } from "./keep-button";
import { useDuration, useFreeCancellation, useFromPrice } from "./use-offer-facts";
import { useTripFacts } from "../trip/trip-context";

function CardFacts({ card_facts: facts }: Pick<Queries.OfferCardFragment, "card_facts">) {
  const { t } = useLocale();
  const { ports, included, more, asks_flight } = facts;
  const items = more > 0 ? [...included, t("offer.includedMore", { count: more })] : included;
  return (
    <>
      <p className={styles.cardFact}>
        <PageIcon name="pin" size={18} label={t(asks_flight ? "offer.portsBothWays" : "offer.ports")} />
        {ports}
      </p>
      {included.length > 0 && (
        <p className={styles.cardFact}>
          <PageIcon name="check" size={18} label={t("offer.included")} />
          {items.join(" · ")}
        </p>
      )}
    </>
  );
}

function CardTrip({ notes }: Pick<OfferTripFacts, "notes">) {
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map(({ text, fits }) => (
        <li key={text} className={styles.note} data-fits={fits}>
          <PageIcon name={fits ? "check" : "cross"} size={18} /> {text}
        </li>
      ))}
    </ul>
  );
}

interface OfferCardProps extends ComponentProps<"li"> {
  offer: Queries.OfferCardFragment;
  /** The first of a list stands large, picture beside text; two share a row, or more. */
  size?: "normal" | "medium" | "large";
  headingLevel?: 2 | 3;
  priority?: boolean;
}

const SIZES = {
  normal: "(min-width: 64rem) 26rem, (min-width: 40rem) 45vw, 92vw",
  medium: "(min-width: 82rem) 39rem, (min-width: 64rem) 46vw, (min-width: 40rem) 45vw, 92vw",
  large: "(min-width: 82rem) 50rem, (min-width: 64rem) 62vw, 92vw",
};

/** An item of a list of offers: picture, title, summary, ports, what is included, duration and the lowest price, or that it is not on sale. The whole card is one link. */
export function OfferCard({
  offer,
  size = "normal",
  headingLevel = 3,
  priority = false,
  ...item
}: OfferCardProps) {
  const { t } = useLocale();
  const duration = useDuration(offer.duration_hours);
  const price = useFromPrice(offer);
  const trip = useTripFacts()?.(offer);
  const age = getLeastAge(offer);
  const freeUntil = useFreeCancellation(isPaused(offer) ? null : offer.free_until_hours);
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={styles.card} data-size={size} {...item}>
      <div className={styles.frame}>
        <Picture picture={offer.cover} sizes={SIZES[size]} priority={priority} className={styles.picture} />
        <KeepButton offer={offer} />
      </div>
      <div className={shared.stack2}>
        <p className={styles.kind}>{t(`offer.kind.${offer.collection as Collection}`)}</p>
        <Heading className={styles.title}>
          <Link className={styles.link} to={offer.path}>
            {offer.title}
          </Link>
        </Heading>
        <p className={shared.soft}>{offer.summary}</p>
        <CardFacts card_facts={offer.card_facts} />
        <p className={styles.facts}>
          {duration && (
            <span className={shared.fact}>
              <PageIcon name="clock" size={18} /> {duration}
            </span>
          )}
          {age > 1 && (
            <span className={shared.fact}>
              <PageIcon name="people" size={18} /> {t("offer.fromAge", { count: age })}
            </span>
          )}
          {isPaused(offer) && <span className={shared.strong}>{t("offer.paused")}</span>}
          {price && (
            <span className={shared.strong} data-price="">
              {trip?.price ?? `${price.from} ${price.basis}`}
            </span>
          )}
        </p>
        {trip && <CardTrip notes={trip.notes} />}
        {freeUntil && <p className={shared.note}>{freeUntil}</p>}
      </div>
    </li>
  );
}

export const offerCardFragment = graphql`
  fragment OfferCard on Offer {
    key
    path
    collection
    title
    summary
    card_facts {
      ports
      included
      more
      asks_flight
    }
    ...TripOffer
    free_until_hours
    cover {
      alt
      image {
        ...LandscapePicture
      }
    }
  }
`;
