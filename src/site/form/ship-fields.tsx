import { CHOICE_KEYS } from "../../domain/booking/choice-keys";
import type { Pickup } from "../../domain/booking/choice";
import { SHIP_CLOCKS } from "../../domain/config/booking";
import { useLocale } from "../ui/locale-context";
import { LabelledInput, SelectField } from "./field";

type Ship = Pick<Pickup, "shipDocked" | "shipAllAboard" | "shipClock">;

interface ShipTimesProps {
  ship?: Ship;
  describedBy?: string;
  /** Without it the form reads the fields by their names. */
  onChange?: ((ship: Partial<Ship>) => void) | undefined;
}

export function ShipTimes({ ship = {}, describedBy, onChange }: ShipTimesProps) {
  const { t } = useLocale();
  return (["shipDocked", "shipAllAboard"] as const).map((name) => (
    <LabelledInput
      key={name}
      label={t(`booking.form.${name}`)}
      type="time"
      name={CHOICE_KEYS[name]}
      aria-describedby={describedBy}
      {...(onChange
        ? {
            value: ship[name] ?? "",
            onChange: ({ target }) => onChange({ [name]: target.value || undefined }),
          }
        : { defaultValue: ship[name] })}
    />
  ));
}

export function ShipClock({ ship, onChange }: { ship: Ship; onChange: (ship: Partial<Ship>) => void }) {
  const { t } = useLocale();
  return (
    <SelectField
      label={t("booking.form.shipClock")}
      name={CHOICE_KEYS.shipClock}
      value={ship.shipClock}
      any={t("booking.form.clocks.unsure")}
      options={SHIP_CLOCKS.map((clock) => ({ value: clock, label: t(`booking.form.clocks.${clock}`) }))}
      onChange={(shipClock) => onChange({ shipClock })}
    />
  );
}
