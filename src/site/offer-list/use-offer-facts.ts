import { WEEKDAYS, type Weekday } from "../../domain/config/offer";
import { useLocale } from "../ui/locale-context";
import { getPortName, type PortName } from "./port-name";
import { useDuration } from "./use-duration";

type ScheduledOffer = Pick<Queries.ServiceFactsFragment, "duration_hours" | "days" | "ports" | "asks_flight">;

/** Returns how long an offer takes, on which days it runs and from which ports, each in one line; a transfer from the airport goes to and from them. */
export function useOfferFacts(
  { duration_hours, days, ports, asks_flight }: ScheduledOffer,
  names: readonly PortName[],
) {
  const { t } = useLocale();
  const duration = useDuration(duration_hours);
  const isDaily = days.length === WEEKDAYS.length;
  const weekdays = days.map((day) => t(`offer.weekdays.${day as Weekday}`)).join(", ");
  const portNames = ports.map((port) => getPortName(names, port)).join(", ");
  return [
    { icon: "clock", term: t("offer.duration"), text: duration },
    { icon: "calendar", term: t("offer.runsOn"), text: isDaily ? t("offer.everyDay") : weekdays },
    { icon: "pin", term: t(asks_flight ? "offer.portsBothWays" : "offer.ports"), text: portNames },
  ] as const;
}
