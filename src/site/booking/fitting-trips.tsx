import { Link } from "gatsby";
import { useEffect, useState } from "react";

import type { BookingPort } from "../../domain/booking/bookable-offer";
import type { Choice } from "../../domain/booking/choice";
import { LocalLink } from "../ui/links";
import { formatClock } from "../../domain/i18n/format";
import { useLocale } from "../ui/locale-context";
import type { PanelSettings } from "./calculate";
import type { getFittingTrips, Trip } from "./find-fitting-trips";
import * as styles from "./booking-panel.module.css";

interface FittingTripsProps {
  /** The ship's port and times, and the day where one is chosen. */
  choice: Choice;
  settings: PanelSettings;
  ports: readonly BookingPort[];
}

/** The trips of a port, and what finds among them those that fit. */
interface Loaded {
  readonly trips: readonly Trip[];
  readonly now: number;
  readonly find: typeof getFittingTrips;
}

/** Other trips for a ship whose times do not fit this one; and the way to the catalog of what fits the trip. */
export function FittingTrips({ choice, settings, ports }: FittingTripsProps) {
  const { locale, t } = useLocale();
  const [loaded, setLoaded] = useState<Loaded>();
  const { port } = choice;
  const trips = loaded?.find(loaded.trips, choice, { settings, ports, now: loaded.now }) ?? [];

  // Once for a port: the ship's name and times change with every key that is pressed.
  useEffect(() => {
    let isOver = false;
    async function load() {
      const finder = await import("./find-fitting-trips");
      const found = await finder.loadTrips(port, locale);
      if (!isOver) setLoaded({ trips: found, now: Date.now(), find: finder.getFittingTrips });
    }
    // Offline, or a host without functions: the link to all trips stays.
    load().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [port, locale]);

  return (
    <div className={styles.trips}>
      {trips.length > 0 && (
        <>
          <p>{t("booking.form.trips")}</p>
          <ul>
            {trips.map(({ title, path, back }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>,{" "}
                {t("booking.form.tripBack", { time: formatClock(back, locale) })}
              </li>
            ))}
          </ul>
        </>
      )}
      <LocalLink route="catalog" search="?fits=1">
        {t("booking.form.noTrips")}
      </LocalLink>
    </div>
  );
}
