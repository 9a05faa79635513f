import { useState, type SubmitEvent } from "react";

import { PLACE_MAX_LENGTH } from "../../domain/config/booking";
import { type BookingReply, staffApi } from "../shell/client";
import { TEXT_LIMITS } from "../../domain/contracts/limits";
import { useEnquiryChange } from "../inbox/use-enquiry";
import { useT } from "../shell/language-context";
import { TextArea, TextField } from "../ui/fields";
import { Button, ButtonRow } from "../ui/layout";
import { Notice } from "../ui/notice";
import * as ui from "../ui/ui.module.css";
import * as styles from "./bookings.module.css";
import { useTripName } from "./trip-fields";
import { findIncomplete } from "./typed-trips";

interface TypedCrew {
  notes: string;
  pickups: readonly { id: string; place: string; time: string }[];
}

export function CrewNotes({ booking }: { booking: BookingReply }) {
  const t = useT("enquiries.booking");
  const getName = useTripName();
  const [typed, setTyped] = useState<TypedCrew>();
  const [incomplete, setIncomplete] = useState<string>();
  const { isBusy, notice, setNotice, change } = useEnquiryChange();
  const trips = booking.trips.filter(({ status, isOver }) => status === "confirmed" && !isOver);

  function open() {
    setNotice(undefined);
    const pickups = trips.map(({ id, pickup: { place, time } }) => ({ id, place, time }));
    setTyped({ notes: booking.notes, pickups });
  }
  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = findIncomplete(event.currentTarget)?.field;
    setIncomplete(wrong);
    if (!typed || wrong !== undefined) return;
    const { notes } = typed;
    const pickups = typed.pickups.map(({ id, place, time }) => ({ id, place, ...(time && { time }) }));
    change((opened) => staffApi.bookings.change.mutate({ ...opened, notes, pickups }), {
      ...{ done: t("saved"), onDone: () => setTyped(undefined) },
    });
  }
  const setPickup = (id: string, changes: { place?: string; time?: string }) =>
    setTyped(
      (known) =>
        known && {
          ...known,
          pickups: known.pickups.map((pickup) => (pickup.id === id ? { ...pickup, ...changes } : pickup)),
        },
    );
  return (
    <>
      <h3>{t("crew")}</h3>
      {typed ? (
        <form className={ui.stack} noValidate onSubmit={save}>
          <TextArea
            label={t("notes")}
            hint={t("notesHint")}
            rows={3}
            maxLength={TEXT_LIMITS.message}
            value={typed.notes}
            onValue={(notes) => setTyped({ ...typed, notes })}
          />
          {trips.map((trip) => {
            const { place = "", time = "" } = typed.pickups.find(({ id }) => id === trip.id) ?? {};
            return (
              <fieldset key={trip.id} className={styles.trip}>
                <legend>{getName(trip)}</legend>
                <div className={ui.fields}>
                  <TextField
                    label={t("place")}
                    autoComplete="off"
                    maxLength={PLACE_MAX_LENGTH}
                    value={place}
                    onValue={(text) => setPickup(trip.id, { place: text })}
                  />
                  <TextField
                    label={t("time")}
                    name={trip.id}
                    type="time"
                    error={incomplete === trip.id ? t("noSuchMoment") : undefined}
                    value={time}
                    onValue={(text) => setPickup(trip.id, { time: text })}
                  />
                </div>
              </fieldset>
            );
          })}
          <ButtonRow>
            <Button type="submit" variant="solid" isBusy={isBusy}>
              {t("save")}
            </Button>
            <Button onClick={() => setTyped(undefined)}>{t("drop")}</Button>
          </ButtonRow>
        </form>
      ) : (
        <>
          <p className={ui.words}>{booking.notes || t("noNotes")}</p>
          <p>
            <Button onClick={open}>{t("changeCrew")}</Button>
          </p>
        </>
      )}
      <Notice notice={notice} />
    </>
  );
}
