import { act, screen, within } from "@testing-library/react";

import { createEnquiryRow, createListReply } from "../../testing/create-enquiry-reply";
import { ok, type FakeCalls } from "../../testing/fake-staff-calls";
import { click, openInbox, passTime, user } from "../../testing/open-inbox";

afterEach(() => {
  localStorage.clear();
  jest.useRealTimers();
});

const getRows = () =>
  within(screen.getByRole("region", { name: "Enquiries" }))
    .getAllByRole("link")
    .filter(({ id }) => id.startsWith("row-"));
const getNames = () => getRows().map((row) => row.querySelector("strong")?.textContent);
const LIST = "GET staff/enquiries.list";
const row = (reference: string, name: string, facts = {}) => createEnquiryRow({ reference, name, ...facts });
const TWO = createListReply([row("PA-00001", "Ana"), row("PA-00002", "Eva")]);

it("shows what each enquiry is about, when it is due, and how many are in each view", async () => {
  await openInbox();
  const [carla] = getRows();
  expect(carla).toHaveTextContent(
    /Carla Rossi PA-7K2P4.*Saona Island asked · Sat, Dec 5 · 3 persons · Bayahíbe · Italiano Buongiorno.*due in 40 min New/,
  );
  expect(carla).toHaveAttribute("href", "#PA-7K2P4");
  const views = within(screen.getByRole("navigation", { name: "Views" }));
  expect(views.getByRole("link", { name: /^All/ })).toHaveTextContent("All1,234");
  expect(views.getByRole("link", { name: /^All/ })).toHaveAttribute("aria-current", "true");
  expect(screen.getByText("1 enquiry shown.")).toBeVisible();
});

it("calls what is booked without an offer something else, and only what was asked without one a question", async () => {
  const rows = [
    row("PA-00001", "Ana", { about: "booked", offer: null }),
    row("PA-00002", "Eva", { offer: null }),
  ];
  await openInbox("", { [LIST]: ok(createListReply(rows)) });
  const [booked, asked] = getRows();
  expect(booked).toHaveTextContent(/Something else booked · Sat, Dec 5/);
  expect(asked).toHaveTextContent(/A question Sat, Dec 5/);
});

it("asks every ten seconds whether the list has changed, and not while the page is hidden", async () => {
  const made = await openInbox("", { [LIST]: ok(TWO) });
  const count = () => made.filter(({ call }) => call === LIST).length;
  await passTime(10_000);
  expect(count()).toBe(2);
  expect(getNames()).toEqual(["Ana", "Eva"]);
  const hidden = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await passTime(60_000);
  expect(count()).toBe(2);
  hidden.mockRestore();
  await act(async () => {
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  expect(count()).toBe(3);
});

it("announces new enquiries, and moves nothing before they are asked for", async () => {
  const three = createListReply([row("PA-00003", "New"), ...TWO.rows]);
  await openInbox("", { [LIST]: [ok(TWO), ok(three)] });
  await passTime(10_000);
  expect(getNames()).toEqual(["Ana", "Eva"]);
  expect(screen.getAllByText("1 new enquiry")[0]?.closest("[role=status]")).not.toBeNull();
  await click(screen.getByRole("button", { name: "Show: 1 new enquiry" }));
  expect(getNames()).toEqual(["New", "Ana", "Eva"]);
});

it("searches while one types, and keeps search, view and filters in the address", async () => {
  const found = createListReply([row("PA-00002", "Eva")]);
  const made = await openInbox("#view=due&lang=it", {
    "GET staff/enquiries.list?view=due&lang=it": ok(TWO),
    "GET staff/enquiries.list?view=due&q=eva&lang=it": ok(found),
    "GET staff/enquiries.list?view=due&q=eva&lang=it&offer=saona-island": ok(found),
    "GET staff/enquiries.list?view=due&q=eva&offer=saona-island&lang=it": ok(found),
  });
  await user.type(screen.getByRole("searchbox", { name: "Search" }), "eva");
  await passTime(400);
  expect(location.hash).toBe("#view=due&q=eva&lang=it");
  expect(getNames()).toEqual(["Eva"]);
  expect(made.filter(({ call }) => call.includes("q=e&") || call.includes("q=ev&"))).toEqual([]);
  await click(screen.getByText("Filters (1)"));
  await user.selectOptions(screen.getByLabelText("Offer"), "Saona Island");
  await passTime(0);
  expect(location.hash).toBe("#view=due&q=eva&offer=saona-island&lang=it");
  expect(screen.getByRole("link", { name: /CSV/ })).toHaveAttribute(
    "href",
    "/api/staff/enquiries-export?view=due&q=eva&offer=saona-island&lang=it",
  );
  expect(screen.getByText("Filters (2)")).toBeVisible();
});

describe("by keys", () => {
  it("goes down and up with letters and arrows, searches, and shows the help", async () => {
    await openInbox("", { [LIST]: ok(TWO) });
    const [first, second] = getRows();
    await user.keyboard("j");
    expect(first).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(second).toHaveFocus();
    await user.keyboard("j");
    expect(second).toHaveFocus();
    await user.keyboard("k");
    expect(first).toHaveFocus();
    await user.keyboard("/");
    const search = screen.getByRole("searchbox", { name: "Search" });
    expect(search).toHaveFocus();
    await user.keyboard("j?/");
    expect(search).toHaveValue("j?/");
    act(() => search.blur());
    await user.keyboard("?");
    await passTime(0);
    expect(screen.getByRole("dialog", { name: "Keys of the list" })).toBeVisible();
  });
});

describe("comes back to a list of several pages", () => {
  const NEWS = { ...createListReply([row("PA-00003", "New"), row("PA-00001", "Ana")]), next: "y" };
  const go = (hash: string) =>
    act(async () => {
      location.hash = hash;
      await jest.advanceTimersByTimeAsync(0);
    });

  /** Shows two pages, opens the last enquiry of them, waits until the list has changed, and comes back. */
  async function comeBack(pages: FakeCalls) {
    const page = createListReply([row("PA-7K2P4", "Carla"), row("PA-00004", "Rut")]);
    await openInbox("", {
      [LIST]: [ok({ ...TWO, next: "x" }), ok(NEWS), { ...ok(NEWS), afterMs: 100 }],
      "GET staff/enquiries.list?after=x": ok(page),
      ...pages,
    });
    await click(screen.getByRole("button", { name: "More enquiries" }));
    await go("#PA-7K2P4");
    await passTime(10_000);
    await go("");
    await passTime(500);
  }
  const getFocused = () => document.activeElement?.querySelector("strong")?.textContent;

  it("with all of them as they are now, and the focus on the enquiry", async () => {
    await comeBack({
      "GET staff/enquiries.list?after=y": ok({
        ...createListReply([row("PA-00002", "Eva"), row("PA-7K2P4", "Carla, answered")]),
        next: "z",
      }),
    });
    expect(getNames()).toEqual(["New", "Ana", "Eva", "Carla, answered"]);
    expect(getFocused()).toBe("Carla, answered");
    expect(screen.queryByText("1 new enquiry")).toBeNull();
  });
});
