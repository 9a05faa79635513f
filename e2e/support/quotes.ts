import { expect } from "@playwright/test";

import { openEditorSession } from "../../scripts/lib/open-editor-session.mjs";
import type { EnquiryReply } from "../../src/staff/shell/client";
import { createBrowser } from "../../src/testing/staff-client";
import { sendEnquiry, type TestGuest } from "./inbox";
import type { StaffSite } from "./staff-site";

/** Asks the staff's side of a site (`enquiries.get`), or has it change something, as the owner of the machine. */
export async function callStaff<Data>(
  { url, dataDir }: StaffSite,
  how: "query" | "mutate",
  name: string,
  input: object = {},
): Promise<Data> {
  const response = await createBrowser({ url }, await openEditorSession(url, dataDir))[how](name, input);
  const text = await response.text();
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text}`);
  return JSON.parse(text || "null") as Data;
}

const DAY_MS = 86_400_000;

/** Returns the day a number of days from today. */
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

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

/** Waits for the mail with a quote to a guest, and gets the address of the quote's page. */
export async function readQuoteLink(site: StaffSite, { email }: TestGuest): Promise<string> {
  const find = () => {
    const texts = site.getMails(email).map(({ text = "" }) => text);
    return texts.map((text) => /http\S+\/api\/quote\?token=\S+/.exec(text)?.[0]).find(Boolean);
  };
  await expect.poll(find, { timeout: 60_000 }).toBeDefined();
  return find() ?? "";
}

/** Sends a guest's enquiry, and a quote, which the guest accepts. Gets the reference. */
export async function bookTrip(site: StaffSite, guest: TestGuest, trip: BookedTrip): Promise<string> {
  const { offer, port, adults, children, totalCents, source } = trip;
  const reference = await sendEnquiry(site.url, guest, { source });
  const { version } = await callStaff<EnquiryReply>(site, "query", "enquiries.get", { reference });
  await callStaff(site, "mutate", "quotes.send", {
    ...{ reference, version, key: `quote-of-${reference}`, validUntil: inDays(2) },
    trips: [
      {
        ...{ offer, port, adults, children, smallChildren: 0, date: inDays(trip.inDays) },
        lines: [{ label: "Trip", count: 1, unitCents: totalCents }],
      },
    ],
    ...{ payUrl: "", text: "" },
  });
  const body = new URLSearchParams({ answer: "accept" });
  const { status } = await fetch(await readQuoteLink(site, guest), {
    method: "POST",
    redirect: "manual",
    body,
  });
  if (status !== 303) throw new Error(`Accepting was answered ${status}. Expected 303.`);
  return reference;
}
