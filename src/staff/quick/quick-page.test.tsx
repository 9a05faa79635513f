import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { createOfferSource } from "../../testing/create-offer";
import { ME } from "../../testing/fake-staff-calls";
import { polyfillDialog } from "../../testing/polyfill-dialog";
import { goTo } from "../calls/go-to";
import { QuickPage } from "./quick-page";

jest.mock("../calls/go-to");

const LOCALES = ["en", "es", "it"] as const;
const entries = LOCALES.map((locale) => ({
  ...{ collection: "excursions", key: "saona-island", locale, url_slug: "x", title: `Saona ${locale}` },
}));
const NOTICE = JSON.stringify({ en: {}, es: {}, it: {} });
const PORTS = JSON.stringify(
  Object.fromEntries(LOCALES.map((locale) => [locale, { ports: [{ key: "bayahibe", name: "Bayahíbe" }] }])),
);
/** What the server has. */
const OFFER = createOfferSource({ prices: [{ port: "bayahibe", adult: 75, child: 45, currency: "USD" }] });
const stored = { offer: OFFER, entries: 200 };
beforeEach(() => void Object.assign(stored, { offer: OFFER, entries: 200 }));
const user = userEvent.setup();

interface Saved {
  dataFiles: { path: string; raw: string }[];
  versions: Record<string, string>;
}

/** Shows the page to Ana; gets what it saves, which the server answers with these statuses in turn. */
async function open(...answers: { status: number; json: unknown }[]) {
  polyfillDialog();
  const saved: Saved[] = [];
  const answer = (call: { action: string; params: { path: string } }) => {
    if (call.action === "getEntry") {
      const { path } = call.params;
      const data = path.endsWith("notice.json") ? NOTICE : path.endsWith("ports.json") ? PORTS : stored.offer;
      return Response.json({ data, file: { path, id: `id of ${path}` } });
    }
    saved.push(call.params as unknown as Saved);
    const { status, json } = answers[saved.length - 1] ?? { status: 200, json: { versions: {} } };
    return Response.json(json, { status });
  };
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input, init = {}) => {
    const path = input as string;
    if (path === "/api/staff/me") return Response.json(ME);
    if (path === "/api/editor/status") return Response.json({ state: "live" });
    if (path === "/api/editor/entries") return Response.json(entries, { status: stored.entries });
    return answer(JSON.parse(init.body as string) as Parameters<typeof answer>[0]);
  });
  await act(async () => {
    render(<QuickPage />);
  });
  return saved;
}

async function chooseOffer(task: string) {
  await user.click(await screen.findByRole("button", { name: task }));
  await user.selectOptions(await screen.findByLabelText("Offer"), "Saona en");
}

it("changes a price in all languages, based on what was opened", async () => {
  const saved = await open();
  await chooseOffer("Change a price");
  const field = (await screen.findAllByLabelText(/Adult \(US dollars\)/))[0] as HTMLElement;
  await user.clear(field);
  await user.type(field, "80");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved. The line at the top says when the website shows it.")).toBeVisible();
  const [{ dataFiles, versions }] = saved as [Saved];
  expect(dataFiles.map(({ path }) => path)).toEqual(
    LOCALES.map((locale) => `content/excursions/saona-island.${locale}.md`),
  );
  for (const { raw, path } of dataFiles) {
    expect(raw).toContain("adult: 80");
    expect(versions[path]).toBe(`id of ${path}`);
  }
});

it("asks before a price changes by more than half, and refuses what is no whole number", async () => {
  const saved = await open();
  await chooseOffer("Change a price");
  const field = (await screen.findAllByLabelText(/Adult \(US dollars\)/))[0] as HTMLElement;
  await user.clear(field);
  await user.type(field, "7,5");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(field).toHaveAccessibleDescription("Write a whole number like 75, without a point or a sign.");
  await user.clear(field);
  await user.type(field, "7500");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const dialog = screen.getByRole("dialog", { name: "This price changes by more than half" });
  expect(saved).toEqual([]);
  await user.click(within(dialog).getByRole("button", { name: "Yes, save it" }));
  expect(saved).toHaveLength(1);
});

it("closes a day and opens it again", async () => {
  jest.useFakeTimers({
    now: new Date("2026-11-23T14:00:00Z"),
    doNotFake: ["setTimeout", "queueMicrotask", "setImmediate", "nextTick"],
  });
  const saved = await open();
  await chooseOffer("Close a day");
  const field = await screen.findByLabelText("Day that is full or does not run");
  expect(field).toHaveValue("2026-11-23");
  await user.click(screen.getByRole("button", { name: "Close this day" }));
  for (const { raw } of saved[0]?.dataFiles ?? []) expect(raw).toMatch(/closed_days:\n\s+- "?2026-11-23"?/);
  jest.useRealTimers();
});

