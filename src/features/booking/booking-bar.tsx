import type { ComponentProps } from "react";

import { getButtonProps } from "../../components/ui/button-class";
import { useLocale } from "../../i18n/locale-context";
import * as styles from "./booking-bar.module.css";
import { FromPrice } from "./from-price";

/** On phones the price and the way to the booking panel, always at hand at the bottom. */
export function BookingBar({ offer }: ComponentProps<typeof FromPrice>) {
  const { t } = useLocale();
  return (
    <div className={styles.bar}>
      <FromPrice offer={offer} />
      <a href="#book" {...getButtonProps("action")}>
        {t("booking.form.choose")}
      </a>
    </div>
  );
}
