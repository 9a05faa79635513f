import { useEffect, useSyncExternalStore, useState, type ComponentProps } from "react";

import { createStore } from "../browser/create-store";
import { useFromPrice, type PricedOffer } from "../offer-list/use-offer-facts";
import { useLocale } from "../ui/locale-context";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./booking-bar.module.css";
import { getButtonProps } from "../ui/button-class";

/** The offer's lowest price and what it is for, e.g. `from $75 per person`; on request where there is none. */
export function FromPrice({ offer }: { offer: PricedOffer }) {
  const { t } = useLocale();
  const price = useFromPrice(offer);
  if (!price) return <p className={shared.display}>{t("offer.prices.onRequest")}</p>;
  return (
    <p className={shared.display} data-price="">
      {price.from} <span className={styles.basis}>{price.basis}</span>
    </p>
  );
}

const sharedTotal = createStore<string | undefined>(undefined);

export function useShareTotal(total: string | undefined): void {
  useEffect(() => {
    sharedTotal.set(total);
    return () => sharedTotal.set(undefined);
  }, [total]);
}

/** On phones the price, or the total of what is chosen, and the way to the booking panel, at hand at the bottom as long as the panel itself is not in view. */
export function BookingBar({ offer }: ComponentProps<typeof FromPrice>) {
  const { t } = useLocale();
  const total = useSyncExternalStore(sharedTotal.subscribe, sharedTotal.get, () => undefined);
  const [isPanelShown, setIsPanelShown] = useState(false);

  useEffect(() => {
    const panel = document.getElementById("book");
    if (!panel) return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsPanelShown(entry?.isIntersecting === true));
    observer.observe(panel);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={styles.bar} data-away={isPanelShown}>
      {total === undefined ? (
        <FromPrice offer={offer} />
      ) : (
        <p className={shared.display} data-price="">
          {total}
        </p>
      )}
      <a href="#book" {...getButtonProps("action")}>
        {t("booking.form.choose")}
      </a>
    </div>
  );
}
