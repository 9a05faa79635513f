import type { Locale } from "../../config/locales";
import { TEXT_LIMITS } from "../../contracts/limits";
import { formatCents } from "../../i18n/format";
import { useStaffLocale, useT } from "../shell/language-context";
import { TextArea } from "../ui/text-area";
import { TextField } from "../ui/text-field";
import * as styles from "./bookings.module.css";
import { DepositFields } from "./deposit-fields";
import { PaymentFields } from "./payments";
import { TripList } from "./trip-fields";
import { complete, toTotal, type TypedBooking, type TypedBookingTrip } from "./typed-booking";
import { takeDraft, useWorkedAmount } from "./use-worked-amount";
import type { TripForm } from "./use-trip-form";

interface AmountFieldProps {
  trip: TypedBookingTrip;
  form: TripForm;
  lang: Locale;
  onTrip: (get: (trip: TypedBookingTrip) => Partial<TypedBookingTrip>) => void;
}

function AmountField({ trip, form, lang, onTrip }: AmountFieldProps) {
  const t = useT("enquiries.booking");
  const locale = useStaffLocale();
  useWorkedAmount(trip, lang, (draft) => {
    form.setNote(trip.id, draft.note);
    onTrip((known) => takeDraft(known, draft, locale));
  });
  return (
    <TextField
      label={t("amount")}
      inputMode="decimal"
      autoComplete="off"
      error={form.getError(`${trip.id} amount`)}
      value={trip.amount}
      onValue={(amount) => onTrip(() => ({ amount }))}
    />
  );
}

interface BookingFieldsProps {
  typed: TypedBooking;
  form: TripForm;
  /** The guest's language. */
  lang: Locale;
  onTyped: (change: (typed: TypedBooking) => TypedBooking) => void;
}

export function BookingFields({ typed, form, lang, onTyped }: BookingFieldsProps) {
  const t = useT("enquiries.booking");
  const locale = useStaffLocale();
  const set = (changes: Partial<TypedBooking>) => onTyped((known) => ({ ...known, ...changes }));
  return (
    <>
      <TripList
        trips={typed.trips}
        {...{ form, complete }}
        onTrips={(update) => onTyped((known) => ({ ...known, trips: update(known.trips) }))}
        onDraft={(id, draft) =>
          onTyped((known) => ({
            ...known,
            trips: known.trips.map((trip) =>
              trip.id === id ? { ...trip, ...takeDraft(trip, draft, locale) } : trip,
            ),
          }))
        }
      >
        {(trip, onTrip) => <AmountField {...{ trip, form, lang, onTrip }} />}
      </TripList>
      <TextArea
        label={t("notes")}
        hint={t("notesHint")}
        rows={2}
        maxLength={TEXT_LIMITS.message}
        value={typed.notes}
        onValue={(notes) => set({ notes })}
      />
      <PaymentFields typed={typed} getError={form.getError} onTyped={set} />
      <DepositFields typed={typed} getError={form.getError} onTyped={set} />
      <p className={styles.total}>
        {t("total")} <output>{formatCents(toTotal(typed.trips, locale), locale)}</output>
      </p>
    </>
  );
}
