import type { BookedTripReply } from "../../contracts/bookings";
import type { Pickup } from "../../contracts/quotes";
import type { Trip } from "../../contracts/trip";
import { formatDay, formatShortDay } from "../../i18n/format";
import { useStaffLocale, useT } from "../shell/language-context";
import { useNames } from "../ui/names";
import { PARTY_FIELDS } from "./typed-trips";

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
