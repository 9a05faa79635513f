import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { fakeStaffCalls, ME, SIGNED_IN, SIGNED_OUT, type FakeCalls } from "../../testing/fake-staff-calls";
import { goTo } from "./go-to";
import { mountFrame } from "./frame";

jest.mock("./go-to");

async function mount(calls: FakeCalls = {}, onLocaleChange = jest.fn()) {
  const made = fakeStaffCalls({ ...SIGNED_IN, ...calls });
  const element = document.body.appendChild(document.createElement("div"));
  await act(async () => mountFrame(element, { room: "website", onLocaleChange }));
  return { made, onLocaleChange };
}

beforeEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, "", "/admin#/collections/excursions");
  jest.mocked(goTo).mockReset();
});

it("names the rooms to an owner, and which one this is", async () => {
  await mount();
  const rooms = within(screen.getByRole("navigation", { name: "Rooms" })).getAllByRole("link");
  expect(rooms.map((room) => [room.textContent, room.getAttribute("href")])).toEqual([
    ["Today", "/admin/today"],
    ["Enquiries", "/admin/enquiries"],
    ["Departures", "/admin/departures"],
    ["Reviews", "/admin/reviews"],
    ["Letters", "/admin/letters"],
    ["Partners", "/admin/partners"],
    ["Quick changes", "/admin/quick"],
    ["Website", "/admin"],
    ["People", "/admin/people"],
  ]);
  const current = rooms.filter((room) => room.hasAttribute("aria-current"));
  expect(current.map(({ textContent }) => textContent)).toEqual(["Website"]);
});

it("leads whoever has no session to the sign-in, and back to the same place", async () => {
  await mount(SIGNED_OUT);
  const back = encodeURIComponent("/admin#/collections/excursions");
  expect(goTo).toHaveBeenCalledWith(`/admin/sign-in#then=${back}`);
  expect(screen.queryByRole("banner")).toBeNull();
});

it.each([
  [{ status: 200, json: { state: "live" } }, "Live: the site shows the last save"],
  [{ status: 200, json: { state: "publishing" } }, "Publishing…"],
  [{ status: 200, json: { state: "failed" } }, "Not published: the last good version stays live"],
  [{ status: 200, json: { state: "saved" } }, "What was saved is on the site a few minutes later"],
  [{ status: 502 }, "The site does not answer. Check the connection."],
  ["offline", "The site does not answer. Check the connection."],
  [{ status: 404, json: { code: "not-found" } }, ""],
] as const)("says whether the last save is on the site: %j", async (reply, words) => {
  await mount({ "GET editor/status": reply });
  expect(screen.getByRole("status")).toHaveTextContent(words);
});

it("stores the language with the person, then tells the page below", async () => {
  const { made, onLocaleChange } = await mount({
    "POST staff/me.change": { status: 200, json: { ...ME, locale: "it" } },
  });
  await userEvent.click(screen.getByRole("button", { name: "Ana: menu" }));
  await userEvent.selectOptions(screen.getByLabelText("Language"), "Italiano");
  expect(made).toContainEqual({ call: "POST staff/me.change", body: { locale: "it" } });
  expect(onLocaleChange).toHaveBeenCalled();
  expect(await screen.findByRole("link", { name: "Sito web" })).toBeVisible();
});
