import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { fakeFetch } from "../../testing/fake-fetch";
import { getItem, renderList, startWithoutList } from "../../testing/render-shortlist";
import { renderWithLocale } from "../../testing/render-with-locale";
import { forgetDayStates } from "../browser/load-day-states";
import { loadList, saveList } from "../browser/stored-text";
import { KeepButton } from "../offer-list/keep-button";

const getAddress = () => window.location.pathname + window.location.search;
const getLink = (name: RegExp) => screen.getByRole("link", { name });
const getChat = () =>
  (new URL(getLink(/^Ask for all/).getAttribute("href") ?? "").searchParams.get("text") ?? "").replaceAll(
    "\u{a0}",
    " ",
  );
/** Renders the visitor's own list. */
const renderOwn = (list: string, options?: Parameters<typeof renderList>[1]) => {
  saveList(list);
  return renderList("", options);
};

beforeEach(startWithoutList);
afterEach(() => jest.useRealTimers());

it("the heart keeps on an offer's own page what was chosen there, but not where somebody stays", async () => {
  window.history.replaceState(null, "", "/excursions/saona?date=2026-12-01&adults=3&pickup=hotel&place=Sol");
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderWithLocale(<KeepButton offer={{ key: "saona-island", title: "Saona" }} size="wide" />);
  await user.click(screen.getByRole("button"));
  expect(loadList()).toBe("saona-island_date-2026-12-01_adults-3");
});

