import { Section } from "../../components/layout/section";
import { OfferList } from "../../components/offer/offer-list";
import { useLocale } from "../../i18n/locale-context";
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
