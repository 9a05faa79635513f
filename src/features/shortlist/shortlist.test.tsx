import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { KeepButton } from "../../components/offer/keep-button";
import { ListLink } from "../../components/layout/list-link";
import type { Locale } from "../../config/locales";
import { loadList, saveList } from "../../browser-state/stored-list";
import { createSite } from "../../testing/create-frame";
import { createPageOffer, PORT_NAMES } from "../../testing/create-page-offer";
import { renderWithLocale } from "../../testing/render-with-locale";
import { Shortlist } from "./shortlist";

type Change = Parameters<typeof createPageOffer>[0];

const createOffer = (change: Change = {}) =>
  createPageOffer({
    title: "Saona",
    duration_hours: 9,
    days: ["monday", "tuesday"],
    closed_days: ["2026-12-07"],
    ports: ["bayahibe", "punta-cana"],
    price_basis: "per-person",
    prices: [{ port: "bayahibe", adult: 75, child: 45 }],
    pickup: [{ port: "bayahibe", place: "Main square", time: "07:30" }],
    ...change,
  });

const WHALES = createOffer({
  key: "whales",
  path: "/excursions/whales",
  title: "Whales",
  prices: [{ port: "bayahibe", adult: 100, child: null }],
});
const SCUBA = createOffer({ key: "scuba", path: "/activities/scuba", title: "First dive", minimum_age: 10 });

/** Renders the page at the address that the browser has. */
function renderAgain({ locale = "en", pricesOn = true }: { locale?: Locale; pricesOn?: boolean } = {}) {
  const settings = { ports: PORT_NAMES, booking: { cut_off_hours: 12, days_ahead: 365 }, pricesOn };
  return renderWithLocale(
    <Shortlist offers={[createOffer(), WHALES, SCUBA]} settings={settings} site={createSite()} />,
    locale,
  );
}

function renderList(list: string, options: { locale?: Locale; pricesOn?: boolean } = {}) {
  window.history.replaceState(null, "", list === "" ? "/shortlist" : `/shortlist?list=${list}`);
  return renderAgain(options);
}

const getAddress = () => window.location.pathname + window.location.search;
const getItem = (title: string) => within(screen.getByRole("article", { name: title }));

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse("2026-11-21T15:00:00Z"), advanceTimers: true });
  localStorage.clear();
  saveList("");
});
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

  it("is still the visitor's own when they come back to an older address of it", () => {
    saveList("saona-island");
    renderList("").unmount();
    saveList("saona-island.whales");
    const { search } = window.location;
    expect(search).toBe("?list=saona-island");
    renderAgain();
    expect(getAddress()).toBe("/shortlist?list=saona-island.whales");
    expect(screen.queryByText("Somebody sent you this list.")).not.toBeInTheDocument();
  });

  it.each([
    ["2026-12-07", "Sold out on that day. Next free day: Tuesday, December 8, 2026."],
    ["2026-12-02", "It does not run on that day of the week."],
    ["2026-11-21", "That day is past or too close. Please choose a later one, or ask us."],
    ["2028-11-21", "That day is too far ahead to promise. Please ask us."],
  ])("says when a day cannot be: %s", (date, words) => {
    saveList(`saona-island_date-${date}`);
    renderList("");
    expect(getItem("Saona").getByLabelText("Day")).toHaveAccessibleDescription(words);
  });

  it("asks and says nothing of small children where none may come along", () => {
    saveList("saona-island_port-bayahibe_adults-2_small-1.scuba_port-bayahibe_adults-2_small-1");
    renderList("");
    expect(getItem("Saona").getByLabelText("Under 1 metre")).toHaveValue("1");
    expect(getItem("First dive").queryByLabelText("Under 1 metre")).not.toBeInTheDocument();
    expect(getItem("First dive").getByLabelText("Children")).toBeInTheDocument();
    const { search } = new URL(screen.getByRole("link", { name: /^Ask for all/ }).getAttribute("href") ?? "");
    const [saona, scuba] = (new URLSearchParams(search).get("text") ?? "").split("2. First dive");
    expect(saona).toMatch(/under 1 metre/);
    expect(scuba).not.toMatch(/under 1 metre/);
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

  it("goes along into the other languages", () => {
    renderList(SENT, { locale: "es" });
    const link = screen.getByRole("link", { name: "Italiano" });
    link.focus();
    expect(link).toHaveAttribute("href", `/it/la-mia-lista?list=${SENT}`);
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
        "Persone: 4 adulti",
      ].join("\n"),
    );
    expect(screen.getByRole("link", { name: "Invia un'unica richiesta" })).toHaveAttribute(
      "href",
      `/it/contatto?list=${SENT}.whales_adults-4`,
    );
  });
});

describe("the heart", () => {
  it("keeps an offer, lets it go, and the header counts", async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderWithLocale(
      <>
        <ListLink />
        <KeepButton offer={{ key: "saona-island", title: "Saona" }} />
      </>,
    );
    const heart = screen.getByRole("button", { name: "Keep “Saona” in my list" });
    expect(heart).toHaveAttribute("aria-pressed", "false");
    await user.click(heart);
    expect(heart).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByRole("link", { name: "My list 1" })).toHaveAttribute("href", "/shortlist");
    await user.click(heart);
    expect(screen.getByRole("link", { name: "My list" })).toBeInTheDocument();
    expect(loadList()).toBe("");
  });

  it("keeps on an offer's own page what was chosen there, but not where somebody stays", async () => {
    window.history.replaceState(
      null,
      "",
      "/excursions/saona?date=2026-12-01&adults=3&pickup=hotel&place=Sol",
    );
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderWithLocale(<KeepButton offer={{ key: "saona-island", title: "Saona" }} size="wide" />);
    await user.click(screen.getByRole("button"));
    expect(loadList()).toBe("saona-island_date-2026-12-01_adults-3");
  });
});
