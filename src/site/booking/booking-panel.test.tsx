import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";

import { WEEKDAYS } from "../../domain/config/offer";
import { fakeFetch, type FakeReply } from "../../testing/fake-fetch";
import { getChatText, getWay, openOfferPage, renderPanel } from "../../testing/render-booking-panel";
import { forgetDayStates } from "../browser/load-day-states";
import { loadTrip, saveTrip } from "../browser/stored-text";

beforeEach(() => {
  openOfferPage();
  forgetDayStates();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const getDay = () => screen.getByLabelText("Day");
const chooseDay = (day: string) => fireEvent.input(getDay(), { target: { value: day } });
const getRadio = (name: string) => screen.getByRole("radio", { name });
const getNextDays = () => within(screen.getByRole("group", { name: "Next days" })).getAllByRole("button");

describe("without prices", () => {
  it("the price is on request, and neither the next days nor a pick-up are offered", async () => {
    const { user } = renderPanel({ prices: [] });
    expect(screen.getByText("Price on request")).toBeInTheDocument();
    await user.type(getDay(), "2026-11-27");
    await waitFor(() => expect(getWay()).toContain("date=2026-11-27"));
    expect(screen.queryByRole("group", { name: "Next days" })).not.toBeInTheDocument();
    expect(screen.queryByText("Where do we pick you up?")).not.toBeInTheDocument();
  });

  it("no figure is said while the agency shows none", async () => {
    const { user } = renderPanel({ prices: [] }, "en", false);
    await user.click(getRadio("Bayahíbe"));
    await waitFor(() => expect(getChatText()?.[4]).toBe("Price: price on request"));
    expect(document.body).not.toHaveTextContent("$");
  });
});

describe("the address", () => {
  it("of the next page is left as it is while this one leaves", async () => {
    const { user } = renderPanel();
    await user.type(screen.getByLabelText("Adults"), "3");
    await waitFor(() => expect(window.location.search).not.toBe(""));
    window.history.replaceState(null, "", "/contact");
    fireEvent.blur(screen.getByLabelText("Adults"));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(window.location.pathname + window.location.search).toBe("/contact");
  });

  it("keeps the choice that the panel shows on the way back from a link inside the page", async () => {
    const { user } = renderPanel();
    window.history.pushState(null, "", "#book");
    await user.click(getRadio("Punta Cana"));
    await waitFor(() => expect(window.location.search).toBe("?port=punta-cana&adults=2"));
    window.history.back();
    await waitFor(() => expect(window.location.hash).toBe(""));
    await waitFor(() => expect(window.location.search).toBe("?port=punta-cana&adults=2"));
    expect(getRadio("Punta Cana")).toBeChecked();
  });
});

describe("a day", () => {
  it.each([
    ["sold out", "2026-11-27", "Sold out on this day. Next free day: Monday, November 30, 2026."],
    ["over", "2026-11-20", "This day can no longer be chosen. Choose one of these:"],
  ])("of the address that is %s is told, and not passed on", async (_, date, sentence) => {
    window.history.replaceState(null, "", `?port=bayahibe&date=${date}`);
    renderPanel({ closed_days: ["2026-11-27"] });
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(window.location.search).toContain(date);
    expect(getWay()).not.toContain("date");
  });

  it("on which the tour does not run is refused, and the next ones are offered", async () => {
    const { user } = renderPanel();
    await user.click(getRadio("Bayahíbe"));
    await user.type(getDay(), "2026-12-01");
    await waitFor(() => expect(getDay()).toBeInvalid());
    expect(getDay()).toHaveAccessibleDescription("No departure that day. Choose one of these:");
    expect(getNextDays().map(({ textContent }) => textContent)).toEqual([
      ...["Fri, Dec 4", "Mon, Dec 7", "Fri, Dec 11", "Mon, Dec 14"],
    ]);
    expect(getChatText()?.[1]).toBe(
      "Date: Tuesday, December 1, 2026: no departure that day. Which day instead?",
    );
    for (const address of [getWay(), window.location.search]) expect(address).not.toContain("date");
    await user.click(screen.getByRole("link", { name: "Contact" }));
    expect(getDay()).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Fri, Dec 4" }));
    await waitFor(() => expect(getDay()).toBeValid());
    expect(screen.getByRole("button", { name: "Fri, Dec 4" })).toHaveAttribute("aria-pressed", "true");
    expect(getWay()).toContain("date=2026-12-04");
  });

  it("of an offer of fixed days is asked for once by the chat", async () => {
    const { user } = renderPanel();
    const link = screen.getByRole("link", { name: /^Book now/ });
    const stopped: boolean[] = [];
    const record = (event: Event) => {
      stopped.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener("click", record);
    await user.click(link);
    await screen.findAllByRole("button", { name: /23/ });
    expect(getDay()).toHaveFocus();
    expect(getDay()).toHaveAccessibleDescription(/^It does not run every day\. Which day/);
    expect(getDay()).not.toBeInvalid();
    await user.click(link);
    window.removeEventListener("click", record);
    expect(stopped).toEqual([true, false]);
  });
});

describe("how the days of an offer stand", () => {
  const ONE_PORT = { ports: ["bayahibe"], prices: [{ port: "bayahibe", adult: 75, child: 45 }] };
  const open = (reply: FakeReply) => {
    const requests = fakeFetch(reply);
    renderPanel({ ...ONE_PORT, closed_days: ["2026-12-07"] });
    return requests;
  };

  it("is asked for at the first touch, once, and said beside the chosen day and of the next ones", async () => {
    const days = { "2026-11-27": "few", "2026-11-30": "full", "2026-12-04": "closed" };
    const requests = open({ status: 200, json: { days } });
    expect(requests).toEqual([]);
    const texts = ["few places left", "full, ask for another day", "not on this day"];
    for (const [index, day] of Object.keys(days).entries()) {
      chooseDay(day);
      await waitFor(() => expect(getDay()).toHaveAccessibleDescription(texts[index]));
      expect(getDay()).not.toBeInvalid();
    }
    expect(
      await screen.findByRole("button", { name: /^Mon, Nov 30 ?, full, ask for another day$/ }),
    ).toBeVisible();
    expect(requests.map(({ path }) => path)).toEqual(["/api/departures?offer=saona-island"]);
  });

  it("leaves out a full day where the next free one is named", async () => {
    open({ status: 200, json: { days: { "2026-12-11": "full" } } });
    chooseDay("2026-12-07");
    await waitFor(() =>
      expect(getDay()).toHaveAccessibleDescription(
        "Sold out on this day. Next free day: Monday, December 14, 2026.",
      ),
    );
  });

  it.each<[string, FakeReply]>([
    ["it is not there", "offline"],
    ["it fails", { status: 500, json: { code: "server-error" } }],
    ["it answers a page", { status: 200, text: "<!doctype html>" }],
  ])("is not said while the server does not: %s", async (_, reply) => {
    const requests = open(reply);
    chooseDay("2026-11-27");
    await waitFor(() => expect(requests).toHaveLength(1));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(document.querySelector("[data-state]:not([data-state=''])")).toBeNull();
    expect(screen.getByRole("button", { name: "Fri, Nov 27" })).toHaveAttribute("aria-pressed", "true");
  });
});

it.each([
  ["Adults", "0", "At least 1.", 1],
  ["Children", "100", "At most 99.", 99],
])("a number of %s that cannot be (%s) says so, and is counted as the nearest", async (...row) => {
  const [label, typed, sentence, counted] = row;
  const { user } = renderPanel();
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, typed);
  await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
  await user.tab();
  await waitFor(() => expect(field).toHaveValue(counted));
  expect(screen.getByText(sentence)).toBeInTheDocument();
});

describe("a guest of a ship", () => {
  /** A browser shows no ring after a touch; jsdom takes every focus for a visible one. */
  function touchWithoutRing() {
    const isMatch = Object.getOwnPropertyDescriptor(Element.prototype, "matches")
      ?.value as Element["matches"];
    jest.spyOn(HTMLInputElement.prototype, "matches").mockImplementation(function matchesWithoutRing(
      this: Element,
      selector: string,
    ) {
      return selector !== ":focus-visible" && isMatch.call(this, selector);
    });
  }

  it("is met where ships call, and told whether there is time", async () => {
    touchWithoutRing();
    const { user } = renderPanel({ days: WEEKDAYS });
    await user.click(getRadio("Cruise ship"));
    await waitFor(() => expect(getRadio("La Romana Cruises Zone")).toBeChecked());
    expect(await screen.findByLabelText("Name of the ship")).toHaveFocus();
    expect(await screen.findByText(/^Back aboard: please tell us when your ship docks/)).toBeInTheDocument();
    await user.click(getRadio("Yes"));
    await user.type(screen.getByLabelText("All aboard at"), "19:45");
    await user.type(screen.getByLabelText("Docks at"), "07:00");
    expect(
      await screen.findByText("Back aboard: in time, back at 5:00 PM, 2 h 45 min before all aboard"),
    ).toBeInTheDocument();
  });

  it("that has sailed by then gets a no, and the trips that fit it", async () => {
    const trips = [
      { title: "Chavón", hours: 4, time: "09:00" },
      { title: "Catalina", hours: 9, time: "08:00" },
    ].map(({ title, hours, time }) => ({
      ...{ title, url: `/excursions/${title}`, days: WEEKDAYS, closed_days: [], duration_hours: hours },
      pickup: [{ port: "la-romana-cruises", time }],
    }));
    const asked = jest.spyOn(globalThis, "fetch").mockImplementation((address) => {
      const isContent = typeof address === "string" && address.startsWith("/api/content/");
      return Promise.resolve({ ok: isContent, json: () => Promise.resolve(trips) } as Response);
    });
    const { user } = renderPanel({ days: WEEKDAYS });
    await user.click(getRadio("La Romana Cruises Zone"));
    await user.click(getRadio("Yes"));
    await user.type(screen.getByLabelText("All aboard at"), "15:30");
    const no = "Back aboard: no, that ship has sailed by then (back at 5:00 PM, all aboard at 3:30 PM)";
    expect(await screen.findByText(no)).toBeInTheDocument();
    await user.type(screen.getByLabelText("Name of the ship"), "Aurora");
    const getHref = async () => (await screen.findByRole("link", { name: "Chavón" })).getAttribute("href");
    await waitFor(async () =>
      expect(await getHref()).toMatch(/Chavón\?port=la-romana-cruises&.*place=Aurora/),
    );
    expect(screen.queryByRole("link", { name: "Catalina" })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "All trips from the ship" })).toHaveAttribute(
      "href",
      "/catalog?fits=1",
    );
    // The trips of the port are asked for once, however much is typed.
    const addresses = asked.mock.calls.map(([address]) => address as string);
    expect(addresses.filter((address) => address.startsWith("/api/content/"))).toHaveLength(1);
  });
});

