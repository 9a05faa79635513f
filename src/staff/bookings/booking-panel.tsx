import { useState } from "react";

import { getLocale } from "../../domain/config/locales";
import type { TripCancel } from "../../domain/contracts/bookings";
import { NewsBox } from "../inbox/timeline";
import { useEnquiryChange, useOpenEnquiry } from "../inbox/use-enquiry";
import { type BookedTripReply, type BookingReply, staffApi } from "../shell/client";
import { useT } from "../shell/language-context";
import { Dialog } from "../ui/dialog";
import { Facts, KeyFigures } from "../ui/facts";
import { CheckField, SelectField, TextArea, TextField } from "../ui/fields";
import { useKeptText } from "../ui/kept-text";
import { Busy, Button, List, Panel, Notice, type NoticeText } from "../ui/layout";
import * as ui from "../ui/ui.module.css";
import * as styles from "./bookings.module.css";
import { parseMoney } from "../ui/read-number";
import { CrewNotes, Payments, useDepositText } from "./payments";
import { useTripFacts, useTripName } from "./trip-fields";

interface CancelTripsProps {
  trips: readonly BookedTripReply[];
}

interface CancelDialogProps extends CancelTripsProps {
  onCancelled: (isTold: boolean) => void;
  onClose: () => void;
}

