import { useId } from "react";

import { CHOICE_KEYS } from "../../booking/choice-keys";
import * as controls from "../../components/form/control.module.css";
import { PICKUP_KINDS, PLACE_MAX_LENGTH } from "../../config/booking";
import { useLocale } from "../../i18n/locale-context";
import * as styles from "./pickup-fields.module.css";
import { Pills } from "./pills";

/** Where the party is picked up: what does not belong to the chosen kind is not shown, by style alone. */
export function PickupFields() {
  const { t } = useLocale();
  const id = useId();
  const options = PICKUP_KINDS.map((value) => ({ value, label: t(`booking.pickup.${value}`) }));
  return (
    <div className={styles.fields}>
      <Pills legend={t("booking.form.pickup")} name={CHOICE_KEYS.pickupKind} options={options} />
      <div className={`${controls.field} ${styles.place}`}>
        <label htmlFor={`${id}-place`}>{t("booking.form.place")}</label>
        <input
          id={`${id}-place`}
          className={controls.control}
          name={CHOICE_KEYS.place}
          maxLength={PLACE_MAX_LENGTH}
          autoComplete="off"
        />
      </div>
      <div className={`${controls.field} ${styles.aboard}`}>
        <label htmlFor={`${id}-aboard`}>{t("booking.form.shipAllAboard")}</label>
        <input
          id={`${id}-aboard`}
          className={controls.control}
          type="time"
          name={CHOICE_KEYS.shipAllAboard}
          aria-describedby={`${id}-hint`}
        />
        <p className={controls.hint} id={`${id}-hint`}>
          {t("booking.form.shipHint")}
        </p>
      </div>
    </div>
  );
}
