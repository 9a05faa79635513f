import { screen, waitFor, within } from "@testing-library/react";
import { navigate } from "gatsby";

import type { Locale } from "../../config/locales";
import { WEEKDAYS } from "../../config/offer";
import { BOOKING_PORTS } from "../../testing/create-bookable-offer";
import { createPageOffer } from "../../testing/create-page-offer";
import { renderWithLocale } from "../../testing/render-with-locale";
import { BookingPanel } from "./booking-panel";

const NUMBER = "+1 555 010 0177";
const saona = createPageOffer({
  days: ["monday", "friday"],
  ports: ["bayahibe", "punta-cana", "la-romana-cruises"],
  prices: [
    { port: "bayahibe", adult: 75, child: 45 },
    { port: "punta-cana", adult: 92, child: 58 },
    { port: "la-romana-cruises", adult: 85, child: 50 },
  ],
  minimum_party: [{ port: "punta-cana", persons: 2 }],
  pickup: [
    { port: "bayahibe", place: "Pier", time: "08:00" },
    { port: "la-romana-cruises", place: "Terminal", time: "08:00" },
  ],
  duration_hours: 9,
});

type Change = Partial<typeof saona>;

function renderPanel(change: Change = {}, locale: Locale = "en", pricesOn = true) {
  const settings = {
    pricesOn,
    whatsappNumber: NUMBER,
    booking: { cut_off_hours: 12, days_ahead: 365 },
  };
  const offer = { ...saona, ...change };
  return renderWithLocale(<BookingPanel offer={offer} settings={settings} ports={BOOKING_PORTS} />, locale);
}

const getChatText = (name = /^Book now/) =>
  new URL(screen.getByRole("link", { name }).getAttribute("href") ?? "").searchParams
    .get("text")
    ?.split("\n");
const getWay = () => screen.getByRole("link", { name: "Contact" }).getAttribute("href");
const result = () => screen.getByText(/×|price on request|whole boat/i).closest("[role=status]");

// A Saturday; at that moment it is 08:00 in Santo Domingo.
beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse("2026-11-21T12:00:00Z"), doNotFake: ["queueMicrotask", "nextTick"] });
  window.history.replaceState(null, "", "/excursions/saona-island");
});
afterEach(() => jest.useRealTimers());

describe("before anything is chosen", () => {
  it.each<[Locale, string, RegExp, string]>([
    ["en", "Boat & lunch", /^Book now/, "Hello, I would like to book: Boat & lunch. Language: English."],
    ["es", "¿Ballenas? ¡Sí!", /^Reserva ahora/, "Hola, quisiera reservar: ¿Ballenas? ¡Sí!. Idioma: Español."],
    ["it", "L'isola #1", /^Prenota ora/, "Ciao, vorrei prenotare: L'isola #1. Lingua: Italiano."],
  ])("Book now opens a chat with the service and the language (%s)", (locale, title, name, text) => {
    renderPanel({ title }, locale);
    expect(screen.getByRole("link", { name }).getAttribute("href")).toMatch(
      /^https:\/\/wa\.me\/15550100177\?/,
    );
    expect(getChatText(name)).toEqual([text]);
  });

  it.each<[Locale, string, string]>([
    ["en", "Contact", "/contact?service=saona-island"],
    ["es", "Contacto", "/es/contacto?service=saona-island"],
    ["it", "Contatti", "/it/contatto?service=saona-island"],
  ])("Contact leads to the form with the offer chosen (%s)", (locale, name, path) => {
    renderPanel({}, locale);
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", path);
  });

  it("the price is the lowest one, with what it is for", () => {
    renderPanel({ price_basis: "per-2-persons" });
    expect(screen.getByText(/from \$75/)).toHaveTextContent("from $75 for 2 persons");
  });

  it("the price is on request without prices", () => {
    renderPanel({ prices: [] });
    expect(screen.getByText("Price on request")).toBeInTheDocument();
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
  });

  it("the plain form names the offer, its language and two adults", () => {
    const { container } = renderPanel({}, "it");
    const form = container.querySelector("form");
    expect(form).toHaveAttribute("action", "/api/contact");
    expect(form).toHaveAttribute("method", "get");
    expect(form).toHaveFormValues({
      ...{ service: "saona-island", collection: "excursions", lang: "it" },
      ...{ date: "", adults: 2, children: 0, small: 0, place: "", aboard: "" },
    });
    expect(form?.querySelector("button[type=submit]")).toHaveTextContent("Contatti");
  });

  it("the only port there is, is chosen", () => {
    renderPanel({ ports: ["bayahibe"] });
    expect(screen.getByRole("radio", { name: "Bayahíbe" })).toBeChecked();
  });
});

