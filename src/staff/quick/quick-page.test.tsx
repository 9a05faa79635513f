import { fireEvent, screen, within } from "@testing-library/react";

import { LOCALE_CODES, nameLanguage } from "../../domain/config/locales";
import {
  chooseOffer,
  openQuickChanges as open,
  resetStored,
  stored,
  user,
} from "../../testing/open-quick-changes";

beforeEach(resetStored);

it("changes a price in all languages, based on what was opened", async () => {
  const saved = await open();
  await chooseOffer("Change a price");
  const field = (await screen.findAllByLabelText(/Adult \(US dollars\)/))[0] as HTMLElement;
  await user.clear(field);
  await user.type(field, "80");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved. The line at the top says when the website shows it.")).toBeVisible();
  const { dataFiles = [], versions = {} } = saved[0] ?? {};
  const path = "content/excursions/saona-island/offer.yml";
  expect(dataFiles).toEqual([{ path, raw: expect.stringContaining("adult: 80") as string }]);
  expect(versions[path]).toBe(`id of ${path}`);
});

it("closes a day and opens it again", async () => {
  jest.useFakeTimers({
    now: new Date("2026-11-23T14:00:00Z"),
    doNotFake: ["setTimeout", "queueMicrotask", "setImmediate", "nextTick"],
  });
  const saved = await open();
  await chooseOffer("Close a day");
  const field = await screen.findByLabelText("Day that is full or does not run");
  // Nobody closes today by a press too many.
  expect(field).toHaveValue("");
  await user.click(screen.getByRole("button", { name: "Close this day" }));
  expect([field, saved]).toEqual([document.activeElement, []]);
  expect(field).toHaveAccessibleDescription("Choose a day.");
  fireEvent.change(field, { target: { value: "2026-11-23" } });
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
  const [facts, spanish, ...others] = saved[0]?.dataFiles ?? [];
  expect(facts?.raw).toContain("sale: paused");
  expect(spanish?.path).toBe("content/excursions/saona-island/es.md");
  expect(spanish?.raw).toContain("pause_note: Vuelve en mayo.");
  expect(others).toEqual([]);
});

it("says what an offer has promised before it is hidden, and hides nothing without a yes", async () => {
  const saved = await open();
  stored.commitments = { enquiries: 3, quotes: 1, bookings: 2, nextDay: "2099-01-20" };
  await chooseOffer("Pause an offer");
  await user.selectOptions(await screen.findByLabelText("On the website"), "hidden");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(
    dialog.getByText(/^This offer has enquiries waiting: 3, open quotes: 1, bookings to come: 2/),
  ).toHaveTextContent("(next: Tuesday, January 20, 2099)");
  await user.click(dialog.getByRole("button", { name: "Change nothing" }));
  expect(saved).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Save" }));
  expect(saved[0]?.dataFiles[0]?.raw).toContain("sale: hidden");
});

it("puts up the notice in every language or in none", async () => {
  const saved = await open();
  await user.click(await screen.findByRole("button", { name: "Put up the notice" }));
  await user.type(await screen.findByLabelText("Notice in English"), "Rough sea.");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByLabelText("Notice in Italian")).toHaveAccessibleDescription(
    /Write it in every language, or in none\./,
  );
  for (const locale of LOCALE_CODES.filter((code) => code !== "en"))
    await user.type(screen.getByLabelText(`Notice in ${nameLanguage(locale, "en")}`), `Rough: ${locale}.`);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(JSON.parse(saved[0]?.dataFiles[0]?.raw ?? "")).toMatchObject({ it: { text: "Rough: it." } });
});
