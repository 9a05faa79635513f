import type { BookedTripReply, BookingReply } from "../../contracts/bookings";
import { formatCents, formatMoment } from "../../i18n/format";
import type { EnquiryActions } from "../inbox/use-enquiry";
import { useStaffLocale, useT } from "../shell/language-context";
import { Button } from "../ui/button";
import { Facts } from "../ui/facts";
import { KeyFigures } from "../ui/key-figures";
import { Notice } from "../ui/notice";
import { Panel } from "../ui/panel";
import { useAction } from "../ui/use-action";
import { callSignedIn, staffApi } from "../shell/client";
import * as styles from "./bookings.module.css";
import { CancelTrips } from "./cancel-trips";
import { CrewNotes } from "./crew-notes";
import { useDepositText } from "./deposit-fields";
import { Payments } from "./payments";
import { useTripFacts, useTripName } from "./trip-text";

interface BookedTripsProps extends EnquiryActions {
  trips: readonly BookedTripReply[];
}

function BookedTrips({ trips, enquiry, take, look }: BookedTripsProps) {
  const t = useT("enquiries.booking");
  const locale = useStaffLocale();
  const getFacts = useTripFacts();
  const getName = useTripName();
  const { isBusy, notice, run } = useAction();
  const { reference, version } = enquiry;
  function getState({ status, cancelledBy, isOver, settledAt }: BookedTripReply): string {
    if (status === "cancelled")
      return t(cancelledBy ?? "agency", { day: settledAt === null ? "" : formatMoment(settledAt, locale) });
    return t(status === "confirmed" && isOver ? "over" : status);
  }
  const noteNoShow = (tripId: string, isNoShow: boolean) =>
    void run(
      () => callSignedIn(staffApi.bookings.markNoShow.mutate({ reference, version, tripId, isNoShow })),
      t("noted"),
      ({ data }) => take(data),
      ({ code }) => {
        if (code !== "conflict") return "";
        look();
        return t("outdated");
      },
    );
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
function ReviewInvitation({ enquiry, take }: EnquiryActions) {
  const t = useT("enquiries.booking");
  const { isBusy, notice, run } = useAction();
  const { reference } = enquiry;
  const ask = () =>
    void run(
      () => callSignedIn(staffApi.bookings.inviteToReview.mutate({ reference })),
      t("invited"),
      ({ data }) => take(data),
      ({ code }) => (code === "conflict" ? t("notInvited") : ""),
    );
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

export function BookingPanel({ booking, ...actions }: EnquiryActions & { booking: BookingReply }) {
  const t = useT("enquiries.booking");
  const locale = useStaffLocale();
  const { trips, totalCents, paidCents, deposit } = booking;
  const due = totalCents - paidCents;
  const getDeposit = useDepositText();
  const { enquiry } = actions;
  const mayInvite =
    enquiry.email !== "" &&
    trips.some(({ status, isOver }) => status === "confirmed" && isOver) &&
    enquiry.events.every(({ kind }) => kind !== "review-invited");
  return (
    <Panel title={t("booking")}>
      <BookedTrips {...actions} trips={trips} />
      <KeyFigures
        facts={[
          [t("total"), formatCents(totalCents, locale)],
          [t("paid"), formatCents(paidCents, locale)],
          [t(due < 0 ? "owed" : "due"), formatCents(Math.abs(due), locale)],
          ...(deposit === null ? [] : [[t("depositLabel"), getDeposit(deposit)] as const]),
        ]}
      />
      <Payments {...actions} booking={booking} />
      {mayInvite && <ReviewInvitation {...actions} />}
      <CrewNotes {...actions} booking={booking} />
      <CancelTrips {...actions} trips={trips.filter(({ status }) => status === "confirmed")} />
    </Panel>
  );
}
