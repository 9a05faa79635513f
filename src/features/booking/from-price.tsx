import { getLowestPrice } from "../../components/offer/lowest-price";
import type { PriceBasis } from "../../config/offer";
import { formatPrice } from "../../i18n/format";
import { useLocale } from "../../i18n/locale-context";
import * as styles from "./from-price.module.css";

interface FromPriceProps {
  offer: { readonly prices: readonly { readonly adult: number }[]; readonly price_basis: string };
}

/** The offer's lowest price and what it is for, e.g. `from $75 per person`; on request where there is none. */
export function FromPrice({ offer }: FromPriceProps) {
  const { locale, t } = useLocale();
  const lowest = getLowestPrice(offer.prices);
  if (lowest === undefined) return <p className={styles.price}>{t("offer.prices.onRequest")}</p>;
  return (
    <p className={styles.price}>
      {t("offer.prices.from", { price: formatPrice(lowest, locale) })}{" "}
      <span className={styles.basis}>{t(`offer.prices.fromBasis.${offer.price_basis as PriceBasis}`)}</span>
    </p>
  );
}