it("a transfer asks for airport and flight, not for hotel or ship", async () => {
  const { user } = renderPanel({ asks_flight: true });
  expect(document.querySelector("input[type=radio][name=pickup]")).toBeNull();
  await user.type(screen.getByLabelText("Airport and flight number"), "Punta Cana (PUJ), AA 1234");
  await waitFor(() =>
    expect(getChatText()).toContainEqual(expect.stringContaining("Airport, Punta Cana (PUJ), AA 1234")),
  );
  expect(new URLSearchParams(window.location.search).get("pickup")).toBe("airport");
});

describe("the trip of the visit", () => {
  it("is asked nothing again, and goes on from the panel", async () => {
    saveTrip("date=2026-12-01&port=punta-cana&adults=3&pickup=hotel&place=Sol");
    const { user } = renderPanel({ days: WEEKDAYS });
    await waitFor(() => expect(getRadio("Punta Cana")).toBeChecked());
    expect(getDay()).toHaveValue("2026-12-01");
    expect(screen.getByLabelText("Name of the hotel")).toHaveValue("Sol");
    expect(screen.getByText(/3 adults × \$92 = \$276/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Children: one more" }));
    await waitFor(() => expect(new URLSearchParams(loadTrip()).get("children")).toBe("1"));
    act(() => saveTrip("port=bayahibe&adults=1"));
    expect(await screen.findByText(/1 adult × \$75/)).toBeInTheDocument();
  });

  it("says nothing of a port that the offer does not have, and names whom it does not take", async () => {
    saveTrip("port=la-romana-cruises&adults=2&children=1&age=7");
    renderPanel({ ports: ["bayahibe", "punta-cana"], minimum_age: 18 });
    expect(await screen.findByText("Not for 7 years: the minimum age is 18")).toBeInTheDocument();
    for (const port of ["Bayahíbe", "Punta Cana"]) expect(getRadio(port)).not.toBeChecked();
    expect(loadTrip()).toBe("port=la-romana-cruises&adults=2&children=1&age=7");
  });

  it("gives no hotel to a flight, and takes no flight for a hotel", async () => {
    saveTrip("adults=4&pickup=hotel&place=Sol");
    const { user } = renderPanel({ asks_flight: true });
    await waitFor(() => expect(screen.getByLabelText("Adults")).toHaveValue(4));
    const flight = screen.getByLabelText("Airport and flight number");
    expect(flight).toHaveValue("");
    await user.type(flight, "AA 1234");
    await waitFor(() => expect(window.location.search).toContain("AA"));
    expect(loadTrip()).toBe("adults=4&pickup=hotel&place=Sol");
  });
});
