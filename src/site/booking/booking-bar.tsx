import { useEffect, useState, type ComponentProps } from "react";

import { getButtonProps } from "../ui/button-class";
import { useLocale } from "../ui/locale-context";
import * as styles from "./booking-bar.module.css";
import { FromPrice } from "./from-price";
import { useSharedTotal } from "./shared-total";

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
        <p className={styles.total} data-price="">
          {total}
        </p>
      )}
      <a href="#book" {...getButtonProps("action")}>
        {t("booking.form.choose")}
      </a>
    </div>
  );
}
