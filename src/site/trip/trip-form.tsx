import { navigate } from "gatsby";
import { useState, type SyntheticEvent } from "react";

import { getAgencyDay } from "../../domain/booking/calendar-day";
import { CHOICE_KEYS, FIRST_PARTY, LEAST_PARTY, PARTY_KINDS } from "../../domain/booking/choice-keys";
import { isShipPortKey } from "../../domain/booking/bookable-offer";
import { pickTrip, YOUNGEST_KEY } from "../../domain/booking/trip";
import { loadTrip, saveTrip } from "../browser/stored-text";
import { PLACE_MAX_LENGTH, SHIP_CLOCKS } from "../../domain/config/booking";
import { useLocale, useFrame } from "../ui/locale-context";
import { getPath } from "../../domain/i18n/routes";
import { LabelledInput, SelectField } from "../form/field";
import { ShipClock, ShipTimes } from "../form/ship-fields";
import { Stepper } from "../form/stepper";
import { getButtonProps } from "../ui/button-class";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./trip-bar.module.css";

interface TripFormProps {
  /** Initial values of the fields, as a query. */
  trip: string;
  onDone: () => void;
}

const OLDEST_CHILD = 17;

/** Day, port, party and ship of the visit. They count when the form is sent, never before. */
export function TripForm({ trip, onDone }: TripFormProps) {
  const { locale, t } = useLocale();
  const { ports } = useFrame();
  const [said] = useState(() => new URLSearchParams(trip));
  const get = (name: string) => said.get(name) ?? "";
  const [port, setPort] = useState(get(CHOICE_KEYS.port));
  const [shipClock, setShipClock] = useState(
    SHIP_CLOCKS.find((clock) => clock === get(CHOICE_KEYS.shipClock)),
  );
  const [today] = useState(() => getAgencyDay(Date.now()));
  const isShip = isShipPortKey(port, ports);

  function save(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new URLSearchParams([...new FormData(event.currentTarget)] as [string, string][]);
    const place = fields.get(CHOICE_KEYS.place) ?? "";
    const kind = isShip ? "cruise" : place.trim() && "hotel";
    if (kind) fields.set(CHOICE_KEYS.pickupKind, kind);
    saveTrip(pickTrip(fields).toString());
    onDone();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.hasAttribute("data-shows")) navigate(`${getPath("catalog", locale)}?fits=1`);
  }

  function clear() {
    saveTrip("");
    onDone();
  }

  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <LabelledInput
        label={t("booking.form.date")}
        type="date"
        name={CHOICE_KEYS.date}
        min={today}
        defaultValue={get(CHOICE_KEYS.date)}
      />
      <SelectField
        label={t("booking.form.port")}
        name={CHOICE_KEYS.port}
        value={port || undefined}
        any={t("booking.trip.anyPort")}
        options={ports.map(({ key, name }) => ({ value: key, label: name }))}
        onChange={(chosen = "") => setPort(chosen)}
      />
      <LabelledInput
        key={String(isShip)}
        label={t(`booking.form.${isShip ? "ship" : "hotel"}`)}
        name={CHOICE_KEYS.place}
        maxLength={PLACE_MAX_LENGTH}
        autoComplete="off"
        defaultValue={isShip === isShipPortKey(get(CHOICE_KEYS.port), ports) ? get(CHOICE_KEYS.place) : ""}
      />
      {isShip && (
        <>
          <div className={styles.times}>
            <ShipTimes
              ship={{
                shipDocked: get(CHOICE_KEYS.shipDocked),
                shipAllAboard: get(CHOICE_KEYS.shipAllAboard),
              }}
            />
          </div>
          <ShipClock ship={{ shipClock }} onChange={(ship) => setShipClock(ship.shipClock)} />
        </>
      )}
      <div className={styles.party}>
        {PARTY_KINDS.map((kind) => (
          <Stepper
            key={kind}
            name={CHOICE_KEYS[kind]}
            label={t(`booking.form.${kind}`)}
            min={LEAST_PARTY[kind]}
            defaultValue={Number(get(CHOICE_KEYS[kind]) || FIRST_PARTY[kind])}
          />
        ))}
      </div>
      <LabelledInput
        label={t("booking.trip.youngest")}
        type="number"
        inputMode="numeric"
        min={0}
        max={OLDEST_CHILD}
        name={YOUNGEST_KEY}
        defaultValue={get(YOUNGEST_KEY)}
      />
      <div className={shared.row3}>
        <button type="submit" {...getButtonProps("solid")}>
          {t("booking.trip.save")}
        </button>
        <button type="submit" data-shows="" {...getButtonProps("outline")}>
          {t("booking.trip.done")}
        </button>
        {loadTrip() !== "" && (
          <button type="button" onClick={clear} {...getButtonProps("outline")}>
            {t("booking.trip.clear")}
          </button>
        )}
      </div>
    </form>
  );
}
