import { getLocale } from "../../domain/config/locales";
import type { StaffLocale } from "../../domain/config/staff";
import { formatDay } from "../../domain/i18n/format";
import type { StaffTranslate } from "../../domain/i18n/staff-texts";
import type { DepartureParty, DepartureReply } from "../shell/client";

const KINDS = ["adults", "children", "smallChildren"] as const;
type Persons = Pick<DepartureParty, (typeof KINDS)[number]>;

type ManifestTranslate = StaffTranslate<"departures.manifest">;

interface ManifestLanguage {
  t: ManifestTranslate;
  locale: StaffLocale;
}

export function describePersons(party: Persons, t: ManifestTranslate): string {
  const kinds = KINDS.flatMap((kind) => {
    const count = party[kind] ?? 0;
    return count > 0 ? [t(kind, { count })] : [];
  });
  return kinds.join(", ") || t("notSaid");
}

/** Describes all persons of a departure, those of unknown age among them: `3 persons: 2 adults, 1 child`. */
export function describeAll({ guests, persons }: DepartureReply, t: ManifestTranslate): string {
  const sum = (kind: keyof Persons) => guests.reduce((total, guest) => total + (guest[kind] ?? 0), 0);
  const ages = { adults: sum("adults"), children: sum("children"), smallChildren: sum("smallChildren") };
  return `${t("persons", { count: persons })}: ${describePersons(ages, t)}`;
}

interface Names {
  getOffer: (key: string) => string;
  getPort: (key: string) => string;
}

function writeParty(party: DepartureParty, { getPort }: Names, t: ManifestTranslate): string {
  const { name, port, pickup, place, notes, locale } = party;
  const where = [pickup ?? t("noTime"), port && getPort(port), place].filter(Boolean).join(" · ");
  const [firstName = name] = name.trim().split(/\s+/);
  const who = `${firstName}: ${describePersons(party, t)} (${getLocale(locale).name})`;
  return [where, who, notes && `⚠ ${notes}`].filter(Boolean).join("\n");
}

/** Writes the manifest as a message to the crew, without surnames, phone numbers and amounts. */
export function writeManifest(
  departure: DepartureReply,
  names: Names,
  { t, locale }: ManifestLanguage,
): string {
  const { offer, day, guests } = departure;
  const title = `*${names.getOffer(offer)}, ${formatDay(day, locale)}*`;
  const parties = guests.map((party) => writeParty(party, names, t));
  return [`${title}\n${describeAll(departure, t)}`, ...parties].join("\n\n");
}
