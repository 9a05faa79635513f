import { useEffect, useState, useId, useRef } from "react";

import { loadDayStates, NO_STATES, type DayStates } from "../browser/load-day-states";
import { getAdmittedKinds, getAges, type PartyKind } from "../../domain/booking/admitted-party";
import type { BookableOffer } from "../../domain/booking/bookable-offer";
import { getAgencyDay } from "../../domain/booking/calendar-day";
import { LEAST_PARTY } from "../../domain/booking/choice-keys";
import type { Choice, Pickup } from "../../domain/booking/choice";
import type { WishedDay } from "../../domain/booking/describe";
import { getNextDays } from "../../domain/booking/running-days";
import * as shared from "../../styles/shared.module.css";
import * as controls from "../form/control.module.css";
import { LabelledInput, SelectField } from "../form/field";
import { NEXT_DAYS } from "../../domain/config/booking";
import { formatDay, formatShortDay } from "../../domain/i18n/format";
import { useFrame, useLocale } from "../ui/locale-context";
import * as styles from "./choice-fields.module.css";
import { ShipClock, ShipTimes } from "../form/ship-fields";

function useDayStates(offer: string, day: string | undefined): DayStates {
  const [states, setStates] = useState(NO_STATES);
  useEffect(() => {
    if (day === undefined) return undefined;
    let isOver = false;
    void loadDayStates(offer).then((loaded) => {
      if (!isOver) setStates(loaded);
    });
    return () => {
      isOver = true;
    };
  }, [offer, day]);
  return states;
}

interface ChoiceFieldsProps {
  offer: BookableOffer & { key: string };
  asked: Choice;
  /** The chosen day, when it is impossible. */
  wished: WishedDay | undefined;
  /** The ship, of an offer to which guests come by ship. */
  pickup: Choice["pickup"];
  onChange: (choice: Choice) => void;
}

const LARGEST_OFFERED = 20;

function getCountOptions(min: number, chosen: number) {
  const counts = Array.from({ length: LARGEST_OFFERED - min + 1 }, (_, index) => min + index);
  if (chosen > LARGEST_OFFERED) counts.push(chosen);
  return counts.map((count) => ({ value: `${count}`, label: `${count}` }));
}

function change(choice: Choice, part: Partial<Record<keyof Choice, unknown>>): Choice {
  return Object.fromEntries(
    Object.entries({ ...choice, ...part }).filter(([, value]) => value !== undefined && value !== ""),
  ) as unknown as Choice;
}

export function ChoiceFields({ offer, asked: choice, wished, pickup, onChange }: ChoiceFieldsProps) {
  const { locale, t } = useLocale();
  const id = useId();
  const date = useRef<HTMLInputElement>(null);
  const [now] = useState(Date.now);
  const { ports, booking: rules } = useFrame();
  const when = { offer, port: choice.port, rules, now };
  const problem = wished?.problem;
  const isNear = problem === "sold-out" || problem === "not-running";
  const states = useDayStates(offer.key, choice.date);
  const nextDays = problem ? getNextDays(when, NEXT_DAYS, isNear ? choice.date : "", states) : [];
  const [nextDay] = nextDays;
  const state = problem || choice.date === undefined ? undefined : states[choice.date];
  const changeShip = (ship: Partial<Pickup>) => onChange(change(choice, { pickup: { ...pickup, ...ship } }));
  /** Guests under 1 metre need no ages. */
  function sayAges(kind: PartyKind): string {
    const ages = kind === "children" ? getAges(offer) : undefined;
    if (!ages) return "";
    return ` (${ages.from > 0 ? `${ages.from}–${ages.until}` : t("booking.form.agesUntil", ages)})`;
  }

  /** The days that were offered are gone then: the focus goes to the field. */
  function chooseOffered(day: string) {
    onChange(change(choice, { date: day }));
    date.current?.focus();
  }

  return (
    <div className={styles.fields}>
      <LabelledInput
        ref={date}
        label={t("shortlist.date")}
        type="date"
        min={getAgencyDay(now)}
        value={choice.date ?? ""}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : state && `${id}-state`}
        onChange={(event) => onChange(change(choice, { date: event.target.value }))}
      />
      {offer.ports.length > 0 && (
        <SelectField
          label={t("shortlist.port")}
          value={choice.port}
          any={t("shortlist.noPort")}
          options={ports
            .filter(({ key }) => offer.ports.includes(key))
            .map(({ key, name }) => ({ value: key, label: name }))}
          onChange={(port) => onChange(change(choice, { port }))}
        />
      )}
      {pickup?.kind === "cruise" && (
        <>
          <ShipTimes ship={pickup} onChange={changeShip} />
          <ShipClock ship={pickup} onChange={changeShip} />
        </>
      )}
      {getAdmittedKinds(offer).map((kind) => (
        <SelectField
          key={kind}
          className={`${controls.field} ${styles.count}`}
          label={t(`shortlist.${kind}`) + sayAges(kind)}
          value={`${choice[kind]}`}
          options={getCountOptions(LEAST_PARTY[kind], choice[kind])}
          onChange={(count) => onChange(change(choice, { [kind]: Number(count) }))}
        />
      ))}
      <p className={`${controls.problem} ${styles.problem}`} id={`${id}-problem`} role="status">
        {problem &&
          (nextDay === undefined
            ? t("booking.days.none")
            : t(`shortlist.problem.${problem}`, { day: formatDay(nextDay, locale) }))}
      </p>
      {nextDays.length > 0 && (
        <div className={`${shared.row2} ${styles.days}`} role="group" aria-label={t("booking.form.nextDays")}>
          {nextDays.map((day) => (
            <button key={day} type="button" className={controls.day} onClick={() => chooseOffered(day)}>
              {formatShortDay(day, locale)}
            </button>
          ))}
        </div>
      )}
      <p
        className={`${controls.dayState} ${shared.small} ${styles.state}`}
        id={`${id}-state`}
        role="status"
        data-state={state}
      >
        {state && t(`booking.dayStates.${state}`)}
      </p>
    </div>
  );
}
