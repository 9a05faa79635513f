import { say, type StaffLocale } from "../../config/staff-text";
import { formatDay } from "../../i18n/format";
import { callStaff, staffApi } from "./client";
import type { OfferCommitments } from "./replies";

/** What is about to be done to an offer. */
export type Withdrawal = "paused" | "hidden" | "deleted";

const WORDS = {
  what: {
    en: "This offer has enquiries waiting: {{enquiries}}, open quotes: {{quotes}}, bookings to come: {{bookings}}{{next}}.",
    es: "Esta oferta tiene consultas abiertas: {{enquiries}}, presupuestos abiertos: {{quotes}}, reservas por venir: {{bookings}}{{next}}.",
    it: "Questa offerta ha richieste aperte: {{enquiries}}, preventivi aperti: {{quotes}}, prenotazioni future: {{bookings}}{{next}}.",
  },
  next: { en: " (next: {{day}})", es: " (la próxima: {{day}})", it: " (la prossima: {{day}})" },
  unknown: {
    en: "Its enquiries, quotes and bookings could not be counted.",
    es: "No se pudieron contar sus consultas, presupuestos y reservas.",
    it: "Non è stato possibile contare richieste, preventivi e prenotazioni.",
  },
  kept: {
    en: "Bookings are kept. Who accepts an open quote is told that you decide.",
    es: "Las reservas se mantienen. A quien acepte un presupuesto abierto se le dice que lo decides tú.",
    it: "Le prenotazioni restano. A chi accetta un preventivo aperto si dice che decidi tu.",
  },
  deleted: {
    en: "Bookings and quotes are kept, but nobody finds the trip on the site any more.",
    es: "Las reservas y los presupuestos se mantienen, pero nadie encuentra ya el viaje en la web.",
    it: "Prenotazioni e preventivi restano, ma nessuno trova più il viaggio sul sito.",
  },
} as const;

/** Says what an offer has promised before it is taken off sale; `undefined` where it has promised nothing. */
export function describeCommitments(
  found: OfferCommitments | undefined,
  withdrawal: Withdrawal,
  staff: StaffLocale,
): string | undefined {
  const then = say(withdrawal === "deleted" ? WORDS.deleted : WORDS.kept, staff);
  if (!found) return `${say(WORDS.unknown, staff)} ${then}`;
  const { enquiries, quotes, bookings, nextDay } = found;
  if (enquiries + quotes + bookings === 0) return undefined;
  const next = nextDay === null ? "" : say(WORDS.next, staff, { day: formatDay(nextDay, staff) });
  return `${say(WORDS.what, staff, { enquiries, quotes, bookings, next })} ${then}`;
}

/** Loads what an offer has promised; `undefined` where that cannot be found out. */
export async function loadCommitments(offer: string): Promise<OfferCommitments | undefined> {
  const found = await callStaff(staffApi.quotes.commitments.query({ offer }));
  return found.ok ? found.data : undefined;
}
