import { expect, type Page } from "@playwright/test";

import type { EnquiryReply } from "../../src/staff/shell/client";
import { mutateStaff, queryStaff } from "./call-staff";
import { sendEnquiry, type TestGuest } from "./inbox";
import { acceptQuote } from "./quotes";
import type { StaffSite } from "./staff-site";

const DAY_MS = 86_400_000;

/** What a guest books; `source` is what the guest typed as such. */
export interface BookedTrip {
  offer: string;
  port: string;
  /** How many days from today. */
  inDays: number;
  adults: number;
  children: number;
  totalCents: number;
  source: string;
}

/** Gets the day a number of days from today. */
export const inDays = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, "YYYY-MM-DD".length);

/** Waits for the mail with a quote to a guest, and gets the address of the quote's page. */
export async function readQuoteLink(site: StaffSite, { email }: TestGuest): Promise<string> {
  const find = () => {
    const texts = site.getMails(email).map(({ text = "" }) => text);
    return texts.map((text) => /http\S+\/api\/quote\?token=\S+/.exec(text)?.[0]).find(Boolean);
  };
  await expect.poll(find, { timeout: 60_000 }).toBeDefined();
  return find() ?? "";
}

/** Sends a guest's enquiry, and a quote as the person who is signed in on a page; the guest accepts it. Gets the reference. */
export async function bookTrip(
  page: Page,
  site: StaffSite,
  guest: TestGuest,
  trip: BookedTrip,
): Promise<string> {
  const { offer, port, adults, children, totalCents, source } = trip;
  const reference = await sendEnquiry(site.url, guest, { source });
  const { version } = await queryStaff<EnquiryReply>(page.request, "enquiries.get", { reference });
  await mutateStaff(page.request, site.url, "quotes.send", {
    ...{ reference, version, key: `quote-of-${reference}`, validUntil: inDays(2) },
    trips: [
      {
        ...{ offer, port, adults, children, smallChildren: 0, date: inDays(trip.inDays) },
        lines: [{ label: "Trip", count: 1, unitCents: totalCents }],
      },
    ],
    ...{ payUrl: "", text: "" },
  });
  await acceptQuote(await readQuoteLink(site, guest));
  return reference;
}
