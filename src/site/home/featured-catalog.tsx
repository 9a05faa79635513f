import { useLocale } from "../ui/locale-context";
import { Section } from "../layout/section";
import { OfferList } from "../offer-list/offer-list";
import { getButtonProps } from "../ui/button-class";
import { LocalLink } from "../ui/local-link";
import * as styles from "./featured-catalog.module.css";

interface FeaturedCatalogProps {
  featured: { title: string; text: string };
  offers: readonly Queries.OfferCardFragment[];
}

/** The offers that staff marked as featured, the first one large. */
export function FeaturedCatalog({ featured, offers }: FeaturedCatalogProps) {
  const { t } = useLocale();
  return (
    <Section labelledBy="featured">
      <div className={styles.words}>
        <h2 id="featured">{featured.title}</h2>
        <p>{featured.text}</p>
      </div>
      <OfferList offers={offers} rhythm="lead" />
      <p className={styles.all}>
        <LocalLink route="catalog" {...getButtonProps("outline")}>
          {t("offer.all")}
        </LocalLink>
      </p>
    </Section>
  );
}
