import { formatClock } from "../../domain/i18n/format";
import { useLocale } from "../ui/locale-context";
import { OfferSection } from "./offer-section";
import * as styles from "./plan.module.css";
import { getPortName, type PortName } from "../offer-list/port-name";

interface PickupProps {
  pickup: Queries.OfferPlanFragment["pickup"];
  ports: readonly PortName[];
}

/** Where and when guests are collected, by port, and when they are back where that is not told by the duration. */
export function Pickup({ pickup, ports }: PickupProps) {
  const { locale, t } = useLocale();
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
              <th scope="row">{getPortName(ports, port)}</th>
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