describe("the visitor's own list", () => {
  it("says when there is nothing in it, and where to look", () => {
    renderList("");
    expect(screen.getByText(/nothing in your list yet/)).toBeInTheDocument();
    expect(getLink(/^See all trips/)).toHaveAttribute("href", "/catalog");
    expect(screen.queryByRole("link", { name: /WhatsApp/ })).not.toBeInTheDocument();
  });

  it("is changed where it stands, in the browser and in the address", async () => {
    const { user } = renderOwn("saona-island.whales");
    const saona = getItem("Saona");
    await user.selectOptions(saona.getByLabelText("Pick-up from"), "Bayahíbe");
    await user.selectOptions(saona.getByLabelText("Children"), "1");
    await user.type(saona.getByLabelText("Day"), "2026-12-01");
    expect(loadList()).toBe("saona-island_port-bayahibe_date-2026-12-01_adults-2_children-1.whales");
    expect(getAddress()).toBe(`/shortlist?list=${loadList()}`);
    expect(saona.getByText("2 adults × $75 + 1 child × $45 = $195")).toBeInTheDocument();
  });

  it("gives back in its place what was removed, as it was chosen, and keeps the focus there", async () => {
    const { user } = renderOwn("saona-island_adults-3.whales");
    await user.click(screen.getByRole("button", { name: "Remove “Saona”" }));
    expect(loadList()).toBe("whales");
    const undo = screen.getByRole("button", { name: "Undo" });
    expect(undo).toHaveFocus();
    expect(undo).toHaveAccessibleDescription("“Saona” is no longer in your list.");
    expect(undo.compareDocumentPosition(screen.getByRole("article", { name: "Whales" }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await user.click(undo);
    expect(loadList()).toBe("saona-island_adults-3.whales");
    expect(getLink(/^Saona$/)).toHaveFocus();
    expect(undo).not.toBeInTheDocument();
  });

  it.each([
    ["2026-12-07", "Sold out on that day. Next free day: Tuesday, December 8, 2026."],
    ["2026-12-02", "No departure that day."],
    ["2026-11-21", "That day is past or too close. Please choose a later one, or ask us."],
    ["2028-11-21", "That day is too far ahead to promise. Please ask us."],
  ])("says when a day cannot be: %s", (date, words) => {
    renderOwn(`saona-island_date-${date}`);
    expect(getItem("Saona").getByLabelText("Day")).toHaveAccessibleDescription(words);
  });

  it.each([
    ["saona-island_port-bayahibe_adults-2.whales_port-bayahibe_adults-1", "Total: $250"],
    ["saona-island_port-bayahibe_adults-2.whales", undefined],
  ])("adds up what all of it costs, once every price is known: %s", (list, total) => {
    renderOwn(list);
    expect(screen.queryByText(/Total/)?.textContent).toBe(total);
  });

  it("shows no figure while prices are off", () => {
    const { container } = renderOwn("saona-island_port-bayahibe_adults-2.whales", { pricesOn: false });
    expect(container).not.toHaveTextContent(/\$\d/);
    expect(getItem("Saona").getByText("price on request")).toBeInTheDocument();
    expect(getChat()).not.toContain("$");
  });

  it("says beside its field that the chosen day is full", async () => {
    forgetDayStates();
    fakeFetch({ status: 200, json: { days: { "2026-12-01": "full" } } });
    renderOwn("saona-island_date-2026-12-01", { locale: "it" });
    const words = "completo, chiedi un altro giorno";
    expect(await getItem("Saona").findByText(words)).toHaveAttribute("role", "status");
    expect(getItem("Saona").getByLabelText("Giorno")).toHaveAccessibleDescription(words);
    expect(getItem("Saona").getByLabelText("Giorno")).not.toBeInvalid();
  });

  it("keeps, sends and counts the ship's times", async () => {
    const CATALINA = "catalina_port-la-romana-cruises_date-2026-12-01_adults-2";
    const { user } = renderOwn(CATALINA);
    await user.selectOptions(getItem("Catalina").getByLabelText("Does your ship keep local time?"), "Yes");
    await user.type(getItem("Catalina").getByLabelText("Docks at"), "07:00");
    await user.type(getItem("Catalina").getByLabelText("All aboard at"), "16:30");
    expect(loadList()).toBe(`${CATALINA}_docks-0700_aboard-1630_clock-local`);
    const sentence = "Back aboard: no, that ship has sailed by then (back at 5:00 PM, all aboard at 4:30 PM)";
    expect(getItem("Catalina").getByText(sentence, { selector: "p" })).toBeInTheDocument();
    expect(getChat().split("\n")).toEqual(
      expect.arrayContaining([
        "Pick-up: Cruise ship, docks at 7:00 AM, all aboard at 4:30 PM, ship's clock shows local time",
        sentence,
      ]),
    );
  });
});

describe("a list that was sent", () => {
  const SENT = "saona-island_port-bayahibe_date-2026-12-01_adults-2";

  it("is shown as it was sent, and the visitor's own stays what it is until they add it", async () => {
    saveList("whales.saona-island_adults-9");
    const { user } = renderList(SENT);
    expect(screen.getByText("Somebody sent you this list.")).toBeInTheDocument();
    await user.selectOptions(getItem("Saona").getByLabelText("Adults"), "3");
    const changed = SENT.replace(/2$/, "3");
    expect(getAddress()).toBe(`/shortlist?list=${changed}`);
    expect(loadList()).toBe("whales.saona-island_adults-9");
    await user.click(screen.getByRole("button", { name: "Add it to my list" }));
    expect(loadList()).toBe(`whales.${changed}`);
    expect(getAddress()).toBe(`/shortlist?list=whales.${changed}`);
    expect(screen.queryByText("Somebody sent you this list.")).not.toBeInTheDocument();
  });

  it("names what is not on offer any more, and lets it go", async () => {
    const { user } = renderList("old-tour_adults-3.saona-island.constructor");
    expect(screen.getByText("Not on offer any more: Old tour, Constructor.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Remove them" }));
    expect(getAddress()).toBe("/shortlist?list=saona-island");
  });
});

describe("what cannot be", () => {
  it("of a day is neither counted nor sent, and other days are offered", async () => {
    const others = ["whales", "scuba"].map((key) => `${key}_port-bayahibe_date-2026-12-01_adults-2`);
    // A Friday: it runs on Mondays and Tuesdays.
    const { user } = renderOwn(["saona-island_port-bayahibe_date-2026-12-04_adults-2", ...others].join("."));
    expect(screen.getByText("Total: $350")).toBeInTheDocument();
    expect(screen.getByText("Not counted, because the day is impossible: Saona.")).toBeInTheDocument();
    expect(getChat()).toContain(
      "1. Saona\nDate: Friday, December 4, 2026: no departure that day. Which day instead?",
    );
    // It is refused as long as it is not put right.
    for (let twice = 0; twice < 2; twice += 1) await user.click(getLink(/^Ask about all of these/));
    expect(screen.getByRole("alert")).toHaveTextContent("Choose another day first: Saona.");
    expect(window.location.pathname).toBe("/shortlist");
    const days = within(getItem("Saona").getByRole("group", { name: "Next days" })).getAllByRole("button");
    expect(days.map(({ textContent }) => textContent)).toEqual([
      ...["Tue, Dec 8", "Mon, Dec 14", "Tue, Dec 15", "Mon, Dec 21"],
    ]);
    await user.click(days[0] as HTMLElement);
    expect(getItem("Saona").getByLabelText("Day")).toHaveFocus();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.getByText("Total: $500")).toBeInTheDocument();
    expect(loadList()).toContain("saona-island_port-bayahibe_date-2026-12-08_adults-2");
  });

  it("of a paused offer says why, and is neither asked for nor added up", () => {
    const items = ["saona-island", "yacht", "whales"].map((key) => `${key}_port-bayahibe_adults-2`);
    renderOwn(items.join("."));
    expect(getItem("Yacht").getByText("In the dock until May.")).toBeInTheDocument();
    expect(getItem("Yacht").queryByLabelText("Day")).not.toBeInTheDocument();
    expect(screen.getByText("Total: $350")).toBeInTheDocument();
    expect(getChat()).not.toContain("Yacht");
  });
});
