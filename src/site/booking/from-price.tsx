import { useFromPrice, type PricedOffer } from "../offer-list/use-from-price";
import { useLocale } from "../ui/locale-context";
import * as styles from "./from-price.module.css";

/** The offer's lowest price and what it is for, e.g. `from $75 per person`; on request where there is none. */
export function FromPrice({ offer }: { offer: PricedOffer }) {
  const { t } = useLocale();
  const price = useFromPrice(offer);
  if (!price) return <p className={styles.price}>{t("offer.prices.onRequest")}</p>;
  return (
    <p className={styles.price} data-price="">
      {price.from} <span className={styles.basis}>{price.basis}</span>
    </p>
  );
}
