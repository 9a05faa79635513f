import type { PlainMessageKey } from "../../domain/i18n/messages";
import { formatClock } from "../../domain/i18n/format";
import { useLocale } from "../ui/locale-context";
import { OfferSection } from "./offer-section";
import * as shared from "../../styles/shared.module.css";
import * as styles from "./plan.module.css";
import { useNameOfPort } from "../offer-list/use-offer-facts";
import { DrawnMap } from "../map/drawn-map";
import { OutsideLink } from "../ui/links";

const HOURS_PER_DAY = 24;

/** Returns the heading of an offer's plan: no day "goes" over a package of a week. */
export function getItineraryTitle(hours: number | null | undefined) {
  return ((hours ?? 0) > HOURS_PER_DAY ? "offer.dayByDay" : "offer.itinerary") satisfies PlainMessageKey;
}

/** The day, or the days, as a timeline; nothing when the offer has none. */
export function Itinerary({ offer }: { offer: Queries.OfferPartsFragment }) {
  const { locale, t } = useLocale();
  const { itinerary, duration_hours } = offer;
  if (itinerary.length === 0) return null;
  return (
    <OfferSection id="itinerary" title={t(getItineraryTitle(duration_hours))}>
      <ol className={styles.timeline}>
        {itinerary.map(({ time, text }) => (
          <li className={styles.step} key={time + text}>
            <time className={styles.time} dateTime={time}>
              {formatClock(time, locale)}
            </time>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </OfferSection>
  );
}

/** Where and when guests are collected, by port, and when they are back where that is not told by the duration. */
export function Pickup({ pickup }: { pickup: Queries.OfferPartsFragment["pickup"] }) {
  const { locale, t } = useLocale();
  const nameOfPort = useNameOfPort();
  if (pickup.length === 0) return null;
  return (
    <OfferSection id="pickup" title={t("offer.pickup")}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t("offer.prices.port")}</th>
            <th scope="col">{t("offer.pickupPlace")}</th>
            <th scope="col">{t("offer.pickupTime")}</th>
          </tr>
        </thead>
        <tbody>
          {pickup.map(({ port, place, time, back }) => (
            <tr key={port + place + time}>
              <th scope="row">{nameOfPort(port)}</th>
              <td>{place}</td>
              <td>
                <time dateTime={time}>{formatClock(time, locale)}</time>
                {back && (
                  <span className={styles.back}>
                    {" "}
                    {t("offer.pickupBack", { time: formatClock(back, locale) })}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </OfferSection>
  );
}

interface PlacesProps {
  places: Queries.OfferPartsFragment["places"];
  map: Queries.OfferPartsFragment["map"];
}

/** The places of an offer, numbered as on the drawn map above them; each opens in a map of its own. */
export function Places({ places, map }: PlacesProps) {
  const { t } = useLocale();
  if (places.length === 0) return null;
  const names = places.map(({ name }) => name).join(", ");
  return (
    <OfferSection id="places" title={t("offer.places")}>
      {map && <DrawnMap drawing={map} label={t("offer.drawnMap", { names })} />}
      <ol className={styles.places}>
        {places.map(({ name, text, lat, lon }, index) => (
          <li className={shared.stack2} key={name}>
            <h3 className={styles.name}>
              <span className={shared.number} aria-hidden="true">
                {index + 1}
              </span>
              {name}
            </h3>
            <p>{text}</p>
            <p>
              <OutsideLink
                href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=12/${lat}/${lon}`}
              >
                {t("offer.map", { name })}
              </OutsideLink>
            </p>
          </li>
        ))}
      </ol>
    </OfferSection>
  );
}