it("pauses an offer with a sentence in each language", async () => {
  const saved = await open();
  await chooseOffer("Pause an offer");
  await user.selectOptions(await screen.findByLabelText("On the website"), "paused");
  await user.type(screen.getByLabelText("What visitors read, in Spanish"), "Vuelve en mayo.");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const [, spanish, italian] = saved[0]?.dataFiles ?? [];
  expect(spanish?.raw).toContain("sale: paused");
  expect(spanish?.raw).toContain("pause_note: Vuelve en mayo.");
  expect(italian?.raw).toContain("sale: paused");
  expect(italian?.raw).not.toContain("pause_note");
});

it("puts up the notice in three languages or in none", async () => {
  const saved = await open();
  await user.click(await screen.findByRole("button", { name: "Put up the notice" }));
  await user.type(await screen.findByLabelText("Notice in English"), "Rough sea.");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByLabelText("Notice in Italian")).toHaveAccessibleDescription(
    /Write it in all three languages, or in none\./,
  );
  await user.type(screen.getByLabelText("Notice in Spanish"), "Mar agitado.");
  await user.type(screen.getByLabelText("Notice in Italian"), "Mare mosso.");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(JSON.parse(saved[0]?.dataFiles[0]?.raw ?? "")).toMatchObject({ it: { text: "Mare mosso." } });
});

it("says who was faster, keeps what was typed, and shows the rest as it is now", async () => {
  const files = [{ path: "x", text: "", version: "2", by: "Luis", at: "2026-11-23T13:05:00.000Z" }];
  const saved = await open({ status: 409, json: { files } });
  await chooseOffer("Change a price");
  const adult = await screen.findByLabelText("Bayahíbe · Adult (US dollars)");
  await user.clear(adult);
  await user.type(adult, "80");
  stored.offer = createOfferSource({ prices: [{ port: "bayahibe", adult: 77, child: 50, currency: "USD" }] });
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /^Not saved: Luis has changed the same \(.*9:05.*What you typed is still here/,
  );
  expect(screen.getByLabelText("Bayahíbe · Adult (US dollars)")).toHaveValue("80");
  expect(screen.getByLabelText("Bayahíbe · Child (US dollars)")).toHaveValue("50");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(saved[1]?.dataFiles[0]?.raw).toMatch(/adult: 80\n\s+child: 50/);
});

it("keeps a task's typing while another one is open, and asks before it is lost with the page", async () => {
  await open();
  await user.click(await screen.findByRole("button", { name: "Put up the notice" }));
  await user.type(await screen.findByLabelText("Notice in Spanish"), "Mar agitado.");
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await chooseOffer("Change a price");
  expect(screen.getByLabelText("Notice in Spanish")).not.toBeVisible();
  await user.click(screen.getByRole("button", { name: "Put up the notice" }));
  expect(screen.getByLabelText("Notice in Spanish")).toBeVisible();
  expect(screen.getByLabelText("Notice in Spanish")).toHaveValue("Mar agitado.");
});

it("keeps what was typed when the session has ended, and offers the sign-in beside it", async () => {
  await open({ status: 401, json: { code: "unauthorized" } });
  await chooseOffer("Pause an offer");
  await user.selectOptions(await screen.findByLabelText("On the website"), "paused");
  await user.type(screen.getByLabelText("What visitors read, in Spanish"), "Vuelve.");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /^You are signed out\. What you typed stays here/,
  );
  expect(screen.getByRole("link", { name: "Sign in in another tab" })).toHaveAttribute("target", "_blank");
  expect(screen.getByLabelText("What visitors read, in Spanish")).toHaveValue("Vuelve.");
  expect(goTo).not.toHaveBeenCalled();
});

it("says what the price of a boat is for", async () => {
  stored.offer = createOfferSource({
    ...{ prices: [{ port: "bayahibe", adult: 750, currency: "USD" }], price_basis: "per-boat" },
  });
  await open();
  await chooseOffer("Change a price");
  expect(await screen.findByLabelText("Bayahíbe · Whole boat (US dollars)")).toHaveValue("750");
});

it("says when the offers cannot be loaded, and tries again", async () => {
  stored.entries = 503;
  await open();
  await user.click(await screen.findByRole("button", { name: "Change a price" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(/^That did not work/);
  stored.entries = 200;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByLabelText("Offer")).toBeVisible();
});

it("has the frame follow what was saved", async () => {
  await open();
  expect(screen.getByRole("status")).toHaveTextContent("Live");
  await chooseOffer("Pause an offer");
  await screen.findByLabelText("On the website");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Publishing…")).toBeVisible();
});

it.each([
  [422, /^Not saved: something of this does not fit/],
  [500, /^That did not work/],
] as const)("says what to do after an answer of %d", async (status, words) => {
  await open({ status, json: {} });
  await chooseOffer("Pause an offer");
  await screen.findByLabelText("On the website");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(words);
});
