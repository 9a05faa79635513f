import { use, useRef, useState, type ReactNode } from "react";

import { PLACE_MAX_LENGTH } from "../../domain/config/booking";
import type { Locale } from "../../domain/config/locales";
import { QUOTE_LIMITS } from "../../domain/contracts/limits";
import type { Trip } from "../../domain/contracts/quotes";
import { EnquiryContext } from "../inbox/use-enquiry";
import {
  type BookedTripReply,
  type EnquiryReply,
  type QuoteDraftReply,
  type RouterInputs,
  staffApi,
} from "../shell/client";
import { useT } from "../shell/language-context";
import { useAction } from "../ui/action";
import { SelectField, TextField, wireFields } from "../ui/fields";
import { Busy, Button, ButtonRow, FieldErrors } from "../ui/layout";
import { useNames } from "../ui/names";
import * as ui from "../ui/ui.module.css";
import * as styles from "./bookings.module.css";
import { toMoneyField } from "./money";
import {
  createTrip,
  findBadParty,
  findIncomplete,
  findRefused,
  MAX_TRIPS,
  PARTY_FIELDS,
  readParty,
  type Problem,
  type Report,
  type TypedTrip,
} from "./typed-trips";

const EXAMPLE_CENTS = 9550;

export function useProblem() {
  const t = useT("enquiries.booking");
  const [problem, setProblem] = useState<Problem>();
  const getError = (field: string) =>
    problem?.field === field
      ? t(problem.word, { example: toMoneyField(EXAMPLE_CENTS, t.locale) })
      : undefined;
  /** Gives what a form inside of `root` holds; nothing where it has problems, of which its field shows the first. */
  function check<Content>(root: Element | null, read: (report: Report) => Content): Content | undefined {
    const found = [findIncomplete(root)].filter((one) => one !== undefined);
    const content = read((one) => {
      if (one) found.push(one);
    });
    setProblem(found[0]);
    return found.length === 0 ? content : undefined;
  }
  return { getError, setProblem, check };
}

export interface Sending {
  content: object;
  send: (more: { key: string; evenIfFull?: true }) => Promise<EnquiryReply>;
  trips: readonly TypedTrip[];
  /** Begins what is said of a refusal. */
  refused: string;
  onSent: (enquiry: EnquiryReply) => void;
  /** The server has refused a field, which is shown. */
  onWrong?: () => void;
}

export type TripForm = ReturnType<typeof useTripForm>;

/**
 * Checks and sends the form of trips inside of its `<TripFormBox>`, and works out the prices of one by the rules of its offer: of the
 * enquiry that is open, or of a guest who has written nothing, in `lang`.
 */
export function useTripForm(onDraft: (id: string, draft: QuoteDraftReply) => void, lang?: Locale) {
  const t = useT("enquiries.booking");
  const open = use(EnquiryContext);
  const root = useRef<HTMLDivElement>(null);
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  // Staff were told that a trip cannot be taken as usual, and may send it all the same.
  const [evenIfFull, setEvenIfFull] = useState(false);
  const { isBusy, notice, setNotice, run, getKey } = useAction();
  const { getError, setProblem, check } = useProblem();
  function takeDraft(id: string, draft: QuoteDraftReply) {
    setNotes((known) => ({ ...known, [id]: draft.note }));
    onDraft(id, draft);
  }

  return {
    ...{ root, notes, evenIfFull, isBusy, notice, getError, takeDraft },
    workOut(trip: TypedTrip) {
      const party = check(root.current, (report) => {
        report(findBadParty(trip));
        return readParty(trip);
      });
      if (!party) return;
      const of = open ? { reference: open.enquiry.reference } : { lang };
      // `findBadParty` has found an offer.
      const input = { ...of, ...party } as RouterInputs["quotes"]["draft"];
      run(
        () => staffApi.quotes.draft.mutate(input),
        t("worked"),
        (draft) => takeDraft(trip.id, draft),
      );
    },
    check<Content>(read: (report: Report) => Content): Content | undefined {
      setNotice(undefined);
      return check(root.current, read);
    },
    forgetWarning: () => setEvenIfFull(false),
    send({ content, send, trips, refused, onSent, onWrong }: Sending) {
      run(
        () => send({ key: getKey({ content, evenIfFull }), ...(evenIfFull && { evenIfFull }) }),
        "",
        onSent,
        ({ code, fields }) => {
          if (code === "conflict") {
            open?.refetch();
            return `${refused} ${t(open?.enquiry.isHeld ? "heldFirst" : "conflict")}`;
          }
          if (code === "day-full" || code === "day-closed" || code === "offer-off-sale") {
            setEvenIfFull(true);
            return `${refused} ${t(code)}`;
          }
          const found = findRefused(fields, trips);
          setProblem(found);
          if (found) onWrong?.();
          return found && `${refused} ${t(found.word)}`;
        },
      );
    },
  };
}

