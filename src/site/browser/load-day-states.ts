import type { DayState } from "../../domain/booking/day-places";

/** How the days of an offer stand that are not simply free, by day (`YYYY-MM-DD`). */
export type DayStates = Readonly<Record<string, DayState>>;

export const NO_STATES: DayStates = {};

/** Nobody waits for the words longer than this. */
const TIMEOUT_MS = 8_000;
const KEPT_MS = 60_000;

const loaded = new Map<string, { at: number; states: Promise<DayStates> }>();

async function ask(key: string): Promise<DayStates> {
  try {
    const response = await fetch(`/api/departures?${new URLSearchParams({ offer: key }).toString()}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? ((await response.json()) as { days: DayStates }).days : NO_STATES;
  } catch {
    // Offline, too slow, or a host without functions: the page says nothing about places.
    return NO_STATES;
  }
}

/** Loads which days of an offer are nearly full, full or closed; none of them when the server does not say. It never throws. */
export function loadDayStates(key: string, now = Date.now()): Promise<DayStates> {
  const known = loaded.get(key);
  if (known !== undefined && now - known.at < KEPT_MS) return known.states;
  const states = ask(key);
  loaded.set(key, { at: now, states });
  return states;
}

export function forgetDayStates(): void {
  loaded.clear();
}
