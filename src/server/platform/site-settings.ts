import type { BookingPort } from "../../booking/bookable-offer";
import { DEFAULT_LOCALE, type Locale } from "../../config/locales";
import type { Port } from "../../config/offer";
import type { ServerSettings } from "../../content/server-settings";
import type { OfficeHours } from "../enquiries/due-time";
import { loadSettings } from "./published";

export function getSite(locale: Locale): ServerSettings["site"]["en"] {
  return loadSettings().site[locale];
}

export function getPortName(port: Port, locale: Locale): string {
  return getPorts(locale).find(({ key }) => key === port)?.name ?? port;
}

/** Returns the ports as booking knows them: names in a language, reserves before all aboard. */
export function getPorts(locale: Locale): readonly (BookingPort & { name: string })[] {
  return loadSettings().ports[locale].ports;
}

export function getContactPage(locale: Locale): ServerSettings["contact"]["en"] {
  return loadSettings().contact[locale];
}

export function getNewsletter(locale: Locale): ServerSettings["newsletter"]["en"] {
  return loadSettings().newsletter[locale];
}

/** Returns the notice about sea state or storms in a language; whether it is shown now, and where, is for the caller to tell. */
export function getNotice(locale: Locale): ServerSettings["notice"]["en"] {
  return loadSettings().notice[locale];
}

export function getInboxSettings(): ServerSettings["inbox"]["en"] {
  return loadSettings().inbox[DEFAULT_LOCALE];
}

/** Tells whether guests are asked for a review after their trip. */
export function areGuestsInvited(): boolean {
  return loadSettings().reviews[DEFAULT_LOCALE].invitations;
}

export function getOfficeHours(): OfficeHours {
  const { closed_weekdays, closed_days } = getInboxSettings();
  return { ...getSite(DEFAULT_LOCALE).office_hours, closed_weekdays, closed_days };
}
