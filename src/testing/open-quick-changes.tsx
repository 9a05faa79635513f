import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { LOCALE_CODES } from "../domain/config/locales";
import { QuickPage } from "../staff/quick/quick-page";
import type { OfferCommitments } from "../staff/shell/client";
import { createOfferFiles } from "./create-offer";
import { readEditorCall, wrapReply } from "./fake-editor";
import { ME } from "./fake-staff-calls";
import { polyfillDialog } from "./polyfill-dialog";

const entries = LOCALE_CODES.flatMap((locale) => [
  { collection: "excursions", key: "saona-island", locale, url_slug: "x", title: `Saona ${locale}` },
  { collection: "excursions", key: "whales", locale, url_slug: "y", title: `Whales ${locale}` },
]);
const NOTICE = JSON.stringify(Object.fromEntries(LOCALE_CODES.map((locale) => [locale, {}])));
const PORTS = JSON.stringify(
  Object.fromEntries(
    LOCALE_CODES.map((locale) => [locale, { ports: [{ key: "bayahibe", name: "Bayahíbe" }] }]),
  ),
);
/** An offer in all languages, whichever is asked for. */
export const createStored = (change: Record<string, unknown>) =>
  createOfferFiles(change, { locales: LOCALE_CODES });
const OFFER = createStored({ prices: [{ port: "bayahibe", adult: 75, child: 45, currency: "USD" }] });
const NOTHING: OfferCommitments = { enquiries: 0, quotes: 0, bookings: 0, nextDay: null };
const FRESH = { offer: OFFER, notice: NOTICE, entries: 200, commitments: NOTHING };
export const stored = { ...FRESH };
export function resetStored(): void {
  sessionStorage.clear();
  Object.assign(stored, FRESH);
}
export const user = userEvent.setup();

interface Saved {
  dataFiles: { path: string; raw: string }[];
  versions: Record<string, string>;
}

interface SaveAnswer {
  status: number;
  json: unknown;
  after?: Promise<unknown>;
}

/** Shows the page to Ana; gets what it saves, which the server answers with these statuses in turn. */
export async function openQuickChanges(...answers: SaveAnswer[]) {
  polyfillDialog();
  const saved: Saved[] = [];
  const answer = async ({ action, params }: ReturnType<typeof readEditorCall>) => {
    const read = (path: string) => {
      const file = path.replace(/^content\//, "").replace(/^excursions\/[^/]+/, "excursions/saona-island");
      const json = path.endsWith("notice.json") ? stored.notice : PORTS;
      return { data: stored.offer.get(file) ?? json, file: { path, id: `id of ${path}` } };
    };
    if (action === "status") return wrapReply({ json: { state: "live" } });
    if (action === "entries") return wrapReply({ status: stored.entries, json: entries });
    if (action === "readFiles") return wrapReply({ json: (params["paths"] as string[]).map(read) });
    if (action !== "persistEntry") throw new TypeError("Failed to fetch");
    saved.push(params as unknown as Saved);
    const { status, json, after } = answers[saved.length - 1] ?? { status: 200, json: { versions: {} } };
    await after;
    return wrapReply({ status, json });
  };
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input, init = {}) => {
    const path = input as string;
    if (path === "/api/staff/me.get") return Response.json({ result: { data: ME } });
    if (path.startsWith("/api/staff/quotes.commitments"))
      return Response.json({ result: { data: stored.commitments } });
    if (path === "/admin/entries.json") return Response.json([]);
    if (path === "/admin/settings.json") return Response.json({ ports: JSON.parse(PORTS) as unknown });
    return answer(readEditorCall(input, init));
  });
  await act(async () => {
    render(<QuickPage />);
  });
  return saved;
}

/** Opens a task, and chooses the offer Saona. */
export async function chooseOffer(task: string) {
  await user.click(await screen.findByRole("button", { name: task }));
  await user.selectOptions(await screen.findByLabelText("Offer"), "Saona en");
}
