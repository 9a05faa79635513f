import { Link } from "gatsby";
import { useEffect, useState } from "react";

import { checkBackAboard, getReturn } from "../../domain/booking/back-aboard";
import type { BookableOffer } from "../../domain/booking/bookable-offer";
import type { Speaker } from "../../domain/booking/describe";
import { toChoiceParams, type Choice } from "../../domain/booking/choice";
import { getDayProblem } from "../../domain/booking/running-days";
import { getYoungest } from "../../domain/booking/trip";
import type { Locale } from "../../domain/config/locales";
import { formatClock } from "../../domain/i18n/format";
import { isPaused } from "../../domain/lib/offer-rules";
import { loadTrip } from "../browser/stored-text";
import { getPersonNotes } from "../trip/trip-facts";
import { useFrame, type Frame, useLocale } from "../ui/locale-context";

/** Nobody waits for other trips longer than this. */
const TIMEOUT_MS = 8_000;

const FIELDS = [
  ...["title", "url", "sale", "pickup", "duration_hours", "days", "season", "closed_days"],
  ...["minimum_age", "not_for", "not_for_note", "daily_capacity", "price_basis"],
];

type Trip = Pick<BookableOffer, "pickup" | "duration_hours" | "days" | "season" | "closed_days"> &
  Pick<BookableOffer, "minimum_age" | "not_for" | "not_for_note" | "daily_capacity" | "price_basis"> & {
    readonly title: string;
    readonly url: string;
    readonly sale?: string;
  };

type FitContext = Speaker & Pick<Frame, "ports" | "booking"> & { readonly now: number };

/**
 * Returns those trips that fit a ship's times, everybody of the party, and the day where one is chosen, with when they are back (`HH:MM`); the
 * longest first.
 */
export function getFittingTrips(trips: readonly Trip[], choice: Choice, context: FitContext) {
  const { ports, booking: rules, now } = context;
  const youngest = getYoungest(loadTrip());
  const params = toChoiceParams(choice).toString();
  const fitting = trips.flatMap((offer) => {
    const check = checkBackAboard(offer, choice, ports);
    const when = { offer, port: choice.port, rules, now };
    const isOff = isPaused(offer) || (choice.date !== undefined && getDayProblem(choice.date, when));
    const isFor = getPersonNotes(offer, choice, youngest, context).every(({ fits }) => fits);
    if (check?.kind !== "fits" || isOff || !isFor) return [];
    const trip = { title: offer.title, path: `${offer.url}?${params}#book`, back: getReturn(check).back };
    return [{ trip, hours: offer.duration_hours ?? 0 }];
  });
  fitting.sort((one, other) => other.hours - one.hours);
  return fitting.map(({ trip }) => trip);
}

async function loadTrips(port: Choice["port"], locale: Locale): Promise<Trip[]> {
  const response = await fetch(`/api/content/${locale}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ deep: true, only: FIELDS, where: { ports: { $contains: port } } }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok)
    throw new Error(`The trips of a port: expected 200, found ${response.status} ${response.statusText}.`);
  return (await response.json()) as Trip[];
}

/** Other trips for a ship whose times do not fit this one; `choice` holds its port and times, and the day where one is chosen. */
export function FittingTrips({ choice }: { choice: Choice }) {
  const { locale, t } = useLocale();
  const { ports, booking } = useFrame();
  const [loaded, setLoaded] = useState<readonly Trip[]>([]);
  const [now] = useState(Date.now);
  const { port } = choice;
  const trips = getFittingTrips(loaded, choice, { ports, booking, now, locale, t });

  // Once for a port: the ship's name and times change with every key that is pressed.
  useEffect(() => {
    let isOver = false;
    loadTrips(port, locale).then(
      (found) => {
        if (!isOver) setLoaded(found);
      },
      // Offline, or a host without functions: the link to all trips stays.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [port, locale]);

  if (trips.length === 0) return null;
  return (
    <>
      <p>{t("booking.form.trips")}</p>
      <ul>
        {trips.map(({ title, path, back }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>, {t("booking.form.tripBack", { time: formatClock(back, locale) })}
          </li>
        ))}
      </ul>
    </>
  );
}
