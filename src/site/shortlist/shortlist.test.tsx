import { screen } from "@testing-library/react";

import { loadList, saveList } from "../browser/stored-text";
import { getItem, renderList, startWithoutList } from "../../testing/render-shortlist";

const getAddress = () => window.location.pathname + window.location.search;

beforeEach(startWithoutList);
afterEach(() => jest.useRealTimers());

describe("the visitor's own list", () => {
  it("says when there is nothing in it, and where to look", () => {
    renderList("");
    expect(screen.getByText(/nothing in your list yet/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "See all offers" })).toHaveAttribute("href", "/catalog");
    expect(screen.queryByRole("link", { name: /WhatsApp/ })).not.toBeInTheDocument();
  });

  it("stands in the address, so that it can be sent", () => {
    saveList("saona-island_adults-3");
    renderList("");
    expect(getAddress()).toBe("/shortlist?list=saona-island_adults-3");
    expect(screen.queryByText("Somebody sent you this list.")).not.toBeInTheDocument();
  });

  it("is changed where it stands, in the browser and in the address", async () => {
    saveList("saona-island.whales");
    const { user } = renderList("");
    const saona = getItem("Saona");
    await user.selectOptions(saona.getByLabelText("Pick-up from"), "Bayahíbe");
    await user.selectOptions(saona.getByLabelText("Children"), "1");
    await user.type(saona.getByLabelText("Day"), "2026-12-01");
    expect(loadList()).toBe("saona-island_port-bayahibe_date-2026-12-01_adults-2_children-1.whales");
    expect(getAddress()).toBe(`/shortlist?list=${loadList()}`);
    expect(saona.getByText("2 adults × $75 + 1 child × $45 = $195")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Take “Whales” out" }));
    expect(loadList()).toBe("saona-island_port-bayahibe_date-2026-12-01_adults-2_children-1");
    expect(screen.queryByRole("article", { name: "Whales" })).not.toBeInTheDocument();
  });

  it("gives back in its place what was removed, as it was chosen, and keeps the focus there", async () => {
    saveList("saona-island_adults-3.whales");
    const { user } = renderList("");
    await user.click(screen.getByRole("button", { name: "Take “Saona” out" }));
    expect(loadList()).toBe("whales");
    const undo = screen.getByRole("button", { name: "Undo" });
    expect(undo).toHaveFocus();
    expect(undo).toHaveAccessibleDescription("“Saona” is no longer in your list.");
    expect(undo.compareDocumentPosition(screen.getByRole("article", { name: "Whales" }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await user.click(undo);
    expect(loadList()).toBe("saona-island_adults-3.whales");
    expect(screen.getByRole("link", { name: "Saona" })).toHaveFocus();
    expect(undo).not.toBeInTheDocument();
  });

  it.each([
    ["2026-12-07", "Sold out on that day. Next free day: Tuesday, December 8, 2026."],
    ["2026-12-02", "It does not run on that day."],
    ["2026-11-21", "That day is past or too close. Please choose a later one, or ask us."],
    ["2028-11-21", "That day is too far ahead to promise. Please ask us."],
  ])("says when a day cannot be: %s", (date, words) => {
    saveList(`saona-island_date-${date}`);
    renderList("");
    expect(getItem("Saona").getByLabelText("Day")).toHaveAccessibleDescription(words);
  });

  it("adds up what all of it costs, once every price is known", () => {
    saveList("saona-island_port-bayahibe_adults-2.whales_port-bayahibe_adults-1");
    const { unmount } = renderList("");
    expect(screen.getByText("All together: $250")).toBeInTheDocument();
    unmount();
    saveList("saona-island_port-bayahibe_adults-2.whales");
    renderList("");
    expect(screen.queryByText(/All together/)).not.toBeInTheDocument();
  });

  it("shows no figure while prices are off", () => {
    saveList("saona-island_port-bayahibe_adults-2.whales_port-bayahibe");
    const { container } = renderList("", { pricesOn: false });
    expect(container).not.toHaveTextContent(/\$\d/);
    expect(getItem("Saona").getByText("price on request")).toBeInTheDocument();
    expect(
      decodeURIComponent(screen.getByRole("link", { name: /^Ask for all/ }).getAttribute("href") ?? ""),
    ).not.toContain("$");
  });
});

describe("a list that was sent", () => {
  const SENT = "saona-island_port-bayahibe_date-2026-12-01_adults-2";

  it("is shown as it was sent, and the visitor's own stays what it is", async () => {
    saveList("whales");
    const { user } = renderList(SENT);
    expect(screen.getByText("Somebody sent you this list.")).toBeInTheDocument();
    await user.selectOptions(getItem("Saona").getByLabelText("Adults"), "3");
    expect(getAddress()).toBe("/shortlist?list=saona-island_port-bayahibe_date-2026-12-01_adults-3");
    expect(loadList()).toBe("whales");
  });

  it("is added to the visitor's own when they want it", async () => {
    saveList("whales.saona-island_adults-9");
    const { user } = renderList(SENT);
    await user.click(screen.getByRole("button", { name: "Add it to my list" }));
    expect(loadList()).toBe(`whales.${SENT}`);
    expect(getAddress()).toBe(`/shortlist?list=whales.${SENT}`);
    expect(screen.queryByText("Somebody sent you this list.")).not.toBeInTheDocument();
  });

  it("names what is not on offer any more, and lets it go", async () => {
    const { user } = renderList("old-tour_adults-3.saona-island.constructor");
    expect(screen.getByText("Not on offer any more: Old tour, Constructor.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Take them out" }));
    expect(getAddress()).toBe("/shortlist?list=saona-island");
  });

  it("is one text for a chat, in the page's language", () => {
    renderList(`${SENT}.whales_adults-4`, { locale: "it" });
    const href = screen.getByRole("link", { name: /^Chiedi tutto su WhatsApp/ }).getAttribute("href") ?? "";
    expect(new URL(href).searchParams.get("text")).toBe(
      [
        "Ciao, vorrei prenotare queste proposte. Lingua: Italiano.",
        "",
        "1. Saona",
        "Data: martedì 1 dicembre 2026",
        "Porto: Bayahíbe",
        "Persone: 2 adulti",
        "Prezzo: 2 adulti × 75\u00a0USD = 150\u00a0USD",
        "",
        "2. Whales",
        "Data: da decidere, quale giorno è possibile?",
        "Persone: 4 adulti",
      ].join("\n"),
    );
    expect(screen.getByRole("link", { name: "Invia un'unica richiesta" })).toHaveAttribute(
      "href",
      `/it/contatto?list=${SENT}.whales_adults-4`,
    );
  });
});
