import type { StaffLocale, Words } from "../../../config/staff-text";
import { getLocale } from "../../../config/locales";
import { formatDay } from "../../../i18n/format";
import { getForm } from "../../language/count-form";
import type { DepartureParty, DepartureReply } from "../../calls/replies";
import type { MANIFEST_WORDS } from "./manifest-words";

const KINDS = ["adults", "children", "smallChildren"] as const;
type Persons = Pick<DepartureParty, (typeof KINDS)[number]>;

export interface ManifestLanguage {
  t: Words<keyof typeof MANIFEST_WORDS>;
  locale: StaffLocale;
}

/** Describes persons by age: `2 adults, 1 child`. */
export function describePersons(party: Persons, { t, locale }: ManifestLanguage): string {
  const kinds = KINDS.flatMap((kind) => {
    const count = party[kind] ?? 0;
    return count > 0 ? [t(`${kind}_${getForm(count, locale)}`, { count })] : [];
  });
  return kinds.join(", ") || t("notSaid");
}

/** Describes all persons of a departure, those of unknown age among them: `3 persons: 2 adults, 1 child`. */
export function describeAll({ guests, persons }: DepartureReply, language: ManifestLanguage): string {
  const { t, locale } = language;
  const sum = (kind: keyof Persons) => guests.reduce((total, guest) => total + (guest[kind] ?? 0), 0);
  const ages = { adults: sum("adults"), children: sum("children"), smallChildren: sum("smallChildren") };
  return `${t(`persons_${getForm(persons, locale)}`, { count: persons })}: ${describePersons(ages, language)}`;
}

interface Names {
  getOffer: (key: string) => string;
  getPort: (key: string) => string;
}

function writeParty(party: DepartureParty, { getPort }: Names, language: ManifestLanguage): string {
  const { name, port, pickup, place, notes, locale } = party;
  const where = [pickup ?? language.t("noTime"), port && getPort(port), place].filter(Boolean).join(" · ");
  const [firstName = name] = name.trim().split(/\s+/);
  const who = `${firstName}: ${describePersons(party, language)} (${getLocale(locale).name})`;
  return [where, who, notes && `⚠ ${notes}`].filter(Boolean).join("\n");
}

/** Writes the manifest as a message to the crew, without surnames, phone numbers and amounts. */
export function writeManifest(departure: DepartureReply, names: Names, language: ManifestLanguage): string {
  const { offer, day, guests } = departure;
  const title = `*${names.getOffer(offer)}, ${formatDay(day, language.locale)}*`;
  const parties = guests.map((party) => writeParty(party, names, language));
  return [`${title}\n${describeAll(departure, language)}`, ...parties].join("\n\n");
}
