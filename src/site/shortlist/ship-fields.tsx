import { useId } from "react";

import type { Choice } from "../../domain/booking/choice";
import * as controls from "../form/control.module.css";
import { SelectField } from "../form/select-field";
import { SHIP_CLOCKS } from "../../domain/config/booking";
import { useLocale } from "../ui/locale-context";

interface ShipFieldsProps {
  pickup: NonNullable<Choice["pickup"]>;
  onChange: (pickup: Choice["pickup"]) => void;
}

/** When the guest's ship docks and when all must be aboard; the ship's name is private, and no part of a list. */
export function ShipFields({ pickup, onChange }: ShipFieldsProps) {
  const { t } = useLocale();
  const id = useId();
  const times = (["shipDocked", "shipAllAboard"] as const).map((name) => (
    <div key={name} className={controls.field}>
      <label htmlFor={`${id}-${name}`}>{t(`booking.form.${name}`)}</label>
      <input
        id={`${id}-${name}`}
        type="time"
        className={controls.control}
        value={pickup[name] ?? ""}
        onChange={(event) => onChange({ ...pickup, [name]: event.target.value || undefined })}
      />
    </div>
  ));
  return (
    <>
      {times}
      <SelectField
        label={t("booking.form.shipClock")}
        value={pickup.shipClock}
        any={t("booking.form.clocks.unsure")}
        options={SHIP_CLOCKS.map((clock) => ({ value: clock, label: t(`booking.form.clocks.${clock}`) }))}
        onChange={(shipClock) => onChange({ ...pickup, shipClock })}
      />
    </>
  );
}
