import { useEffect, useSyncExternalStore, useState, type ComponentProps } from "react";

import { useFromPrice, type PricedOffer } from "../offer-list/use-offer-facts";
import { useLocale } from "../ui/locale-context";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./booking-bar.module.css";
import { getButtonProps } from "../ui/button-class";

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

let sharedTotal: string | undefined;
const listeners = new Set<() => void>();

function setTotal(total: string | undefined): void {
  sharedTotal = total;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useShareTotal(total: string | undefined): void {
  useEffect(() => {
    setTotal(total);
    return () => setTotal(undefined);
  }, [total]);
}

function useSharedTotal(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => sharedTotal,
    () => undefined,
  );
}

/** On phones the price, or the total of what is chosen, and the way to the booking panel, at hand at the bottom as long as the panel itself is not in view. */
export function BookingBar({ offer }: ComponentProps<typeof FromPrice>) {
  const { t } = useLocale();
  const total = useSharedTotal();
  const [isPanelShown, setIsPanelShown] = useState(false);

  useEffect(() => {
    const panel = document.getElementById("book");
    // Old browsers, and tests without a window that scrolls, keep the bar.
    if (!panel || !("IntersectionObserver" in window)) return undefined;
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