function CancelDialog({ trips, onCancelled, onClose }: CancelDialogProps) {
  const t = useT("enquiries.booking");
  const getName = useTripName();
  const { enquiry } = useOpenEnquiry();
  const hasAddress = enquiry.email !== "";
  // Which one is meant is plain where there is one.
  const [chosen, setChosen] = useState<readonly string[]>(
    trips.length === 1 ? trips.map(({ id }) => id) : [],
  );
  const [by, setBy] = useState<TripCancel["by"]>("guest");
  const [fee, setFee] = useState("");
  const [isTold, setTold] = useState(hasAddress);
  const { text = "", ...kept } = useKeptText("cancellation", enquiry.reference);
  const { isBusy, outcome, getError, change } = useEnquiryChange();
  // One may be cancelled by somebody else meanwhile.
  const tripIds = trips.map(({ id }) => id).filter((id) => chosen.includes(id));

  function cancel() {
    const feeCents = by === "guest" && fee.trim() !== "" ? (parseMoney(fee) ?? NaN) : 0;
    const content = { tripIds, by, text, isTold, feeCents };
    change((opened, key) => staffApi.bookings.cancelTrips.mutate({ ...opened, ...content, key }), {
      ...{ content, conflict: `${t("notCancelled")} ${t("conflict")}` },
      onDone() {
        kept.forget(text);
        onCancelled(isTold);
      },
    });
  }
  return (
    <Dialog
      {...{ title: t("cancelTitle"), text: t("cancelText"), cancel: t("keep"), isBusy, onClose }}
      action={{ variant: "danger", onClick: cancel, text: t("cancelNow") }}
    >
      <fieldset>
        <legend>
          <strong>{t("which")}</strong>
        </legend>
        {trips.map((trip) => (
          <CheckField
            key={trip.id}
            label={getName(trip)}
            isChecked={chosen.includes(trip.id)}
            onCheck={(isChecked) =>
              setChosen((ids) => (isChecked ? [...ids, trip.id] : ids.filter((id) => id !== trip.id)))
            }
          />
        ))}
      </fieldset>
      <SelectField
        label={t("cancelBy")}
        value={by}
        options={[
          ["guest", t("byGuest")],
          ["agency", t("byAgency")],
          ["weather", t("byWeather")],
        ]}
        onValue={setBy}
      />
      {by === "guest" && (
        <TextField
          {...{
            label: t("fee"),
            hint: t("feeHint"),
            value: fee,
            onValue: setFee,
            error: getError("feeCents"),
          }}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      {hasAddress ? (
        <CheckField label={t("cancelMail")} isChecked={isTold} onCheck={setTold} />
      ) : (
        <p>{t("cancelNoMail")}</p>
      )}
      <TextArea
        label={isTold ? t("cancelWords", { language: getLocale(enquiry.locale).name }) : t("cancelReason")}
        lang={isTold ? enquiry.locale : undefined}
        rows={4}
        error={getError("text")}
        {...kept.field}
      />
      <NewsBox />
      {outcome}
    </Dialog>
  );
}

function CancelTrips({ trips }: CancelTripsProps) {
  const t = useT("enquiries.booking");
  const [isAsking, setAsking] = useState(false);
  const [notice, setNotice] = useState<NoticeText>();
  function begin() {
    setNotice(undefined);
    setAsking(true);
  }
  function end(isTold: boolean) {
    setAsking(false);
    setNotice({ kind: "done", text: t(isTold ? "cancelDone" : "cancelDoneSilently") });
  }
  return (
    <>
      <Notice notice={notice} />
      {trips.length > 0 && (
        <p className={ui.danger}>
          <Button variant="danger" onClick={begin} text={t("cancelTrips")} />
        </p>
      )}
      {isAsking && <CancelDialog trips={trips} onCancelled={end} onClose={() => setAsking(false)} />}
    </>
  );
}

function BookedTrips({ trips }: { trips: readonly BookedTripReply[] }) {
  const t = useT("enquiries.booking");
  const getFacts = useTripFacts();
  const getName = useTripName();
  const { isBusy, outcome, change } = useEnquiryChange();
  function getState({ status, cancelledBy, isOver, settledAt }: BookedTripReply): string {
    if (status === "cancelled")
      return t(cancelledBy ?? "agency", { day: settledAt === null ? "" : t.moment(settledAt) });
    return t(status === "confirmed" && isOver ? "over" : status);
  }
  const noteNoShow = (tripId: string, isNoShow: boolean) =>
    change((opened) => staffApi.bookings.markNoShow.mutate({ ...opened, tripId, isNoShow }), {
      done: t("noted"),
    });
  return (
    <Busy value={isBusy}>
      <List className={`${ui.stack} ${styles.booked}`} items={trips}>
        {(trip) => {
          const word = trip.status === "no-show" ? "didCome" : "notCome";
          return (
            <li key={trip.id} data-status={trip.status}>
              <h3>{trip.title}</h3>
              <p className={styles.state}>{getState(trip)}</p>
              <Facts
                facts={[
                  ...getFacts(trip),
                  [t("amountLabel"), t.cents(trip.amountCents)],
                  ...(trip.feeCents > 0 ? [[t("feeLabel"), t.cents(trip.feeCents)] as const] : []),
                ]}
              />
              {trip.isOver && trip.status !== "cancelled" && (
                <p>
                  <Button
                    label={t(`${word}To`, { trip: getName(trip) })}
                    onClick={() => noteNoShow(trip.id, trip.status !== "no-show")}
                    text={t(word)}
                  />
                </p>
              )}
            </li>
          );
        }}
      </List>
      {outcome}
    </Busy>
  );
}

/** Asks for a review, where that has not happened by itself: after a trip of long ago, say. */
function ReviewInvitation() {
  const t = useT("enquiries.booking");
  const { isBusy, outcome, change } = useEnquiryChange();
  const ask = () =>
    change(({ reference }) => staffApi.bookings.inviteToReview.mutate({ reference }), {
      ...{ done: t("invited"), conflict: t("notInvited") },
    });
  return (
    <Busy value={isBusy}>
      {outcome}
      <Button onClick={ask} text={t("invite")} />
    </Busy>
  );
}

export function BookingPanel({ booking }: { booking: BookingReply }) {
  const t = useT("enquiries.booking");
  const { trips, totalCents, paidCents, deposit } = booking;
  const due = totalCents - paidCents;
  const getDeposit = useDepositText();
  const { enquiry } = useOpenEnquiry();
  const mayInvite =
    enquiry.email !== "" &&
    trips.some(({ status, isOver }) => status === "confirmed" && isOver) &&
    enquiry.events.every(({ kind }) => kind !== "review-invited");
  return (
    <Panel title={t("booking")}>
      <BookedTrips trips={trips} />
      <KeyFigures
        facts={[
          [t("total"), t.cents(totalCents)],
          [t("paid"), t.cents(paidCents)],
          [t(due < 0 ? "owed" : "due"), t.cents(Math.abs(due))],
          ...(deposit === null ? [] : [[t("depositLabel"), getDeposit(deposit)] as const]),
        ]}
      />
      <Payments booking={booking} />
      {mayInvite && <ReviewInvitation />}
      <CrewNotes booking={booking} />
      <CancelTrips trips={trips.filter(({ status }) => status === "confirmed")} />
    </Panel>
  );
}
