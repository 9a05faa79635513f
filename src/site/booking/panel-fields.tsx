import { useId, useRef } from "react";

import * as styles from "./panel-fields.module.css";
import { CHOICE_KEYS, FIRST_PARTY, LEAST_PARTY } from "../../domain/booking/choice-keys";
import * as controls from "../form/control.module.css";
import {
  OFFERED_PICKUP_KINDS,
  PLACE_MAX_LENGTH,
  SHIP_CLOCKS,
  type PickupKind,
  NEXT_DAYS,
} from "../../domain/config/booking";
import { useLocale } from "../ui/locale-context";
import { getAdmittedKinds, getAges, describeAges } from "../../domain/booking/admitted-party";
import * as shared from "../../styles/shared.module.css";
import { LabelledInput } from "../form/field";
import { ShipTimes } from "../form/ship-fields";
import { Stepper } from "../form/stepper";
import { VisuallyHidden } from "../ui/visually-hidden";
import type { Outcome } from "./calculate";

interface PillsProps {
  legend: string;
  name: string;
  options: readonly { readonly value: string; readonly label: string; readonly isShip?: boolean }[];
  /** The only one there is, chosen at once. */
  defaultValue?: string | undefined;
  className?: string | undefined;
}

export function Pills({ legend, name, options, defaultValue, className }: PillsProps) {
  return (
    <fieldset className={className}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={shared.row2}>
        {options.map(({ value, label, isShip }) => (
          <label key={value} className={styles.pill}>
            <input
              type="radio"
              {...{ name, value }}
              data-ship={isShip === true ? true : undefined}
              defaultChecked={value === defaultValue}
            />
            <span className={styles.option}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PickupFieldsProps {
  /** The chosen kind, once it is known. */
  kind: PickupKind | undefined;
}

const PLACE = { name: CHOICE_KEYS.place, maxLength: PLACE_MAX_LENGTH, autoComplete: "off" } as const;

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
      <Pills
        legend={t("booking.form.pickup")}
        name={CHOICE_KEYS.pickupKind}
        options={options}
        className={styles.kinds}
      />
      <div className={styles.place}>
        <LabelledInput label={t(`booking.form.${PLACE_LABELS[kind ?? "unknown"]}`)} {...PLACE} />
      </div>
      <div className={styles.times}>
        <ShipTimes describedBy={`${id}-hint`} />
        <p className={controls.hint} id={`${id}-hint`}>
          {t("booking.form.shipHint")}
        </p>
        <Pills
          legend={t("booking.form.shipClock")}
          name={CHOICE_KEYS.shipClock}
          options={clocks}
          defaultValue=""
          className={styles.clock}
        />
      </div>
    </div>
  );
}

/** Of an airport transfer: the airport and the flight, in the place of hotel or ship. */
export function FlightField() {
  const { t } = useLocale();
  return (
    <>
      <input type="hidden" name={CHOICE_KEYS.pickupKind} value="airport" />
      <LabelledInput label={t("booking.form.flight")} hint={t("booking.form.flightHint")} {...PLACE} />
    </>
  );
}

interface PartyFieldsProps {
  offer: Queries.OfferBookingFragment;
  limits: string | undefined;
  onStep: (name: string) => void;
}

export function PartyFields({ offer, limits, onStep }: PartyFieldsProps) {
  const { t } = useLocale();
  const minimumAge = offer.minimum_age ?? 0;
  const ages = getAges(offer);
  return (
    <div className={shared.stack2}>
      {getAdmittedKinds(offer).map((kind) => (
        <Stepper
          key={kind}
          name={CHOICE_KEYS[kind]}
          label={t(`booking.form.${kind}`)}
          note={kind === "children" && ages ? describeAges(ages, t) : undefined}
          min={LEAST_PARTY[kind]}
          defaultValue={FIRST_PARTY[kind]}
          onStep={onStep}
        />
      ))}
      {minimumAge > 0 && <p className={shared.note}>{t("booking.form.minimumAge", { count: minimumAge })}</p>}
      <p className={`${shared.small} ${shared.capital}`} role="status">
        {limits}
      </p>
    </div>
  );
}

interface DayFieldProps {
  outcome: Outcome | undefined;
  /** The visitor was about to send an offer of fixed days without a day. */
  isAsked: boolean;
  /** Shows the next days, too. */
  offersDays: boolean;
  onChoose: (name: string) => void;
}

const UNKNOWN = Array.from({ length: NEXT_DAYS }, (_, index) => index);

export function DayField({ outcome, isAsked, offersDays, onChoose }: DayFieldProps) {
  const { t } = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const problem = outcome?.dayProblem;
  const state = outcome?.dayState;
  const asks = isAsked && !problem && outcome?.chosenDay === undefined;

  // The place of the next days is there before they are known, and of as many when there are fewer.
  const blanks = UNKNOWN.slice(outcome?.days.length ?? 0);

  function choose(day: string) {
    if (input.current) input.current.value = day;
    onChoose(CHOICE_KEYS.date);
  }

  return (
    <div className={controls.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{t("booking.form.date")}</label>
        <span id={`${id}-state`} className={styles.state} role="status" data-state={state}>
          {state && t(`booking.dayStates.${state}`)}
        </span>
      </div>
      <input
        ref={input}
        id={id}
        className={controls.control}
        type="date"
        name={CHOICE_KEYS.date}
        min={outcome?.firstDay}
        max={outcome?.lastDay}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem || asks ? `${id}-problem` : state && `${id}-state`}
      />
      <p className={controls.problem} id={`${id}-problem`} role="status">
        {problem && t(`booking.days.${outcome.nextDay ? problem : "none"}`, { day: outcome.nextDay })}
        {asks && t("booking.days.ask")}
      </p>
      {offersDays && (!outcome || outcome.days.length > 0) && (
        <div
          className={styles.days}
          role={outcome && "group"}
          aria-label={outcome && t("booking.form.nextDays")}
        >
          {outcome?.days.map(({ day, label, state: dayState }) => (
            <button
              key={day}
              type="button"
              className={controls.day}
              data-state={dayState}
              aria-pressed={day === outcome.chosenDay}
              onClick={() => choose(day)}
            >
              {label}
              {dayState && <VisuallyHidden>{`, ${t(`booking.dayStates.${dayState}`)}`}</VisuallyHidden>}
            </button>
          ))}
          {blanks.map((blank) => (
            <span key={blank} className={styles.blank} aria-hidden="true" />
          ))}
        </div>
      )}
    </div>
  );
}
