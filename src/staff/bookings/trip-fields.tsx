import { use, useRef, useState, type ReactNode } from "react";

import { PLACE_MAX_LENGTH } from "../../domain/config/booking";
import type { Locale } from "../../domain/config/locales";
import { QUOTE_LIMITS } from "../../domain/config/forms";
import type { Trip } from "../../domain/contracts/quotes";
import { EnquiryContext } from "../inbox/use-enquiry";
import { type BookedTripReply, type EnquiryReply, type QuoteDraftReply, staffApi } from "../shell/client";
import { useT } from "../shell/language-context";
import { SelectField, TextField, wireFields, wirePart } from "../ui/fields";
import { Busy, Button, ButtonRow, FieldErrors } from "../ui/layout";
import { useNames } from "../ui/names";
import * as ui from "../ui/ui.module.css";
import * as styles from "./bookings.module.css";
import { useFormAction } from "./form-action";
import { createTrip, MAX_TRIPS, PARTY_FIELDS, readParty, type TypedTrip } from "./typed-trips";

export interface Sending {
  content: object;
  send: (more: { key: string; evenIfFull?: true }) => Promise<EnquiryReply>;
  /** Begins what is said of a refusal. */
  refused: string;
  onSent: (enquiry: EnquiryReply) => void;
  /** The server has refused a field, which is shown. */
  onWrong?: () => void;
}

export type TripForm = ReturnType<typeof useTripForm>;

interface TripFormOptions {
  /** Changes the newest trips: what was typed while prices were worked out stays. */
  onTrips: (change: (trips: readonly TypedTrip[]) => readonly TypedTrip[]) => void;
  /** Puts the prices that were worked out into their trip. */
  price: (trip: TypedTrip, draft: QuoteDraftReply) => Partial<TypedTrip>;
  onDraft?: (draft: QuoteDraftReply) => void;
  /** Of a guest who has written nothing; otherwise the prices are for the enquiry that is open. */
  lang?: Locale;
}

/** Sends the form of trips inside of its `<TripFormBox>`, and works out the prices of one by the rules of its offer. */
export function useTripForm({ onTrips, price, onDraft, lang }: TripFormOptions) {
  const t = useT("enquiries.booking");
  const open = use(EnquiryContext);
  const root = useRef<HTMLFormElement>(null);
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  // Staff were told that a trip cannot be taken as usual, and may send it all the same.
  const [evenIfFull, setEvenIfFull] = useState(false);
  const { isIncomplete, run, getKey, ...action } = useFormAction();
  const changeTrip = (id: string, change: (trip: TypedTrip) => Partial<TypedTrip>) =>
    onTrips((all) => all.map((trip) => (trip.id === id ? { ...trip, ...change(trip) } : trip)));
  function takeDraft(id: string, draft: QuoteDraftReply) {
    setNotes((known) => ({ ...known, [id]: draft.note }));
    changeTrip(id, (trip) => ({
      pickup: { ...trip.pickup, time: trip.pickup.time || draft.pickupTime },
      ...price(trip, draft),
    }));
    onDraft?.(draft);
  }

  return {
    ...{ ...action, root, notes, evenIfFull, onTrips, changeTrip, takeDraft },
    workOut(trip: TypedTrip, index: number) {
      if (isIncomplete(root.current)) return;
      const of = open ? { reference: open.enquiry.reference } : { lang };
      run(
        () => staffApi.quotes.draft.mutate({ ...of, ...readParty(trip) }),
        t("worked"),
        (draft) => takeDraft(trip.id, draft),
        undefined,
        `trips.${index}.`,
      );
    },
    forgetWarning: () => setEvenIfFull(false),
    look<Data>(call: () => Promise<Data>, onDone: (data: Data) => void) {
      action.setNotice(undefined);
      if (!isIncomplete(root.current)) run(call, "", onDone);
    },
    send({ content, send, refused, onSent, onWrong }: Sending) {
      action.setNotice(undefined);
      if (isIncomplete(root.current)) return;
      run(
        () => send({ key: getKey({ content, evenIfFull }), ...(evenIfFull && { evenIfFull }) }),
        "",
        onSent,
        ({ code }, ofField) => {
          if (code === "conflict") {
            open?.refetch();
            return `${refused} ${t(open?.enquiry.isHeld ? "heldFirst" : "conflict")}`;
          }
          if (code === "day-full" || code === "day-closed" || code === "offer-off-sale") {
            setEvenIfFull(true);
            return `${refused} ${t(code)}`;
          }
          if (ofField === undefined) return undefined;
          onWrong?.();
          return `${refused} ${ofField}`;
        },
      );
    },
  };
}

/** What is inside is sent by `form`, and its fields say what is wrong. */
export function TripFormBox({ form: { getError, root }, children }: { form: TripForm; children: ReactNode }) {
  return (
    <FieldErrors value={getError}>
      <form className={ui.stack} ref={root} noValidate onSubmit={(event) => event.preventDefault()}>
        {children}
      </form>
    </FieldErrors>
  );
}

