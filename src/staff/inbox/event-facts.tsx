import type { BookingReply } from "../shell/client";
import type { EnquiryEvent, ReplyFile } from "../../domain/contracts/inbox";
import { getLocale } from "../../domain/config/locales";
import { useT } from "../shell/language-context";
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
  const { iso } = getLocale(t.locale);
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

type Title<Event> = (event: Event, who: string) => string;
type Titles = { [Kind in EnquiryEvent["kind"]]: Title<Extract<EnquiryEvent, { kind: Kind }>> };

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
  const nameTrips = (ids: readonly string[]) => {
    const trips = (booking?.trips ?? []).filter(({ id }) => ids.includes(id));
    return trips.map(getName).join("; ") || t("someTrip");
  };
  const titles: Titles = {
    received: () => t("received"),
    mail: ({ mail }) => mailName(mail),
    answered: ({ channel }, who) => t(ANSWERED[channel], { who }),
    reply: ({ isUnverified, subject }) => t(isUnverified ? "replyUnverified" : "reply", { subject }),
    reaction: ({ emoji }) => t("reaction", { emoji }),
    "reply-accepted": ({ sender }, who) => t("replyAccepted", { who, from: sender }),
    automatic: ({ subject }) => t("automatic", { subject }),
    "replies-limited": () => t("repliesLimited"),
    bounced: (event) => t("bounced", { cause: cause(event.cause) }),
    note: (_, who) => t("note", { who }),
    status: (event, who) =>
      t(event.reason === undefined ? "status" : "statusBecause", {
        ...{ who, before: status(event.before), status: status(event.status) },
        reason: event.reason === undefined ? "" : lost(event.reason),
      }),
    person: ({ person }, who) => (person === null ? t("personNone", { who }) : t("person", { who, person })),
    quoted: (_, who) => t("quoted", { who }),
    "quote-accepted": () => t("accepted"),
    "quote-declined": () => t("declined"),
    "quote-not-held": ({ why }) => t(NOT_HELD[why]),
    booked: ({ tripIds }, who) => t("booked", { who, trips: nameTrips(tripIds) }),
    "booking-changed": (_, who) => t("bookingChanged", { who }),
    "trip-cancelled": (event, who) =>
      event.by === "replaced"
        ? t("tripReplaced", { trips: nameTrips(event.tripIds) })
        : t(event.feeCents ? "tripCancelledFee" : "tripCancelled", {
            ...{ who, by: by(event.by), trips: nameTrips(event.tripIds), fee: t.cents(event.feeCents ?? 0) },
          }),
    paid: (event, who) =>
      t(event.cents < 0 ? "paidBack" : "paid", {
        ...{ who, method: method(event.method), day: t.shortDay(event.day) },
        amount: t.cents(Math.abs(event.cents)),
      }),
    "no-show": ({ isNoShow, tripId }, who) =>
      t(isNoShow ? "noShow" : "didCome", { who, trips: nameTrips([tripId]) }),
    "day-cancelled": ({ day }, who) => t("dayCancelled", { who, day: t.day(day) }),
    reminded: ({ isForOwners, to }) => t(isForOwners ? "remindedOwners" : "reminded", { to: to.join(", ") }),
    held: (_, who) => t("held", { who }),
    released: (_, who) => t("released", { who }),
    "review-invited": () => t("reviewInvited"),
    "review-written": ({ stars }) => t("reviewWritten", { stars }),
    "review-published": (_, who) => t("reviewPublished", { who }),
    "review-declined": (event, who) => t("reviewDeclined", { who, reason: reason(event.reason) }),
    "review-withdrawn": () => t("reviewWithdrawn"),
  };
  return (event) => (titles[event.kind] as Title<EnquiryEvent>)(event, event.who ?? t("site"));
}
