import { useId } from "react";

import type { Choice } from "../../booking/choice";
import * as controls from "../../components/form/control.module.css";
import { useLocale } from "../../i18n/locale-context";

interface ShipFieldsProps {
  pickup: NonNullable<Choice["pickup"]>;
  onChange: (pickup: Choice["pickup"]) => void;
}

/** When the guest's ship docks and when all must be aboard; the ship's name is private, and no part of a list. */
export function ShipFields({ pickup, onChange }: ShipFieldsProps) {
  const { t } = useLocale();
  const id = useId();
  return (["shipDocked", "shipAllAboard"] as const).map((name) => (
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
}
