import {
  getAgencyDay,
  addMonths,
  getAgencyMonth,
  getMonthSpan,
  listMonths,
} from "../../domain/booking/calendar-day";
import type { StaffLocale } from "../../domain/config/staff";
import { PAYMENT_METHODS } from "../../domain/config/booking";
import { accountsSchema } from "../../domain/contracts/bookings";
import { createExport, type Table } from "../platform/csv";
import { groupBy } from "../../domain/lib/lookup";
import { toSourceKey, getMailTranslator, getOfferTitle, loadPartners } from "../platform/published";
import type { Store } from "../store";
import type { Commission, Entry } from "./accounts-repository";

/** Entries that count alike, added up. */
type EntrySum = Awaited<ReturnType<Store["accounts"]["load"]>>["entries"][number];

/** Returns what a partner gets for a booking; `undefined` for a source that is no partner. */
export function getCommission(source: string): Commission | undefined {
  const code = toSourceKey(source);
  const partner = loadPartners().find((one) => one.code === code);
  if (partner === undefined) return undefined;
  const { commission_percent: percent, commission_person: person } = partner;
  return { source: partner.code, percent, personCents: Math.round(person * 100) };
}

/** Adds up entries of trips. A trip that was sold and cancelled among them is none. */
function sum(sums: readonly EntrySum[]) {
  const row = { trips: 0, persons: 0, soldCents: 0, cancelledCents: 0, commissionCents: 0 };
  for (const { kind, entries, persons, amountCents: cents, commissionCents: commission } of sums) {
    if (kind === "paid") continue;
    row.trips += kind === "sold" ? entries : -entries;
    row.persons += persons;
    row.commissionCents += commission;
    if (kind === "sold") row.soldCents += cents;
    else row.cancelledCents -= cents;
  }
  return row;
}

/** Groups them, those with the largest sum first. */
function sumBy(sums: readonly EntrySum[], getKey: (one: EntrySum) => string) {
  return [...groupBy(sums, getKey)]
    .map(([key, group]) => [key, sum(group)] as const)
    .sort(([a, one], [b, other]) => other.soldCents - one.soldCents || (a < b ? -1 : 1));
}

/** A month on paper, in the reader's language; without one the present month in Santo Domingo. */
export async function loadAccounts(
  { accounts }: Pick<Store, "accounts">,
  asked: string | undefined,
  { locale, now }: { locale: StaffLocale; now: number },
) {
  const current = getAgencyMonth(now);
  const month = asked ?? current;
  const { entries, dueCents, noShows, lost, closed, first } = await accounts.load(month, getMonthSpan(month));
  const ofMonth = entries.filter((entry) => entry.month === month);
  const travelling = entries.filter((entry) => entry.kind !== "paid" && entry.tripMonth === month);
  const payments = ofMonth.filter(({ kind }) => kind === "paid");
  const sumCents = (some: readonly EntrySum[]) => some.reduce((total, one) => total + one.amountCents, 0);
  const names = new Map(loadPartners().map(({ code, name }) => [code, name]));
  return {
    month,
    // Bookings may be for months to come.
    months: listMonths(first ?? current, addMonths(current, 12)),
    isClosed: month <= closed,
    canClose: month > closed && `${month}-31` < getAgencyDay(now),
    byBookingDay: sum(ofMonth),
    byTripDay: sum(travelling),
    offers: sumBy(travelling, ({ offer }) => offer ?? "").map(([offer, row]) => ({
      ...{ offer, title: offer === "" ? "" : getOfferTitle(offer, locale) },
      ...row,
    })),
    partners: sumBy(
      travelling.filter(({ source }) => source !== null),
      ({ source }) => source ?? "",
    ).map(([source, row]) => ({ source, name: names.get(source) ?? source, ...row })),
    paidCents: sumCents(payments),
    paid: PAYMENT_METHODS.map((method) => ({
      method,
      cents: sumCents(payments.filter((one) => one.method === method)),
    })),
    ...{ dueCents, noShows },
    lost: lost.map(({ lostReason, enquiries }) => ({ reason: lostReason ?? ("" as const), enquiries })),
  };
}

const COLUMNS = [
  ...(["noted", "what", "month", "day", "tripMonth", "offer"] as const),
  ...(["persons", "amount", "partner", "commission", "method", "who"] as const),
] as const;

/** The entries of a month for an accountant, in the reader's language. */
function toAccountsTable(entries: readonly Entry[], locale: StaffLocale): Table {
  const t = getMailTranslator(locale);
  const money = (cents: number) => (cents / 100).toFixed(2);
  return {
    header: COLUMNS.map((name) => t(`accounts.${name}`)),
    rows: entries.map((entry) => [
      getAgencyDay(entry.at),
      t(`accounts.kinds.${entry.kind}`),
      entry.month,
      entry.day ?? "",
      entry.kind === "paid" ? "" : entry.tripMonth,
      entry.offer === null ? "" : getOfferTitle(entry.offer, locale),
      entry.persons,
      money(entry.amountCents),
      entry.source ?? "",
      money(entry.commissionCents),
      entry.method === null ? "" : t(`accounts.methods.${entry.method}`),
      entry.who ?? "",
    ]),
  };
}

export const exportAccounts = createExport({
  schema: accountsSchema,
  action: "accounts-exported",
  role: "owner",
  async load({ accounts }, { month = getAgencyMonth(Date.now()) }, { locale }) {
    const entries = await accounts.listEntries(month);
    return { name: `accounts-${month}`, subject: month, table: toAccountsTable(entries, locale) };
  },
});
