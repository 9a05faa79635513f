import { Section } from "../layout/section";
import { OfferList } from "../offer-list/offer-list";
import { useLocale } from "../ui/locale-context";
import * as styles from "./related-offers.module.css";

/** Other offers that go well with this one; nothing when it names none. */
export function RelatedOffers({ offers }: { offers: readonly Queries.OfferCardFragment[] }) {
  const { t } = useLocale();
  if (offers.length === 0) return null;
  return (
    <Section tone="foam" labelledBy="related">
      <h2 className={styles.title} id="related">
        {t("offer.related")}
      </h2>
      <div className={styles.strip}>
        <OfferList offers={offers} />
      </div>
    </Section>
  );
}
