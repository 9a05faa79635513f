import { useId } from "react";

import { CHOICE_KEYS } from "../../domain/booking/choice-keys";
import * as controls from "../form/control.module.css";
import { PLACE_MAX_LENGTH } from "../../domain/config/booking";
import { useLocale } from "../ui/locale-context";

/** Of an airport transfer: the airport and the flight, in the place of hotel or ship. */
export function FlightField() {
  const { t } = useLocale();
  const id = useId();
  return (
    <div className={controls.field}>
      <input type="hidden" name={CHOICE_KEYS.pickupKind} value="airport" />
      <label htmlFor={id}>{t("booking.form.flight")}</label>
      <input
        id={id}
        className={controls.control}
        name={CHOICE_KEYS.place}
        maxLength={PLACE_MAX_LENGTH}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
      />
      <p className={controls.hint} id={`${id}-hint`}>
        {t("booking.form.flightHint")}
      </p>
    </div>
  );
}
