import { screen, within } from "@testing-library/react";

import type { Locale } from "../../domain/config/locales";
import { fakeFetch } from "../../testing/fake-fetch";
import { forgetDayStates } from "../browser/load-day-states";
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
});

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
});

const CATALINA = "catalina_port-la-romana-cruises_date-2026-12-01_adults-2";

it("the ship's times are kept, sent and counted", async () => {
  saveList(CATALINA);
  const { user } = renderList("");
  await user.selectOptions(getItem("Catalina").getByLabelText("Does your ship keep local time?"), "Yes");
  await user.type(getItem("Catalina").getByLabelText("Docks at"), "07:00");
  await user.type(getItem("Catalina").getByLabelText("All aboard at"), "16:30");
  expect(loadList()).toBe(`${CATALINA}_docks-0700_aboard-1630_clock-local`);
  const sentence = "Back aboard: no, that ship has sailed by then (back at 5:00 PM, all aboard at 4:30 PM)";
  expect(getItem("Catalina").getByText(sentence, { selector: "p" })).toBeInTheDocument();
  const chat = screen.getByRole("link", { name: /^Ask for all/ }).getAttribute("href") ?? "";
  const lines = new URL(chat).searchParams.get("text")?.replaceAll("\u{a0}", " ").split("\n");
  expect(lines).toContain(
    "Pick-up: Cruise ship, docks at 7:00 AM, all aboard at 4:30 PM, ship's clock shows local time",
  );
  expect(lines).toContain(sentence);
});

it("an offer that is paused stays in the list and says why, and is neither asked for nor added up", () => {
  const party = "port-bayahibe_adults-2";
  saveList(`saona-island_${party}.yacht_${party}.whales_${party}`);
  renderList("");
  expect(getItem("Yacht").getByText("In the dock until May.")).toBeInTheDocument();
  expect(getItem("Yacht").queryByLabelText("Day")).not.toBeInTheDocument();
  expect(screen.getByText("All together: $350")).toBeInTheDocument();
  const chat = screen.getByRole("link", { name: /^Ask for all/ }).getAttribute("href");
  expect(decodeURIComponent(chat ?? "")).not.toContain("Yacht");
});

it.each<[Locale, string, string]>([
  ["en", "Day", "full, ask for another day"],
  ["es", "Día", "completo, pida otro día"],
  ["it", "Giorno", "completo, chiedi un altro giorno"],
])("the chosen day is said to be full in %s, beside its field", async (locale, label, words) => {
  forgetDayStates();
  fakeFetch({ status: 200, json: { days: { "2026-12-01": "full" } } });
  saveList("saona-island_date-2026-12-01");
  renderList("", { locale });
  expect(await getItem("Saona").findByText(words)).toHaveAttribute("role", "status");
  expect(getItem("Saona").getByLabelText(label)).toHaveAccessibleDescription(words);
  expect(getItem("Saona").getByLabelText(label)).not.toBeInvalid();
});
