import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";

import { LOCALE_CODES } from "../domain/config/locales";
import { InboxPage } from "../staff/inbox/inbox-page";
import { CHOICES, createEnquiryReply, createEnquiryRow, createListReply } from "./create-enquiry-reply";
import { fakeStaffCalls, SIGNED_IN, type FakeCalls, type MadeCall } from "./fake-staff-calls";
import { polyfillDialog } from "./polyfill-dialog";

/** The moment at which the tests of the inbox happen: 40 minutes before Carla's answer is due. */
const NOW = new Date("2026-11-23T14:00:00.000Z");

/** The names of offers and ports as the build writes them. */
export const NAMES = {
  "GET /admin/entries.json": {
    status: 200,
    json: LOCALE_CODES.flatMap((locale) => [
      { key: "saona-island", locale, title: "Saona Island" },
      { key: "catalina-island", locale, title: "Catalina Island" },
    ]),
  },
  "GET /admin/settings.json": {
    status: 200,
    json: {
      ports: Object.fromEntries(
        LOCALE_CODES.map((locale) => [locale, { ports: [{ key: "bayahibe", name: "Bayahíbe" }] }]),
      ),
    },
  },
} satisfies FakeCalls;

const CALLS: FakeCalls = {
  "GET staff/enquiries.list": { status: 200, json: createListReply([createEnquiryRow()]) },
  "GET staff/enquiries.choices": { status: 200, json: CHOICES },
  "GET staff/enquiries.get?reference=PA-7K2P4": { status: 200, json: createEnquiryReply() },
  "POST staff/enquiries.saveDraft": { status: 200, json: { writing: [], version: 1 } },
};

/** A person on the clock of the test. */
export const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

export const getPart = (name: string) => within(screen.getByRole("region", { name }));

/** Clicks, and waits for the outcome. */
export async function click(element: Element): Promise<void> {
  await user.click(element);
  await passTime(0);
}

/** Lets time pass, and everything happen that it brings. */
export async function passTime(ms: number): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });
}

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});

/** Shows a page at a place, signed in as Ana, on a clock that stands still. Gets the calls that it makes. */
export async function openStaffPage(
  Page: ComponentType,
  place: string,
  calls: FakeCalls,
): Promise<MadeCall[]> {
  jest.useFakeTimers({ now: NOW });
  polyfillDialog();
  history.replaceState(null, "", place);
  const made = fakeStaffCalls({ ...SIGNED_IN, ...NAMES, ...calls });
  await act(async () => {
    render(<Page />);
    await jest.advanceTimersByTimeAsync(0);
  });
  await passTime(0);
  return made;
}

export const openInbox = (hash = "", calls: FakeCalls = {}) =>
  openStaffPage(InboxPage, `/admin/enquiries${hash}`, { ...CALLS, ...calls });
