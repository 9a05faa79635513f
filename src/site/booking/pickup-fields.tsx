import { useId } from "react";

import { CHOICE_KEYS } from "../../domain/booking/choice-keys";
import * as controls from "../form/control.module.css";
import {
  OFFERED_PICKUP_KINDS,
  PLACE_MAX_LENGTH,
  SHIP_CLOCKS,
  type PickupKind,
} from "../../domain/config/booking";
import { useLocale } from "../ui/locale-context";
import * as styles from "./pickup-fields.module.css";
import { Pills } from "./pills";

interface PickupFieldsProps {
  /** The chosen kind, once it is known. */
  kind: PickupKind | undefined;
}

const PLACE_LABELS = {
  hotel: "hotel",
  cruise: "ship",
  airport: "place",
  unknown: "place",
} as const satisfies Record<PickupKind, string>;

/**
 * Where the party is picked up: what does not belong to the chosen kind is not shown, by style alone. Who is met where ships call
 * (`data-ship`) is not asked for the kind.
 */
export function PickupFields({ kind }: PickupFieldsProps) {
  const { t } = useLocale();
  const id = useId();
  const options = OFFERED_PICKUP_KINDS.map((value) => ({ value, label: t(`booking.pickup.${value}`) }));
  const clocks = [
    ...SHIP_CLOCKS.map((clock) => ({ value: clock, label: t(`booking.form.clocks.${clock}`) })),
    { value: "", label: t("booking.form.clocks.unsure") },
  ];
  return (
    <div className={styles.fields}>
      <div className={styles.kinds}>
        <Pills legend={t("booking.form.pickup")} name={CHOICE_KEYS.pickupKind} options={options} />
      </div>
      <div className={`${controls.field} ${styles.place}`}>
        <label htmlFor={`${id}-place`}>{t(`booking.form.${PLACE_LABELS[kind ?? "unknown"]}`)}</label>
        <input
          id={`${id}-place`}
          className={controls.control}
          name={CHOICE_KEYS.place}
          maxLength={PLACE_MAX_LENGTH}
          autoComplete="off"
        />
      </div>
      <div className={styles.times}>
        {(["shipDocked", "shipAllAboard"] as const).map((name) => (
          <div key={name} className={controls.field}>
            <label htmlFor={`${id}-${name}`}>{t(`booking.form.${name}`)}</label>
            <input
              id={`${id}-${name}`}
              className={controls.control}
              type="time"
              name={CHOICE_KEYS[name]}
              aria-describedby={`${id}-hint`}
            />
          </div>
        ))}
        <p className={controls.hint} id={`${id}-hint`}>
          {t("booking.form.shipHint")}
        </p>
        <div className={styles.clock}>
          <Pills
            legend={t("booking.form.shipClock")}
            name={CHOICE_KEYS.shipClock}
            options={clocks}
            defaultValue=""
          />
        </div>
      </div>
    </div>
  );
}
