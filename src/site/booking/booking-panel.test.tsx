import { screen, waitFor } from "@testing-library/react";

import type { Locale } from "../../domain/config/locales";
import { getChatText, getWay, openOfferPage, renderPanel } from "../../testing/render-booking-panel";

const result = () => screen.getByText(/×|price on request|whole boat/i).closest("[role=status]");

beforeEach(openOfferPage);
afterEach(() => jest.useRealTimers());

describe("before anything is chosen", () => {
  it.each<[Locale, string, RegExp, string]>([
    ["en", "Boat & lunch", /^Book now/, "Hello, I would like to book: Boat & lunch. Language: English."],
    ["es", "¿Ballenas? ¡Sí!", /^Reserve ahora/, "Hola, quisiera reservar: ¿Ballenas? ¡Sí!. Idioma: Español."],
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

  it("without prices the price is on request, and neither the next days nor a pick-up are offered", async () => {
    const { user } = renderPanel({ prices: [] });
    expect(screen.getByText("Price on request")).toBeInTheDocument();
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText("Day"), "2026-11-27");
    await waitFor(() => expect(getWay()).toContain("date=2026-11-27"));
    expect(screen.queryByRole("group", { name: "Next days" })).not.toBeInTheDocument();
    expect(screen.queryByText("Where do we pick you up?")).not.toBeInTheDocument();
  });

  it("the plain form names the offer, its language and two adults", () => {
    const { container } = renderPanel({}, "it");
    const form = container.querySelector("form");
    expect(form).toHaveAttribute("action", "/api/contact");
    expect(form).toHaveAttribute("method", "get");
    expect(form).toHaveFormValues({
      ...{ service: "saona-island", collection: "excursions", lang: "it" },
      ...{ date: "", adults: 2, children: 0, small: 0, place: "", docks: "", aboard: "" },
    });
    expect(form?.querySelector("button[type=submit]")).toHaveTextContent("Contatti");
  });
});

describe("a choice", () => {
  it("is priced, said and led on at once", async () => {
    const { user } = renderPanel();
    await user.click(screen.getByRole("radio", { name: "Bayahíbe" }));
    await user.click(await screen.findByRole("button", { name: "Mon, Nov 23" }));
    await user.click(screen.getByRole("button", { name: "Children: one more" }));
    await user.click(screen.getByRole("radio", { name: "Hotel" }));
    await user.type(await screen.findByLabelText("Name of the hotel"), "Sol & Mar");
    await waitFor(() => expect(getChatText()?.[4]).toBe("Pick-up: Hotel, Sol & Mar"));
    expect(getChatText()).toEqual([
      "Hello, I would like to book: Saona Island. Language: English.",
      "Date: Monday, November 23, 2026",
      "Port: Bayahíbe",
      "Party: 2 adults, 1 child",
      "Pick-up: Hotel, Sol & Mar",
      "Price: 2 adults × $75 + 1 child × $45 = $195",
    ]);
    expect(result()).toHaveTextContent(/^2 adults × \$75 \+ 1 child × \$45 = \$195$/);
    expect(screen.getByText("$195").closest("[data-price]")?.nextElementSibling).toHaveTextContent(
      "Book now",
    );
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

  it("holds no figure while the agency shows no prices", async () => {
    const { user } = renderPanel({ prices: [] }, "en", false);
    await user.click(screen.getByRole("radio", { name: "Bayahíbe" }));
    await waitFor(() => expect(getChatText()).toHaveLength(5));
    expect(getChatText()?.[4]).toBe("Price: price on request");
    expect(document.body).not.toHaveTextContent("$");
  });
});
