import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { type APIRequestContext, type APIResponse, expect, type Page } from "@playwright/test";
import PostalMime from "postal-mime";

import { openEditorSession } from "../../scripts/lib/open-editor-session.mjs";
import type { EnquiryReply } from "../../src/staff/shell/client";
import { createBrowser, type StaffBrowser } from "../../src/testing/staff-client";
import { inventVisitor } from "./form";
import { sendEnquiry, type TestGuest } from "./inbox";
import type { StaffSite } from "./staff-site";
import { getDataDir } from "./stored-rows";
import type { Locale } from "../../src/domain/config/locales";

async function unwrap<Data>(response: APIResponse): Promise<Data> {
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as { result: { data: Data } }).result.data;
}

/** Asks the staff's side as whoever is signed in: `enquiries.get`. */
export async function queryStaff<Data>(
  request: APIRequestContext,
  name: string,
  input: object = {},
): Promise<Data> {
  return unwrap(await request.get(`/api/staff/${name}`, { params: { input: JSON.stringify(input) } }));
}

/** Has the staff's side change something, as a page of the site at `url`. */
export async function mutateStaff<Data>(
  request: APIRequestContext,
  url: string,
  name: string,
  data: object,
): Promise<Data> {
  return unwrap(await request.post(`/api/staff/${name}`, { headers: { origin: new URL(url).origin }, data }));
}

const DAY_MS = 86_400_000;

/** Returns the day a number of days from today. */
export const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A full quote: many lines, a long one, a discount, words, and a link to pay. */
const TRIP = {
  ...{ offer: "coral-key", port: "bayahibe", adults: 2, children: 2, smallChildren: 1 },
  lines: [
    { label: "Adults", count: 2, unitCents: 7500 },
    { label: "Children", count: 2, unitCents: 4500 },
    {
      label: "Private transfer from the Dreams Dominicus La Romana Resort & Spa",
      count: 1,
      unitCents: 123_450,
    },
    { label: "-10 %", count: 1, unitCents: -14_745 },
  ],
};
const WORDS = {
  payUrl: "https://pay.example/invoice",
  text: "We look forward to you!\nMarta",
};

/** Calls the staff's side as the owner of the server under test. */
async function openOwner(baseURL: string): Promise<StaffBrowser> {
  return createBrowser({ url: baseURL }, await openEditorSession(baseURL, getDataDir()));
}

/** Gets how an enquiry stands, for staff. */
export async function getEnquiry(baseURL: string, reference: string): Promise<EnquiryReply> {
  const response = await (await openOwner(baseURL)).query("enquiries.get", { reference });
  if (!response.ok) throw new Error(`enquiries.get answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as EnquiryReply;
}

async function findQuoteLink(reference: string): Promise<string> {
  const folder = join(getDataDir(), "mail");
  const names = () => (existsSync(folder) ? readdirSync(folder) : []);
  // A mail that is being written has another ending.
  const isQuote = (name: string) => name.startsWith(`visitor-quote-${reference}`) && name.endsWith(".eml");
  const find = () => names().find(isQuote);
  await expect.poll(find).toBeDefined();
  const { text = "" } = await PostalMime.parse(readFileSync(join(folder, find() ?? "")));
  return /http\S+\/api\/quote\?token=\S+/.exec(text)?.[0] ?? "";
}

/** Sends an enquiry as a guest and a quote as staff; gets the reference and the address of the quote's page from the mail. */
export async function sendQuote(
  request: APIRequestContext,
  baseURL: string,
  locale: Locale,
  change: { date?: string; offer?: string } = {},
) {
  const visitor = inventVisitor();
  const data = { ...visitor, message: "Hello", lang: locale };
  const { reference } = (await (await request.post("/api/contact", { data })).json()) as {
    reference: string;
  };
  const { version } = await getEnquiry(baseURL, reference);
  const trips = [{ ...TRIP, date: inDays(30), ...change }];
  const about = { reference, version, key: `e2e-${reference}`, validUntil: inDays(7) };
  const sent = await (await openOwner(baseURL)).mutate("quotes.send", { ...WORDS, ...about, trips });
  expect(sent.status, await sent.text()).toBe(200);
  return { reference, url: await findQuoteLink(reference) };
}

/** Accepts a quote on its page, as the guest does. */
export async function acceptQuote(url: string): Promise<void> {
  const body = new URLSearchParams({ answer: "accept" });
  const { status } = await fetch(url, { method: "POST", redirect: "manual", body });
  if (status !== 303) throw new Error(`Accepting was answered ${status}. Expected 303.`);
}

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
