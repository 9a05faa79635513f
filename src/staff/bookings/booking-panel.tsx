import { type BookedTripReply, type BookingReply, staffApi } from "../shell/client";
import { formatCents, formatMoment } from "../../domain/i18n/format";
import { useEnquiryChange, useOpenEnquiry } from "../inbox/use-enquiry";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button, Facts, KeyFigures, Panel } from "../ui/layout";
import { Notice } from "../ui/notice";
import * as styles from "./bookings.module.css";
import { CancelTrips } from "./cancel-trips";
import { CrewNotes } from "./crew-notes";
import { Payments, useDepositText } from "./payments";
import { useTripFacts, useTripName } from "./trip-fields";

function BookedTrips({ trips }: { trips: readonly BookedTripReply[] }) {
  const t = useT("enquiries.booking");
  const locale = useStaffLocale();
  const getFacts = useTripFacts();
  const getName = useTripName();
  const { enquiry } = useOpenEnquiry();
  const { isBusy, notice, change } = useEnquiryChange();
  function getState({ status, cancelledBy, isOver, settledAt }: BookedTripReply): string {
    if (status === "cancelled")
      return t(cancelledBy ?? "agency", { day: settledAt === null ? "" : formatMoment(settledAt, locale) });
    return t(status === "confirmed" && isOver ? "over" : status);
  }
  const noteNoShow = (tripId: string, isNoShow: boolean) =>
    change((opened) => staffApi.bookings.markNoShow.mutate({ ...opened, tripId, isNoShow }), {
      done: t("noted"),
    });
  return (
    <>
      <ul className={styles.booked}>
        {trips.map((trip) => (
          <li key={trip.id} data-status={trip.status}>
            <h3 lang={enquiry.locale}>{trip.title}</h3>
            <p className={styles.state}>{getState(trip)}</p>
            <Facts facts={[...getFacts(trip), [t("amountLabel"), formatCents(trip.amountCents, locale)]]} />
            {trip.isOver && trip.status !== "cancelled" && (
              <p>
                <Button
                  isBusy={isBusy}
                  label={t(trip.status === "no-show" ? "didComeTo" : "notComeTo", { trip: getName(trip) })}
                  onClick={() => noteNoShow(trip.id, trip.status !== "no-show")}
                >
                  {t(trip.status === "no-show" ? "didCome" : "notCome")}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
      <Notice notice={notice} />
    </>
  );
}

/** Asks for a review, where that has not happened by itself: after a trip of long ago, say. */
function ReviewInvitation() {
  const t = useT("enquiries.booking");
  const { isBusy, notice, change } = useEnquiryChange();
  const ask = () =>
    change(({ reference }) => staffApi.bookings.inviteToReview.mutate({ reference }), {
      ...{ done: t("invited"), conflict: t("notInvited") },
    });
  return (
    <>
      <Notice notice={notice} />
      <p>
        <Button isBusy={isBusy} onClick={ask}>
          {t("invite")}
        </Button>
      </p>
    </>
  );
}

export function BookingPanel({ booking }: { booking: BookingReply }) {
  const t = useT("enquiries.booking");
  const locale = useStaffLocale();
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
          [t("total"), formatCents(totalCents, locale)],
          [t("paid"), formatCents(paidCents, locale)],
          [t(due < 0 ? "owed" : "due"), formatCents(Math.abs(due), locale)],
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
