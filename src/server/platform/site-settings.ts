import type { BookingPort } from "../../booking/bookable-offer";
import { DEFAULT_LOCALE, type Locale } from "../../config/locales";
import type { Port } from "../../config/offer";
import type { ServerSettings } from "../../content/server-settings";
import type { OfficeHours } from "../enquiries/due-time";
import { loadSettings } from "./published";

/** Gets who the agency is, in a language. */
export function getSite(locale: Locale): ServerSettings["site"]["en"] {
  return loadSettings().site[locale];
}

/** Gets a port's name in a language. */
export function getPortName(port: Port, locale: Locale): string {
  return getPorts(locale).find(({ key }) => key === port)?.name ?? port;
}

/** Gets the ports as booking knows them: names in a language, reserves before all aboard. */
export function getPorts(locale: Locale): readonly (BookingPort & { name: string })[] {
  return loadSettings().ports[locale].ports;
}

/** Gets the words of the contact page in a language. */
export function getContactPage(locale: Locale): ServerSettings["contact"]["en"] {
  return loadSettings().contact[locale];
}

/** Gets the words of the newsletter in a language. */
export function getNewsletter(locale: Locale): ServerSettings["newsletter"]["en"] {
  return loadSettings().newsletter[locale];
}

/** Gets the notice about sea state or storms in a language; whether it is shown now, and where, is for the caller to tell. */
export function getNotice(locale: Locale): ServerSettings["notice"]["en"] {
  return loadSettings().notice[locale];
}

/** Gets when an answer is due, and when the owners are told. */
export function getInboxSettings(): ServerSettings["inbox"]["en"] {
  return loadSettings().inbox[DEFAULT_LOCALE];
}

/** Tells whether guests are asked for a review after their trip. */
export function areGuestsInvited(): boolean {
  return loadSettings().reviews[DEFAULT_LOCALE].invitations;
}

/** Gets when the office is open. */
export function getOfficeHours(): OfficeHours {
  const { closed_weekdays, closed_days } = getInboxSettings();
  return { ...getSite(DEFAULT_LOCALE).office_hours, closed_weekdays, closed_days };
}
