import type { BookingReply } from "../shell/client";
import type { EnquiryEvent, ReplyFile } from "../../domain/contracts/inbox";
import { getLocale } from "../../domain/config/locales";
import { useFormat, useStaffLocale, useT } from "../shell/language-context";
import { useTripName } from "../bookings/trip-fields";
import { List } from "../ui/layout";
import * as ui from "../ui/ui.module.css";

const KB = 1000;
const NOT_HELD = { full: "notHeldFull", closed: "notHeldClosed", "off-sale": "notHeldOffSale" } as const;

function formatBytes(bytes: number, iso: string): string {
  const [value, unit] = bytes < KB * KB ? [bytes / KB, "kilobyte"] : [bytes / KB / KB, "megabyte"];
  const format = new Intl.NumberFormat(iso, {
    style: "unit",
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  });
  return format.format(value);
}

/** The files that came with a guest's mail: to download, never shown here. */
export function ReplyFiles({ files }: { files: readonly ReplyFile[] }) {
  const t = useT("enquiries.timeline");
  const { iso } = getLocale(useStaffLocale());
  return (
    <List items={files}>
      {({ id, name, bytes, isKept }) => {
        const values = { name, size: formatBytes(bytes, iso) };
        const address = `/api/staff/reply-file?${new URLSearchParams({ id }).toString()}`;
        const link = (
          <a className={ui.link} href={address} download={name}>
            {t("file", values)}
          </a>
        );
        return <li key={id}>{isKept ? link : t("fileNotKept", values)}</li>;
      }}
    </List>
  );
}

const ANSWERED = {
  mail: "answered",
  whatsapp: "answeredByChat",
  "mail-program": "answeredByProgram",
} as const;

/** Names a mail that the site sends by itself, by its kind in the outbox. */
export function useMailName(): (kind: string) => string {
  const t = useT("enquiries.mails");
  return (kind) => t([kind as "agency-contact", "other"]);
}

export function useEventTitle(booking: Pick<BookingReply, "trips"> | null): (event: EnquiryEvent) => string {
  const t = useT("enquiries.timeline");
  const status = useT("shared.enquiryStatus");
  const method = useT("enquiries.paymentMethods");
  const by = useT("enquiries.cancelledBy");
  const lost = useT("enquiries.lostReasons");
  const reason = useT("shared.reviewReasons");
  const cause = useT("enquiries.bounceCauses");
  const mailName = useMailName();
  const getName = useTripName();
  const format = useFormat();
  const nameTrips = (ids: readonly string[]) => {
    const trips = (booking?.trips ?? []).filter(({ id }) => ids.includes(id));
    return trips.map(getName).join("; ") || t("someTrip");
  };
  return (event) => {
    const who = event.who ?? t("site");
    switch (event.kind) {
      case "received":
        return t("received");
      case "mail":
        return mailName(event.mail);
      case "answered":
        return t(ANSWERED[event.channel], { who });
      case "reply":
        return t(event.isUnverified ? "replyUnverified" : "reply", { subject: event.subject });
      case "reaction":
        return t("reaction", { emoji: event.emoji });
      case "reply-accepted":
        return t("replyAccepted", { who, from: event.sender });
      case "automatic":
        return t("automatic", { subject: event.subject });
      case "replies-limited":
        return t("repliesLimited");
      case "bounced":
        return t("bounced", { cause: cause(event.cause) });
      case "note":
        return t("note", { who });
      case "status":
        return t(event.reason === undefined ? "status" : "statusBecause", {
          ...{ who, before: status(event.before), status: status(event.status) },
          reason: event.reason === undefined ? "" : lost(event.reason),
        });
      case "person":
        return event.person === null ? t("personNone", { who }) : t("person", { who, person: event.person });
      case "quoted":
        return t("quoted", { who });
      case "quote-accepted":
        return t("accepted");
      case "quote-declined":
        return t("declined");
      case "quote-not-held":
        return t(NOT_HELD[event.why]);
      case "booked":
        return t("booked", { who, trips: nameTrips(event.tripIds) });
      case "booking-changed":
        return t("bookingChanged", { who });
      case "trip-cancelled":
        return event.by === "replaced"
          ? t("tripReplaced", { trips: nameTrips(event.tripIds) })
          : t("tripCancelled", { who, by: by(event.by), trips: nameTrips(event.tripIds) });
      case "paid":
        return t(event.cents < 0 ? "paidBack" : "paid", {
          ...{ who, method: method(event.method), day: format.shortDay(event.day) },
          amount: format.cents(Math.abs(event.cents)),
        });
      case "no-show":
        return t(event.isNoShow ? "noShow" : "didCome", { who, trips: nameTrips([event.tripId]) });
      case "day-cancelled":
        return t("dayCancelled", { who, day: format.day(event.day) });
      case "reminded":
        return t(event.isForOwners ? "remindedOwners" : "reminded", { to: event.to.join(", ") });
      case "held":
        return t("held", { who });
      case "released":
        return t("released", { who });
      case "review-invited":
        return t("reviewInvited");
      case "review-written":
        return t("reviewWritten", { stars: event.stars });
      case "review-published":
        return t("reviewPublished", { who });
      case "review-declined":
        return t("reviewDeclined", { who, reason: reason(event.reason) });
      case "review-withdrawn":
        return t("reviewWithdrawn");
    }
  };
}
