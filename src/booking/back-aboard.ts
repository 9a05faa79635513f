import type { BookableOffer, BookingPort } from "./bookable-offer";
import type { Choice } from "./choice";

const DAY_MINUTES = 24 * 60;

/** `backAt` (`HH:MM`) holds the port's reserve already; enquiries that were stored before it was noted do not name it. */
interface Reserved {
  readonly backAt: string;
  readonly marginMinutes?: number;
}

/**
 * Whether a cruise guest is back before all aboard; the spare minutes come on top of the reserve. What the data cannot tell
 * is `unknown`: then a person has to be asked. Guests are told `getReturn`, not the reserve.
 */
export type BackAboard =
  | ({ readonly kind: "fits"; readonly spareMinutes: number } & Reserved)
  | ({ readonly kind: "too-tight"; readonly missingMinutes: number } & Reserved)
  | { readonly kind: "unknown" };

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

function toTime(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

const UNKNOWN: BackAboard = { kind: "unknown" };

/** Checks a cruise guest's all-aboard time against the tour; `undefined` for guests who are on no ship. */
export function checkBackAboard(
  offer: Pick<BookableOffer, "pickup" | "duration_hours">,
  choice: Choice,
  ports: readonly BookingPort[],
): BackAboard | undefined {
  const { port, pickup } = choice;
  if (pickup?.kind !== "cruise") return undefined;
  const margin = ports.find(({ key }) => key === port)?.back_aboard_margin_minutes ?? undefined;
  const stops = offer.pickup.filter((stop) => stop.port === port);
  const duration = offer.duration_hours ?? undefined;
  if (
    margin === undefined ||
    stops.length === 0 ||
    duration === undefined ||
    pickup.shipAllAboard === undefined
  )
    return UNKNOWN;
  // The latest pick-up is the one that brings back last.
  const start = Math.max(...stops.map(({ time }) => toMinutes(time)));
  const back = Math.ceil(start + duration * 60 + margin);
  const aboard = toMinutes(pickup.shipAllAboard);
  // A return after midnight, or a ship that is due to leave before the tour begins: the day is ambiguous.
  if (back >= DAY_MINUTES || aboard <= start) return UNKNOWN;
  const spare = aboard - back;
  const reserved = { backAt: toTime(back), marginMinutes: margin };
  return spare >= 0
    ? { kind: "fits", spareMinutes: spare, ...reserved }
    : { kind: "too-tight", missingMinutes: -spare, ...reserved };
}

/** Gets when a guest really returns, when all must be aboard, and the whole time between. */
export function getReturn(check: Exclude<BackAboard, { kind: "unknown" }>) {
  const { backAt, marginMinutes = 0 } = check;
  const spare = check.kind === "fits" ? check.spareMinutes : -check.missingMinutes;
  return {
    back: toTime(toMinutes(backAt) - marginMinutes),
    aboard: toTime(toMinutes(backAt) + spare),
    minutes: marginMinutes + spare,
  };
}
