import type { ReactNode } from "react";

import { PLACE_MAX_LENGTH } from "../../config/booking";
import { QUOTE_LIMITS } from "../../contracts/limits";
import { useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { ButtonRow } from "../ui/button-row";
import { useNames } from "../ui/names";
import { SelectField } from "../ui/select-field";
import { TextField } from "../ui/text-field";
import type { QuoteDraftReply } from "../shell/replies";
import * as styles from "./bookings.module.css";
import { createTrip, MAX_TRIPS, PARTY_FIELDS, type TypedTrip } from "./typed-trips";
import type { TripForm } from "./use-trip-form";

interface TripFieldsProps {
  trip: TypedTrip;
  number: number;
  form: TripForm;
  /** The guest chooses the day of one that has none. */
  mayLackDay: boolean;
  onTrip: (changes: Partial<TypedTrip>) => void;
  onDraft: (draft: QuoteDraftReply) => void;
  /** Left out for the only one. */
  onRemove: (() => void) | undefined;
  /** Its prices. */
  children: ReactNode;
}

function TripFields(props: TripFieldsProps) {
  const t = useT("enquiries.booking");
  const { offers, ports, getOffer } = useNames();
  const { trip, number, form, mayLackDay, onTrip, onDraft, onRemove, children } = props;
  const isListed = trip.offer === "" || offers.some(([key]) => key === trip.offer);
  const kept = isListed ? [] : [[trip.offer, getOffer(trip.offer)] as const];
  const wire = (name: Exclude<keyof TypedTrip, "id">) => ({
    label: t(name),
    name: `${trip.id} ${name}`,
    error: form.getError(`${trip.id} ${name}`),
    value: trip[name],
    onValue: (text: string) => onTrip({ [name]: text }),
  });
  const note = form.notes[trip.id];
  return (
    <fieldset className={styles.trip}>
      <legend>
        {t("trip", { number })}
        {trip.offer !== "" && `: ${getOffer(trip.offer)}`}
      </legend>
      <div className={styles.fields}>
        <SelectField {...wire("offer")} options={[["", t("noOffer")], ...kept, ...offers]} />
        {trip.offer === "" && <TextField {...wire("title")} maxLength={QUOTE_LIMITS.label} />}
        <SelectField {...wire("port")} options={[["", t("noPort")], ...ports]} />
        <TextField {...wire("date")} type="date" hint={mayLackDay ? t("dateHint") : undefined} />
      </div>
      <div className={styles.fields}>
        {PARTY_FIELDS.map((name) => (
          <TextField key={name} {...wire(name)} inputMode="numeric" autoComplete="off" maxLength={2} />
        ))}
      </div>
      <div className={styles.fields}>
        <TextField {...wire("place")} autoComplete="off" maxLength={PLACE_MAX_LENGTH} />
        <TextField {...wire("time")} type="time" />
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {children}
      <ButtonRow>
        {trip.offer !== "" && (
          <Button isBusy={form.isBusy} onClick={() => form.workOut(trip, onDraft)}>
            {t("workOut")}
          </Button>
        )}
        {onRemove && (
          <Button label={t("removeTrip", { number })} onClick={onRemove}>
            {t("remove")}
          </Button>
        )}
      </ButtonRow>
    </fieldset>
  );
}

interface TripListProps<Trip extends TypedTrip> {
  trips: readonly Trip[];
  form: TripForm;
  mayLackDay?: boolean;
  /** Changes the newest trips: what was typed while prices were worked out stays. */
  onTrips: (change: (trips: readonly Trip[]) => readonly Trip[]) => void;
  onDraft: (id: string, draft: QuoteDraftReply) => void;
  /** Makes a whole trip of an empty one. */
  complete: (trip: TypedTrip) => Trip;
  /** The prices of a trip. */
  children: (trip: Trip, onTrip: (change: (trip: Trip) => Partial<Trip>) => void) => ReactNode;
}

/** The trips of a quote or a booking: add, change, remove. */
export function TripList<Trip extends TypedTrip>(props: TripListProps<Trip>) {
  const t = useT("enquiries.booking");
  const { trips, form, mayLackDay = false, onTrips, onDraft, complete, children } = props;
  return (
    <>
      {trips.map((trip, index) => {
        const change = (get: (trip: Trip) => Partial<TypedTrip> | Partial<Trip>) =>
          onTrips((all) => all.map((other) => (other.id === trip.id ? { ...other, ...get(other) } : other)));
        return (
          <TripFields
            key={trip.id}
            {...{ trip, form, mayLackDay }}
            number={index + 1}
            onTrip={(changes) => change(() => changes)}
            onDraft={(draft) => onDraft(trip.id, draft)}
            onRemove={
              trips.length === 1 ? undefined : () => onTrips((all) => all.filter(({ id }) => id !== trip.id))
            }
          >
            {children(trip, change)}
          </TripFields>
        );
      })}
      {trips.length < MAX_TRIPS && (
        <p>
          <Button onClick={() => onTrips((all) => [...all, complete(createTrip())])}>{t("addTrip")}</Button>
        </p>
      )}
    </>
  );
}
