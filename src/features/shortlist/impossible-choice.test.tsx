import { screen, within } from "@testing-library/react";

import { loadList, saveList } from "../../browser-state/stored-list";
import type { Locale } from "../../config/locales";
import { getItem, renderList, startWithoutList } from "../../testing/render-shortlist";

beforeEach(startWithoutList);
afterEach(() => jest.useRealTimers());

describe("what cannot be", () => {
  // A Friday: it runs on Mondays and Tuesdays.
  const IMPOSSIBLE = "saona-island_port-bayahibe_date-2026-12-04_adults-2";
  const POSSIBLE =
    "whales_port-bayahibe_date-2026-12-01_adults-2.scuba_port-bayahibe_date-2026-12-01_adults-2";
  const getHref = (name: string) => screen.getByRole("link", { name: new RegExp(`^${name}`) });

  it("is neither counted nor sent, and other days are offered", async () => {
    saveList(`${IMPOSSIBLE}.${POSSIBLE}`);
    const { user } = renderList("");
    expect(screen.getByText("All together: $350")).toBeInTheDocument();
    expect(screen.getByText("Not counted, because the day is impossible: Saona.")).toBeInTheDocument();
    const text = new URL(getHref("Ask for all on WhatsApp").getAttribute("href") ?? "").searchParams.get(
      "text",
    );
    expect(text).toContain(
      "1. Saona\nDate: Friday, December 4, 2026: it does not run then. Which day instead?",
    );
    await user.click(getHref("Send one enquiry"));
    expect(screen.getByRole("alert")).toHaveTextContent("Choose another day first: Saona.");
    // It is refused as long as it is not put right.
    await user.click(getHref("Send one enquiry"));
    expect(window.location.pathname).toBe("/shortlist");
    const days = within(getItem("Saona").getByRole("group", { name: "Next days" })).getAllByRole("button");
    expect(days.map(({ textContent }) => textContent)).toEqual([
      ...["Tue, Dec 8", "Mon, Dec 14", "Tue, Dec 15", "Mon, Dec 21"],
    ]);
    await user.click(days[0] as HTMLElement);
    expect(getItem("Saona").getByLabelText("Day")).toHaveFocus();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.getByText("All together: $500")).toBeInTheDocument();
    expect(loadList()).toContain("saona-island_port-bayahibe_date-2026-12-08_adults-2");
  });

  it.each<[Locale, string, string]>([
    ["en", "Send one enquiry", "It does not run every day. Choose a day, or send it without one: Whales."],
    ["es", "Enviar una sola consulta", "No sale todos los días. Elige un día, o envíalo sin día: Whales."],
    [
      "it",
      "Invia un'unica richiesta",
      "Non si parte tutti i giorni. Scegli un giorno, oppure invia senza: Whales.",
    ],
  ])("a day that is missing is asked for once (%s)", async (locale, name, sentence) => {
    saveList("whales_port-bayahibe_adults-2");
    const { user } = renderList("", { locale });
    await user.click(getHref(name));
    expect(screen.getByRole("alert")).toHaveTextContent(sentence);
  });

  it.each<[Locale, string]>([
    ["en", "Not counted: 1 child under 1 metre, because the minimum age is 10 years"],
    ["es", "Sin contar: 1 niño de menos de 1 metro, porque la edad mínima es de 10 años"],
    ["it", "Non contati: 1 bambino sotto 1 metro, perché l'età minima è di 10 anni"],
  ])("a person is not left out without a word (%s)", (locale, sentence) => {
    saveList("scuba_port-bayahibe_date-2026-12-01_adults-2_small-1");
    renderList("", { locale });
    expect(getItem("First dive").getByText(sentence, { selector: "p" })).toBeInTheDocument();
  });

  it("what a child is stands beside the field", () => {
    saveList("ages_adults-2");
    renderList("");
    expect(getItem("With ages").getByLabelText("Children (4–11)")).toHaveValue("0");
  });

  it("an offer that takes nobody under 2 says so to a party with a small child", () => {
    saveList("pool_port-bayahibe_date-2026-12-01_adults-2_small-1");
    renderList("");
    const note = "Under 2 years: nobody under 2 can come along";
    expect(getItem("Natural pool").getByText(note, { selector: "p" })).toBeInTheDocument();
  });
});