/** What is inside is read by `form`, and its fields say what is wrong. */
export function TripFormBox({ form: { getError, root }, children }: { form: TripForm; children: ReactNode }) {
  return (
    <FieldErrors value={getError}>
      <div className={ui.stack} ref={root}>
        {children}
      </div>
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

type TripField = Exclude<keyof TypedTrip, "id" | "lines" | "amount" | "worked">;

interface TripFieldsProps {
  trip: TypedTrip;
  number: number;
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
  const { trip, number, form, mayLackDay, onTrip, onRemove, children } = props;
  const isListed = trip.offer === "" || offers.some(([key]) => key === trip.offer);
  const kept = isListed ? [] : [[trip.offer, getOffer(trip.offer)] as const];
  const wired = wireFields(trip, onTrip, `${trip.id} `);
  const field = (name: TripField) => ({ ...wired(name), label: t(name), autoComplete: "off" });
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
        <TextField {...field("place")} maxLength={PLACE_MAX_LENGTH} />
        <TextField {...field("time")} type="time" />
      </div>
      {form.notes[trip.id] && <p className={ui.note}>{form.notes[trip.id]}</p>}
      {children}
      <ButtonRow>
        {trip.offer !== "" && <Button onClick={() => form.workOut(trip)} text={t("workOut")} />}
        {onRemove && <Button label={t("removeTrip", { number })} onClick={onRemove} text={t("remove")} />}
      </ButtonRow>
    </fieldset>
  );
}

interface TripListProps {
  trips: readonly TypedTrip[];
  form: TripForm;
  mayLackDay?: boolean;
  /** Changes the newest trips: what was typed while prices were worked out stays. */
  onTrips: (change: (trips: readonly TypedTrip[]) => readonly TypedTrip[]) => void;
  children: (trip: TypedTrip, onTrip: (change: (trip: TypedTrip) => Partial<TypedTrip>) => void) => ReactNode;
}

export function TripList(props: TripListProps) {
  const t = useT("enquiries.booking");
  const { trips, form, mayLackDay = false, onTrips, children } = props;
  return (
    <Busy value={form.isBusy}>
      {trips.map((trip, index) => {
        const { id } = trip;
        const change = (get: (trip: TypedTrip) => Partial<TypedTrip>) =>
          onTrips((all) => all.map((other) => (other.id === id ? { ...other, ...get(other) } : other)));
        const remove = () => onTrips((all) => all.filter((other) => other.id !== id));
        return (
          <TripFields
            key={id}
            {...{ trip, form, mayLackDay }}
            number={index + 1}
            onTrip={(changes) => change(() => changes)}
            onRemove={trips.length === 1 ? undefined : remove}
          >
            {children(trip, change)}
          </TripFields>
        );
      })}
      {trips.length < MAX_TRIPS && (
        <Button onClick={() => onTrips((all) => [...all, createTrip()])} text={t("addTrip")} />
      )}
    </Busy>
  );
}
