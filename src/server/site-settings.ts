import ports from "../../content/settings/ports.json";
import site from "../../content/settings/site.json";
import type { BookingPort } from "../booking/bookable-offer";
import type { Locale } from "../config/locales";
import type { Port } from "../config/offer";

/** Gets who the agency is, in a language. */
export function getSite(locale: Locale): (typeof site)["en"] {
  return site[locale];
}

/** Gets a port's name in a language. */
export function getPortName(port: Port, locale: Locale): string {
  return ports[locale].ports.find(({ key }) => key === port)?.name ?? port;
}

/** Gets the ports as booking knows them: names in a language, reserves before all aboard. */
export function getPorts(locale: Locale): readonly BookingPort[] {
  return ports[locale].ports;
}
