import type { Locale } from "../../config/locales";
import { partnerSchema, type PartnerEnquiry, type PartnerReply } from "../../contracts/partners";
import { toSourceCode } from "../../lib/to-source-code";
import type { Answer, Exchange } from "../http/exchange";
import { HttpError } from "../http/http-error";
import { readQuery } from "../http/read-query";
import { getOfferTitle } from "../offers/load-offer";
import { requireStaff } from "../staff/require-staff";
import { toIso } from "../staff/to-iso";
import { getStore } from "../store/get-store";
import type { LedgerBooking, LedgerEnquiry } from "../store/ledger-store";
import { loadLedger, type MonthOfLedger } from "./load-ledger";

function toReply(enquiry: LedgerEnquiry | LedgerBooking, locale: Locale): PartnerEnquiry {
  const { reference, createdAt, status, offer, travelDate } = enquiry;
  const booked = "bookedAt" in enquiry ? enquiry : undefined;
  return {
    ...{ reference, receivedAt: toIso(createdAt), status, offer, travelDate },
    title: offer === null ? null : getOfferTitle(offer, locale),
    bookedAt: booked ? toIso(booked.bookedAt) : null,
    persons: booked?.persons ?? null,
    totalCents: booked?.totalCents ?? null,
  };
}

/** Lists a partner's enquiries of the month, each once: what was booked as it was booked. */
function listEnquiries({ received, booked }: MonthOfLedger, code: string) {
  const isTheirs = ({ source }: LedgerEnquiry) => source !== null && toSourceCode(source) === code;
  const theirs = booked.filter(isTheirs);
  const known = new Set(theirs.map(({ id }) => id));
  const others = received.filter((enquiry) => isTheirs(enquiry) && !known.has(enquiry.id));
  return [...theirs, ...others].sort((a, b) => b.createdAt - a.createdAt);
}

/** Answers a partner's month with its enquiries, so that a sum can be followed back. */
export async function answerPartner(exchange: Exchange): Promise<Answer> {
  const { locale } = await requireStaff(exchange, "owner");
  const { code, month } = readQuery(exchange, partnerSchema);
  const ledger = await loadLedger(await getStore(), month, Date.now());
  const partner = ledger.reply.partners.find((known) => known.code === code);
  if (!partner) throw new HttpError("not-found");
  const reply: PartnerReply = {
    ...{ month: ledger.reply.month, months: ledger.reply.months, partner, currency: "USD" },
    enquiries: listEnquiries(ledger, code).map((enquiry) => toReply(enquiry, locale)),
  };
  return { status: 200, json: reply };
}
