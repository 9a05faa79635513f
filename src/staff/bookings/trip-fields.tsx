import type { ReactNode } from "react";

import { PLACE_MAX_LENGTH } from "../../domain/config/booking";
import { type BookedTripReply, type QuoteDraftReply } from "../shell/client";
import { QUOTE_LIMITS } from "../../domain/contracts/limits";
import { type Pickup, type Trip } from "../../domain/contracts/quotes";
import { formatDay, formatShortDay } from "../../domain/i18n/format";
import { useStaffLocale, useT } from "../shell/language-context";
import { SelectField, TextField } from "../ui/fields";
import { Button, ButtonRow } from "../ui/layout";
import { useNames } from "../ui/names";
import * as ui from "../ui/ui.module.css";
import * as styles from "./bookings.module.css";
import { createTrip, MAX_TRIPS, PARTY_FIELDS, type TypedTrip } from "./typed-trips";
import type { TripForm } from "./use-trip-form";

type BookedTrip = Pick<BookedTripReply, "title" | "date">;

/** Names a trip in one line: what and when. */
export function useTripName(): (trip: BookedTrip) => string {
  const locale = useStaffLocale();
  return ({ title, date }) => [title, date && formatShortDay(date, locale)].filter(Boolean).join(", ");
}

/** Day, port, persons and pick-up of a trip that is quoted or booked. */
export function useTripFacts(): (
  trip: Trip & { pickup: Pickup },
) => (readonly [label: string, text: string])[] {
  const t = useT("enquiries.booking");
  const locale = useStaffLocale();
  const { getPort } = useNames();
  return ({ date, port, pickup, ...party }) => [
    [t("date"), date === null ? t("noDay") : formatDay(date, locale)],
    [t("port"), port === null ? "" : getPort(port)],
    [
      t("persons"),
      PARTY_FIELDS.filter((name) => (party[name] ?? 0) > 0)
        .map((name) => `${t(name)}: ${String(party[name])}`)
        .join(" · "),
    ],
    [t("pickup"), [pickup.time, pickup.place].filter(Boolean).join(" · ")],
  ];
}

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
      <div className={ui.fields}>
        <SelectField {...wire("offer")} options={[["", t("noOffer")], ...kept, ...offers]} />
        {trip.offer === "" && <TextField {...wire("title")} maxLength={QUOTE_LIMITS.label} />}
        <SelectField {...wire("port")} options={[["", t("noPort")], ...ports]} />
        <TextField {...wire("date")} type="date" hint={mayLackDay ? t("dateHint") : undefined} />
      </div>
      <div className={ui.fields}>
        {PARTY_FIELDS.map((name) => (
          <TextField key={name} {...wire(name)} inputMode="numeric" autoComplete="off" maxLength={2} />
        ))}
      </div>
      <div className={ui.fields}>
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
  complete: (trip: TypedTrip) => Trip;
  children: (trip: Trip, onTrip: (change: (trip: Trip) => Partial<Trip>) => void) => ReactNode;
}

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
