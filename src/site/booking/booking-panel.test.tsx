import { act, fireEvent, screen, waitFor } from "@testing-library/react";

import type { Locale } from "../../domain/config/locales";
import { getChatText, getWay, openOfferPage, renderPanel } from "../../testing/render-booking-panel";

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

  it("without prices the price is on request, and neither the next days nor a pick-up are offered", async () => {
    const { user } = renderPanel({ prices: [] });
    expect(screen.getByText("Price on request")).toBeInTheDocument();
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText("Day"), "2026-11-27");
    await waitFor(() => expect(getWay()).toContain("date=2026-11-27"));
    expect(screen.queryByRole("group", { name: "Next days" })).not.toBeInTheDocument();
    expect(screen.queryByText("Where do we pick you up?")).not.toBeInTheDocument();
  });
});

describe("a choice", () => {
  it("holds no figure while the agency shows no prices", async () => {
    const { user } = renderPanel({ prices: [] }, "en", false);
    await user.click(screen.getByRole("radio", { name: "Bayahíbe" }));
    await waitFor(() => expect(getChatText()).toHaveLength(5));
    expect(getChatText()?.[4]).toBe("Price: price on request");
    expect(document.body).not.toHaveTextContent("$");
  });
});

describe("while the page leaves", () => {
  it("the address of the next page is left as it is", async () => {
    const { user } = renderPanel();
    await user.type(screen.getByLabelText("Adults"), "3");
    await waitFor(() => expect(window.location.search).not.toBe(""));
    window.history.replaceState(null, "", "/contact");
    fireEvent.blur(screen.getByLabelText("Adults"));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(window.location.pathname + window.location.search).toBe("/contact");
  });
});

describe("Back after a link inside the page", () => {
  const goBack = async () => {
    window.history.back();
    await waitFor(() => expect(window.location.hash).toBe(""));
  };

  it("keeps the choice that the panel shows in the address", async () => {
    const { user } = renderPanel();
    window.history.pushState(null, "", "#book");
    await user.click(screen.getByRole("radio", { name: "Punta Cana" }));
    await waitFor(() => expect(window.location.search).toBe("?port=punta-cana&adults=2"));
    await goBack();
    await waitFor(() => expect(window.location.search).toBe("?port=punta-cana&adults=2"));
    expect(screen.getByRole("radio", { name: "Punta Cana" })).toBeChecked();
  });
});
