import { useLocale } from "../../i18n/locale-context";
import { OfferCard } from "./offer-card";
import * as styles from "./offer-list.module.css";

interface OfferListProps {
  offers: readonly Queries.OfferCardFragment[];
  /** `lead`: the first offer large, the rest in a rhythm; `even`: all alike. */
  rhythm?: "lead" | "even";
  headingLevel?: 2 | 3;
  /** The list's first picture is the page's main picture. */
  priority?: boolean;
}

/** Offers as cards. */
export function OfferList({ offers, rhythm = "even", headingLevel = 3, priority = false }: OfferListProps) {
  const { t } = useLocale();
  if (offers.length === 0) return <p>{t("offer.empty")}</p>;
  return (
    <ul className={styles.list} data-rhythm={rhythm}>
      {offers.map((offer, index) => (
        <li key={offer.path}>
          <OfferCard
            offer={offer}
            size={rhythm === "lead" && index === 0 ? "large" : "normal"}
            headingLevel={headingLevel}
            priority={priority && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
