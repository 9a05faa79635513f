import { screen, waitFor, within } from "@testing-library/react";

import type { Locale } from "../../domain/config/locales";
import { getChatText, getWay, openOfferPage, renderPanel } from "../../testing/render-booking-panel";

beforeEach(openOfferPage);
afterEach(() => jest.useRealTimers());

describe("a choice of a day", () => {
  it.each<[Locale, string]>([
    ["en", "Sold out on this day. Next free day: Monday, November 30, 2026."],
    ["es", "Agotado ese día. Próximo día libre: lunes, 30 de noviembre de 2026."],
    ["it", "Quel giorno è esaurito. Prossimo giorno libero: lunedì 30 novembre 2026."],
  ])("that is sold out names the next free one (%s)", async (locale, sentence) => {
    window.history.replaceState(null, "", "?port=bayahibe&date=2026-11-27");
    renderPanel({ closed_days: ["2026-11-27"] }, locale);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(window.location.search).toContain("2026-11-27");
    expect(
      screen.getByRole("link", { name: /^(Contact|Contacto|Contatti)$/ }).getAttribute("href"),
    ).not.toContain("date");
  });

  it.each<[Locale, string]>([
    ["en", "This day can no longer be chosen. Choose one of these:"],
    ["es", "Ese día ya no se puede elegir. Elija uno de estos:"],
    ["it", "Quel giorno non si può più scegliere. Scegli uno di questi:"],
  ])("that is over says so (%s)", async (locale, sentence) => {
    window.history.replaceState(null, "", "?port=bayahibe&date=2026-11-20");
    renderPanel({}, locale);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it("never holds one on which the tour does not run", async () => {
    const { user } = renderPanel();
    await user.click(screen.getByRole("radio", { name: "Bayahíbe" }));
    const day = screen.getByLabelText("Day");
    await user.type(day, "2026-12-01");
    await waitFor(() => expect(day).toBeInvalid());
    expect(day).toHaveAccessibleDescription("It does not run on this day. Choose one of these:");
    const days = within(screen.getByRole("group", { name: "Next days" })).getAllByRole("button");
    expect(days.map((button) => button.textContent)).toEqual([
      "Fri, Dec 4",
      "Mon, Dec 7",
      "Fri, Dec 11",
      "Mon, Dec 14",
    ]);
    expect(getChatText()?.[1]).toBe(
      "Date: Tuesday, December 1, 2026: it does not run then. Which day instead?",
    );
    expect(getWay()).not.toContain("date");
    expect(window.location.search).not.toContain("date");
    await user.click(screen.getByRole("link", { name: "Contact" }));
    expect(day).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Fri, Dec 4" }));
    await waitFor(() => expect(day).toBeValid());
    expect(screen.getByRole("button", { name: "Fri, Dec 4" })).toHaveAttribute("aria-pressed", "true");
    expect(getWay()).toContain("date=2026-12-04");
  });
});

it.each<[Locale, RegExp, RegExp, string]>([
  ["en", /^Book now/, /^Day$/, "It does not run every day. Which day would you like?"],
  ["es", /^Reserve ahora/, /^Día$/, "No sale todos los días. ¿Qué día quiere?"],
  ["it", /^Prenota ora/, /^Giorno$/, "Non si parte tutti i giorni. Quale giorno preferisci?"],
])("the chat of an offer of fixed days asks for the day once (%s)", async (locale, name, label, sentence) => {
  const { user } = renderPanel({}, locale);
  const link = screen.getByRole("link", { name });
  let isStopped = false;
  link.parentElement?.addEventListener("click", (event) => {
    isStopped = event.defaultPrevented;
    event.preventDefault();
  });
  await user.click(link);
  await screen.findAllByRole("button", { name: /23/ });
  const day = screen.getByLabelText(label);
  expect(day).toHaveFocus();
  expect(day.getAttribute("aria-describedby")).toMatch(/problem/);
  expect(screen.getByText(new RegExp(sentence.replace(/[.?]/g, "\\$&")))).toBeInTheDocument();
  expect(day).not.toBeInvalid();
  await user.click(link);
  expect([isStopped, screen.getByLabelText(label)]).toEqual([false, day]);
});

it.each<[Locale, string, string, string, number]>([
  ["en", "Adults", "0", "At least 1.", 1],
  ["es", "Adultos", "0", "Como mínimo 1.", 1],
  ["it", "Adulti", "0", "Almeno 1.", 1],
  ["en", "Children", "100", "At most 99.", 99],
])(
  "a number of persons that cannot be says so, and is counted as the nearest (%s, %s %s)",
  async (...row) => {
    const [locale, label, typed, sentence, counted] = row;
    const { user } = renderPanel({}, locale);
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.type(field, typed);
    await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
    await user.tab();
    await waitFor(() => expect(field).toHaveValue(counted));
    expect(screen.getByText(sentence)).toBeInTheDocument();
  },
);