describe("a choice", () => {
  it("is priced, said and led on at once", async () => {
    const { user } = renderPanel();
    await user.click(screen.getByRole("radio", { name: "Bayahíbe" }));
    await user.click(await screen.findByRole("button", { name: "Mon, Nov 23" }));
    await user.click(screen.getByRole("button", { name: "Children: one more" }));
    await user.click(screen.getByRole("radio", { name: "Hotel" }));
    await user.type(screen.getByLabelText("Name of the hotel or ship"), "Sol & Mar");
    await waitFor(() => expect(getChatText()?.[4]).toBe("Pick-up: Hotel, Sol & Mar"));
    expect(getChatText()).toEqual([
      "Hello, I would like to book: Saona Island. Language: English.",
      "Date: Monday, November 23, 2026",
      "Port: Bayahíbe",
      "Party: 2 adults, 1 child",
      "Pick-up: Hotel, Sol & Mar",
      "Price: 2 adults × $75 + 1 child × $45 = $195",
    ]);
    expect(result()).toHaveTextContent("$1952 adults × $75 + 1 child × $45 = $195");
    const search = "port=bayahibe&date=2026-11-23&adults=2&children=1&pickup=hotel&place=Sol+%26+Mar";
    expect(getWay()).toBe(`/contact?service=saona-island&${search}`);
    expect(window.location.search).toBe(`?${search}`);
  });

  it("is read from the address, so that going back and a link sent on find it", async () => {
    window.history.replaceState(null, "", "?port=punta-cana&date=2026-11-27&adults=3&source=card");
    renderPanel();
    await waitFor(() => expect(getChatText()).toHaveLength(5));
    expect(screen.getByRole("radio", { name: "Punta Cana" })).toBeChecked();
    expect(screen.getByLabelText("Day")).toHaveValue("2026-11-27");
    expect(screen.getByLabelText("Adults")).toHaveValue(3);
    expect(window.location.search).toContain("source=card");
  });

  it.each<[Locale, string]>([
    ["en", "Sold out on this day. Next free day: Monday, November 30, 2026."],
    ["es", "Agotado ese día. Próximo día libre: lunes, 30 de noviembre de 2026."],
    ["it", "Quel giorno è esaurito. Prossimo giorno libero: lunedì 30 novembre 2026."],
  ])("of a day that is sold out names the next free one (%s)", async (locale, sentence) => {
    window.history.replaceState(null, "", "?port=bayahibe&date=2026-11-27");
    renderPanel({ closed_days: ["2026-11-27"] }, locale);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(window.location.search).toContain("2026-11-27");
    expect(
      screen.getByRole("link", { name: /^(Contact|Contacto|Contatti)$/ }).getAttribute("href"),
    ).not.toContain("date");
  });

  it("never holds a day on which the tour does not run", async () => {
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
    expect(getChatText()?.join()).not.toContain("Date");
    expect(getWay()).not.toContain("date");
    expect(window.location.search).not.toContain("date");
    await user.click(screen.getByRole("link", { name: "Contact" }));
    expect(day).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Fri, Dec 4" }));
    await waitFor(() => expect(day).toBeValid());
    expect(screen.getByRole("button", { name: "Fri, Dec 4" })).toHaveAttribute("aria-pressed", "true");
    expect(getWay()).toContain("date=2026-12-04");
  });

  it("tells cruise guests whether they are back in time, and meets them where ships call", async () => {
    const { user } = renderPanel({ days: WEEKDAYS });
    await user.click(screen.getByRole("radio", { name: "Cruise ship" }));
    await waitFor(() => expect(screen.getByRole("radio", { name: "La Romana Cruises Zone" })).toBeChecked());
    await waitFor(() => expect(screen.getByText(/^Back aboard: we cannot tell/)).toBeInTheDocument());
    await user.type(screen.getByLabelText("All aboard at"), "19:45");
    expect(
      await screen.findByText("Back aboard: in time, back at 17:00, 2 h 45 min before all aboard"),
    ).toBeInTheDocument();
  });

  it("holds no figure while the agency shows no prices", async () => {
    const { user } = renderPanel({ prices: [] }, "en", false);
    await user.click(screen.getByRole("radio", { name: "Bayahíbe" }));
    await waitFor(() => expect(getChatText()).toHaveLength(4));
    expect(getChatText()?.[3]).toBe("Price: price on request");
    expect(document.body).not.toHaveTextContent("$");
  });

  it("understands what is typed as a number, or shows what it takes instead", async () => {
    const { user } = renderPanel();
    const adults = screen.getByLabelText("Adults");
    await user.click(screen.getByRole("radio", { name: "Bayahíbe" }));
    await user.clear(adults);
    await user.type(adults, "0");
    await user.tab();
    await waitFor(() => expect(adults).toHaveValue(2));
  });

  it("goes on to the form with the Enter key, too", async () => {
    const { user } = renderPanel();
    await user.click(screen.getByRole("radio", { name: "Bayahíbe" }));
    await waitFor(() => expect(getWay()).toContain("port=bayahibe"));
    await user.type(screen.getByLabelText("Adults"), "{Enter}");
    expect(navigate).toHaveBeenCalledWith("/contact?service=saona-island&port=bayahibe&adults=2");
  });
});

it.each([
  [3, ["Adults", "Children", "Children under 1 metre"]],
  [4, ["Adults", "Children"]],
  [17, ["Adults", "Children"]],
  [18, ["Adults"]],
])("an offer from %s years on asks for those alone who may come along", (minimum_age, labels) => {
  renderPanel({ minimum_age });
  const steppers = screen.getAllByRole("spinbutton");
  expect(steppers).toHaveLength(labels.length);
  for (const label of labels) expect(steppers).toContain(screen.getByLabelText(label));
});

it("an old link with small children brings none to an offer that takes none", async () => {
  window.history.replaceState(null, "", "?port=bayahibe&adults=2&children=1&small=2");
  renderPanel({ minimum_age: 6 });
  await waitFor(() => expect(getChatText()?.[2]).toBe("Party: 2 adults, 1 child"));
  expect(getChatText()?.[3]).toBe("Price: 2 adults × $75 + 1 child × $45 = $195");
  expect(getWay()).toBe("/contact?service=saona-island&port=bayahibe&adults=2&children=1");
});

it("an offer for adults alone asks for no children", () => {
  renderPanel({ minimum_age: 18 });
  expect(screen.getAllByRole("spinbutton")).toHaveLength(1);
  expect(screen.getByText("Minimum age: 18")).toBeInTheDocument();
});
