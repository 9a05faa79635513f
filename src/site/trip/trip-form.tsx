import { navigate } from "gatsby";
import { use, useId, useState, type SyntheticEvent } from "react";

import { getAgencyDay } from "../../domain/booking/calendar-day";
import { CHOICE_KEYS, FIRST_PARTY, LEAST_PARTY, PARTY_KINDS } from "../../domain/booking/choice-keys";
import { isShipPortKey } from "../../domain/booking/bookable-offer";
import { pickTrip, YOUNGEST_KEY } from "../../domain/booking/trip";
import { loadTrip, saveTrip } from "../browser/stored-text";
import { PLACE_MAX_LENGTH, SHIP_CLOCKS } from "../../domain/config/booking";
import { useLocale } from "../ui/locale-context";
import { getPath } from "../../domain/i18n/routes";
import * as controls from "../form/control.module.css";
import { SelectField } from "../form/select-field";
import { Stepper } from "../form/stepper";
import { getButtonProps } from "../ui/button-class";
import * as styles from "./trip-bar.module.css";
import { TripContext } from "./trip-context";

interface TripFormProps {
  /** What the fields show first, as a query. */
  trip: string;
  onDone: () => void;
}

const OLDEST_CHILD = 17;

/** Day, port, party and ship of the visit. They count when the form is sent, never before. */
export function TripForm({ trip, onDone }: TripFormProps) {
  const { locale, t } = useLocale();
  const id = useId();
  const settings = use(TripContext);
  const [said] = useState(() => new URLSearchParams(trip));
  const get = (name: string) => said.get(name) ?? "";
  const [port, setPort] = useState(get(CHOICE_KEYS.port));
  const ports = settings?.ports ?? [];
  const [today] = useState(() => getAgencyDay(Date.now()));
  const isShip = isShipPortKey(port, ports);

  function save(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new URLSearchParams([...new FormData(event.currentTarget)] as [string, string][]);
    const place = fields.get(CHOICE_KEYS.place) ?? "";
    const kind = isShip ? "cruise" : place.trim() && "hotel";
    if (kind) fields.set(CHOICE_KEYS.pickupKind, kind);
    if (port) fields.set(CHOICE_KEYS.port, port);
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
      <div className={controls.field}>
        <label htmlFor={`${id}-date`}>{t("booking.form.date")}</label>
        <input
          id={`${id}-date`}
          className={controls.control}
          type="date"
          name={CHOICE_KEYS.date}
          min={today}
          defaultValue={get(CHOICE_KEYS.date)}
        />
      </div>
      <SelectField
        label={t("booking.form.port")}
        value={port || undefined}
        any={t("booking.trip.anyPort")}
        options={ports.map(({ key, name }) => ({ value: key, label: name }))}
        onChange={(chosen = "") => setPort(chosen)}
      />
      <div className={controls.field}>
        <label htmlFor={`${id}-place`}>{t(`booking.form.${isShip ? "ship" : "hotel"}`)}</label>
        <input
          key={String(isShip)}
          id={`${id}-place`}
          className={controls.control}
          name={CHOICE_KEYS.place}
          maxLength={PLACE_MAX_LENGTH}
          autoComplete="off"
          defaultValue={isShip === isShipPortKey(get(CHOICE_KEYS.port), ports) ? get(CHOICE_KEYS.place) : ""}
        />
      </div>
      {isShip && (
        <>
          <div className={styles.times}>
            {(["shipDocked", "shipAllAboard"] as const).map((name) => (
              <div key={name} className={controls.field}>
                <label htmlFor={`${id}-${name}`}>{t(`booking.form.${name}`)}</label>
                <input
                  id={`${id}-${name}`}
                  className={controls.control}
                  type="time"
                  name={CHOICE_KEYS[name]}
                  defaultValue={get(CHOICE_KEYS[name])}
                />
              </div>
            ))}
          </div>
          <div className={controls.field}>
            <label htmlFor={`${id}-clock`}>{t("booking.form.shipClock")}</label>
            <select
              id={`${id}-clock`}
              className={controls.control}
              name={CHOICE_KEYS.shipClock}
              defaultValue={get(CHOICE_KEYS.shipClock)}
            >
              <option value="">{t("booking.form.clocks.unsure")}</option>
              {SHIP_CLOCKS.map((clock) => (
                <option key={clock} value={clock}>
                  {t(`booking.form.clocks.${clock}`)}
                </option>
              ))}
            </select>
          </div>
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
      <div className={controls.field}>
        <label htmlFor={`${id}-age`}>{t("booking.trip.youngest")}</label>
        <input
          id={`${id}-age`}
          className={controls.control}
          type="number"
          inputMode="numeric"
          min={0}
          max={OLDEST_CHILD}
          name={YOUNGEST_KEY}
          defaultValue={get(YOUNGEST_KEY)}
        />
      </div>
      <div className={styles.actions}>
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
