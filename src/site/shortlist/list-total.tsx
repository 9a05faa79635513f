import { getPartyPrice } from "../../domain/booking/party-price";
import { formatPrice } from "../../domain/i18n/format";
import { useLocale } from "../ui/locale-context";
import type { ListedOffer } from "./listed-offer";
import * as styles from "./list-total.module.css";

interface ListTotalProps {
  listed: readonly ListedOffer[];
  pricesOn: boolean;
}

export function ListTotal({ listed, pricesOn }: ListTotalProps) {
  const { locale, t } = useLocale();
  const possible = listed.filter(({ wished }) => wished === undefined);
  const others = listed.flatMap(({ offer, wished }) => (wished ? [offer.title] : []));
  const prices = possible.map(({ offer, choice }) => getPartyPrice(offer, choice, pricesOn));
  const totals = prices.flatMap((price) => (price.kind === "price" ? [price.total] : []));
  if (totals.length < 2 || totals.length < prices.length) return null;
  const total = totals.reduce((sum, price) => sum + price, 0);
  return (
    <>
      <p className={styles.total} data-price="">
        {t("shortlist.total", { price: formatPrice(total, locale) })}
      </p>
      {others.length > 0 && <p>{t("shortlist.without", { titles: others.join(", ") })}</p>}
    </>
  );
}