type BookedTrip = Pick<BookedTripReply, "title" | "date">;

export function useTripName(): (trip: BookedTrip) => string {
  const t = useT("enquiries.booking");
  return ({ title, date }) => [title, date && t.shortDay(date)].filter(Boolean).join(", ");
}

/** As it was sent, or is about to be. */
export type ShownTrip = { [Name in keyof Trip]?: Trip[Name] | undefined } & {
  pickup?: { place: string; time?: string | undefined } | undefined;
};

export function useTripFacts(): (trip: ShownTrip) => (readonly [label: string, text: string])[] {
  const t = useT("enquiries.booking");
  const { getPort } = useNames();
  return ({ date, port, pickup, ...party }) => {
    const persons = PARTY_FIELDS.filter((name) => (party[name] ?? 0) > 0);
    return [
      [t("date"), date ? t.day(date) : t("noDay")],
      [t("port"), port ? getPort(port) : ""],
      [t("persons"), persons.map((name) => `${t(name)}: ${String(party[name])}`).join(" · ")],
      [t("pickup"), [pickup?.time, pickup?.place].filter(Boolean).join(" · ")],
    ];
  };
}

type TripField = "offer" | "title" | "port" | "date" | (typeof PARTY_FIELDS)[number];

interface TripFieldsProps {
  trip: TypedTrip;
  index: number;
  form: TripForm;
  /** The guest chooses the day of one that has none. */
  mayLackDay: boolean;
  onTrip: (changes: Partial<TypedTrip>) => void;
  /** Left out for the only one. */
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

function TripFields(props: TripFieldsProps) {
  const t = useT("enquiries.booking");
  const { offers, ports, getOffer } = useNames();
  const { trip, index, form, mayLackDay, onTrip, onRemove, children } = props;
  const number = index + 1;
  const isListed = trip.offer === "" || offers.some(([key]) => key === trip.offer);
  const kept = isListed ? [] : [[trip.offer, getOffer(trip.offer)] as const];
  const wired = wireFields(trip, onTrip, `trips.${index}.`);
  const field = (name: TripField) => ({ ...wired(name), label: t(name), autoComplete: "off" });
  const pickup = wirePart(trip, onTrip, "pickup", `trips.${index}.`);
  return (
    <fieldset className={`${ui.stack} ${ui.box} ${styles.trip}`}>
      <legend>
        {t("trip", { number })}
        {trip.offer !== "" && `: ${getOffer(trip.offer)}`}
      </legend>
      <div className={ui.fields}>
        <SelectField {...field("offer")} options={[["", t("noOffer")], ...kept, ...offers]} />
        {trip.offer === "" && <TextField {...field("title")} maxLength={QUOTE_LIMITS.label} />}
        <SelectField {...field("port")} options={[["", t("noPort")], ...ports]} />
        <TextField {...field("date")} type="date" hint={mayLackDay ? t("dateHint") : undefined} />
      </div>
      <div className={ui.fields}>
        {PARTY_FIELDS.map((name) => (
          <TextField key={name} {...field(name)} inputMode="numeric" maxLength={2} />
        ))}
      </div>
      <div className={ui.fields}>
        <TextField {...pickup("place")} label={t("place")} autoComplete="off" maxLength={PLACE_MAX_LENGTH} />
        <TextField {...pickup("time")} label={t("time")} type="time" />
      </div>
      {form.notes[trip.id] && <p className={ui.note}>{form.notes[trip.id]}</p>}
      {children}
      <ButtonRow>
        {trip.offer !== "" && <Button onClick={() => form.workOut(trip, index)} text={t("workOut")} />}
        {onRemove && <Button label={t("removeTrip", { number })} onClick={onRemove} text={t("remove")} />}
      </ButtonRow>
    </fieldset>
  );
}

interface TripListProps {
  trips: readonly TypedTrip[];
  form: TripForm;
  mayLackDay?: boolean;
  children: (
    trip: TypedTrip,
    onTrip: (change: (trip: TypedTrip) => Partial<TypedTrip>) => void,
    /** Of its fields. */
    prefix: string,
  ) => ReactNode;
}

export function TripList(props: TripListProps) {
  const t = useT("enquiries.booking");
  const { trips, form, mayLackDay = false, children } = props;
  return (
    <Busy value={form.isBusy}>
      {trips.map((trip, index) => {
        const { id } = trip;
        const change = (get: (trip: TypedTrip) => Partial<TypedTrip>) => form.changeTrip(id, get);
        function remove() {
          form.setErrors({});
          form.onTrips((all) => all.filter((other) => other.id !== id));
        }
        return (
          <TripFields
            key={id}
            {...{ trip, index, form, mayLackDay }}
            onTrip={(changes) => change(() => changes)}
            onRemove={trips.length === 1 ? undefined : remove}
          >
            {children(trip, change, `trips.${index}.`)}
          </TripFields>
        );
      })}
      {trips.length < MAX_TRIPS && (
        <Button onClick={() => form.onTrips((all) => [...all, createTrip()])} text={t("addTrip")} />
      )}
    </Busy>
  );
}
