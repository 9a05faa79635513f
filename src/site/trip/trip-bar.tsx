import { lazy, Suspense, useEffect, useRef, useState } from "react";

import { getAgencyDay } from "../../domain/booking/calendar-day";
import { adoptTrip, mergeTrip, pickTrip } from "../../domain/booking/trip";
import { loadTrip, saveTrip } from "../browser/stored-text";
import { useLocale } from "../ui/locale-context";
import { ErrorBoundary } from "../layout/error-page";
import { Icon } from "../ui/icon";
import * as styles from "./trip-bar.module.css";
import { useTripSummary } from "./trip-context";

/** The hash of links that ask for the trip. */
export const TRIP_HASH = "#your-trip";

/** Opens the bar for a link whose hash the address may have already. */
export function openTrip(): void {
  document.querySelector(TRIP_HASH)?.setAttribute("open", "");
}

const TripForm = lazy(async () => ({ default: (await import("./trip-form")).TripForm }));

function NotLoaded() {
  const { t } = useLocale();
  return <p className={styles.loading}>{t("booking.trip.failed")}</p>;
}

/** The trip; what was not said of it is as the address has it, as that of a filtered catalog. */
function getPreset(search: string): string {
  const address = pickTrip(new URLSearchParams(search)).toString();
  return mergeTrip(address, new URLSearchParams(loadTrip())).toString();
}

interface TripBarProps {
  pathname: string;
  search: string;
  hash: string;
  /** The address is one of an offer or of the contact form: what the trip leaves open is as it says. */
  isChoice: boolean;
}

/** Asks once for day, port, party and ship; every page knows them from then on, for this visit. */
export function TripBar({ pathname, search, hash, isChoice }: TripBarProps) {
  const { t } = useLocale();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const summary = useTripSummary();

  useEffect(() => {
    if (!isChoice) return;
    const trip = adoptTrip(loadTrip(), new URLSearchParams(search), getAgencyDay(Date.now()));
    if (trip !== loadTrip()) saveTrip(trip);
  }, [pathname, search, isChoice]);

  useEffect(() => {
    if (!details.current) return;
    if (hash === TRIP_HASH) details.current.open = true;
    // It may have been opened before the page's scripts had come.
    setIsOpen(details.current.open);
  }, [pathname, hash]);

  function close() {
    if (!details.current) return;
    details.current.open = false;
    details.current.querySelector("summary")?.focus();
  }

  return (
    <details
      ref={details}
      className={styles.bar}
      id={TRIP_HASH.slice(1)}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <Icon name="calendar" size={18} />
        <strong>{t("booking.trip.title")}</strong>
        <span className={styles.said}>{summary || t("booking.trip.empty")}</span>
      </summary>
      {isOpen && (
        <ErrorBoundary pageKey={pathname} Fallback={NotLoaded}>
          <Suspense fallback={<p className={styles.loading}>{t("common.loading")}</p>}>
            <TripForm trip={getPreset(search)} onDone={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </details>
  );
}
