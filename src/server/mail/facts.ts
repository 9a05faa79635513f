import { AGENCY_TIME_ZONE } from "../../config/booking";
import { getLocale, type Locale } from "../../config/locales";
import type { ContactPayload, Enquiry } from "../store/enquiry";
import type { Translator } from "../messages";
import { getPortName } from "../site-settings";
import { loadOfferFacts } from "./offer-facts";
import { loadOfferTitle } from "./offer-title";

type Fact = readonly [label: string, value: string];

function formatMoment(time: number, locale: Locale): string {
  const format = { dateStyle: "full", timeStyle: "short", timeZone: AGENCY_TIME_ZONE } as const;
  return new Intl.DateTimeFormat(getLocale(locale).iso, format).format(time);
}

function formatDay(day: string, locale: Locale): string {
  // The day that was chosen, wherever the server stands.
  return new Intl.DateTimeFormat(getLocale(locale).iso, { dateStyle: "full", timeZone: "UTC" }).format(
    new Date(`${day}T12:00:00Z`),
  );
}

function formatParty(payload: ContactPayload, t: Translator): string {
  const kinds = ["adults", "children", "smallChildren"] as const;
  return kinds
    .flatMap((kind) => (payload[kind] ? [t(`party.${kind}`, { count: payload[kind] })] : []))
    .join(", ");
}

function formatPickup(payload: ContactPayload, t: Translator): string {
  if (payload.pickup === undefined) return "";
  const { kind, place, shipAllAboard } = payload.pickup;
  const aboard = shipAllAboard === undefined ? "" : t("pickup.allAboard", { time: shipAllAboard });
  return [t(`pickup.${kind}`), place, aboard].filter((part) => part !== "").join(", ");
}

/** Gets the name of whom an enquiry is from. */
export function getFullName({ kind, payload }: Enquiry): string {
  return kind === "contact" ? `${payload.name} ${payload.lastname}`.trim() : payload.name;
}

/** Loads everything that an enquiry says about itself, but the message, as label and value in a language. */
export async function loadFacts(enquiry: Enquiry, locale: Locale, t: Translator): Promise<Fact[]> {
  const fact = (name: string, value: string): Fact[] => (value === "" ? [] : [[t(`facts.${name}`), value]]);
  const start = [
    ...fact("reference", enquiry.reference),
    ...fact("received", formatMoment(enquiry.createdAt, locale)),
    ...fact("name", getFullName(enquiry)),
    ...fact("email", enquiry.payload.email),
  ];
  const end = [
    ...fact("language", getLocale(enquiry.locale).name),
    ...fact("source", enquiry.payload.source),
  ];
  if (enquiry.kind === "registration") return [...start, ...fact("github", enquiry.payload.github), ...end];
  const { payload } = enquiry;
  return [
    ...start,
    ...fact("phone", payload.phone),
    ...fact(
      "service",
      payload.service === undefined ? "" : await loadOfferTitle(payload.service, payload.collection, locale),
    ),
    ...(await loadOfferFacts(payload.offers ?? [], locale, t)),
    ...fact("port", payload.port === undefined ? "" : getPortName(payload.port, locale)),
    ...fact("date", payload.date === undefined ? "" : formatDay(payload.date, locale)),
    ...fact("party", formatParty(payload, t)),
    ...fact("pickup", formatPickup(payload, t)),
    ...end,
  ];
}
