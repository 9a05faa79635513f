import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { getBodies, fakeStaffCalls, ME, SIGNED_IN, type FakeCalls, ok } from "../../testing/fake-staff-calls";
import { getPart, NAMES } from "../../testing/open-inbox";
import { polyfillDialog } from "../../testing/polyfill-dialog";
import type { PeopleReply } from "../shell/client";
import { PeoplePage } from "./people-page";

jest.mock("../shell/go-to");
polyfillDialog();

afterEach(() => jest.useRealTimers());

const PEOPLE: PeopleReply = {
  people: [
    {
      ...{ id: "ana", email: "ana@example.com", name: "Ana", locale: "en", role: "owner" },
      ...{ isLocal: false, createdAt: 0, isDisabled: false, seenAt: Date.parse("2026-11-23T14:00:00.000Z") },
    },
    {
      ...{ id: "luca", email: "luca@example.com", name: "Luca", locale: "it", role: "staff" },
      ...{ isLocal: false, createdAt: 0, isDisabled: false, seenAt: null },
    },
    {
      ...{ id: "eva", email: "eva@example.com", name: "Eva", locale: "es", role: "staff" },
      ...{ isLocal: false, createdAt: 0, isDisabled: true, seenAt: null },
    },
  ],
  requests: [
    {
      ...{ id: "r1", email: "rosa@example.com", name: "Rosa", locale: "es" },
      ...{ about: "I work at the port of La Romana.", createdAt: Date.parse("2026-11-22T14:00:00.000Z") },
    },
  ],
};

const LINE = {
  at: Date.parse("2026-11-23T14:00:00.000Z"),
  who: "Ana",
  email: "ana@example.com",
  action: "content-saved",
  subject: "excursions/saona-island, home/hero.jpg, settings/site",
} as const;
const CALLS: FakeCalls = {
  ...SIGNED_IN,
  ...NAMES,
  "GET staff/people.list": ok(PEOPLE),
  "GET staff/people.log": ok({ lines: [LINE], next: "one" }),
  "GET staff/people.log?before=one": ok({
    lines: [{ ...LINE, who: "", email: null, action: "link-made", subject: "" }],
  }),
};

async function open(calls: FakeCalls = {}) {
  const made = fakeStaffCalls({ ...CALLS, ...calls });
  render(<PeoplePage />);
  await act(async () => undefined);
  return made;
}

const confirm = async (name: string) =>
  userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name }));

it("is for owners", async () => {
  const made = await open({ "GET staff/me.get": ok({ ...ME, role: "staff" }) });
  expect(screen.getByText(/^Only owners see the people/)).toBeVisible();
  expect(made.map(({ call }) => call)).not.toContain("GET staff/people.list");
});

it("changes a role, ends sessions, takes access away and gives it back", async () => {
  const made = await open({ "POST staff/people.change": ok({}) });
  await userEvent.selectOptions(screen.getByLabelText("Role: Luca"), "Owner");
  expect(screen.getByText("Luca: Owner from now on.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Sign out everywhere: Luca" }));
  await userEvent.click(screen.getByRole("button", { name: "Take access away: Luca" }));
  await confirm("Take access away");
  await userEvent.click(screen.getByRole("button", { name: "Give access back: Eva" }));
  expect(getBodies(made, "POST staff/people.change")).toEqual([
    { id: "luca", role: "owner" },
    { id: "luca", endSessions: true },
    { id: "luca", isDisabled: true },
    { id: "eva", isDisabled: false },
  ]);
});

it("asks before one gives up being an owner, and says why the last one cannot", async () => {
  const made = await open({ "POST staff/people.change": { status: 409, json: { code: "last-owner" } } });
  await userEvent.selectOptions(screen.getByLabelText("Role: Ana"), "Staff");
  expect(made.map(({ call }) => call)).not.toContain("POST staff/people.change");
  await confirm("Give it up");
  expect(getPart("Who works here").getByRole("alert")).toHaveTextContent(/There must be one owner at least/);
  expect(screen.getByLabelText("Role: Ana")).toHaveValue("owner");
});

it("adds a person, and ties what is wrong to its field", async () => {
  const made = await open({
    "POST staff/people.add": [
      { status: 422, json: { code: "invalid", fields: { email: "invalid-email" } } },
      ok({}),
    ],
  });
  const part = getPart("Add a person");
  await userEvent.type(part.getByLabelText("Name"), "Rosa");
  await userEvent.type(part.getByLabelText("Email address"), "rosa");
  await userEvent.selectOptions(part.getByLabelText("Language"), "Español");
  await userEvent.click(part.getByRole("button", { name: "Add a person" }));
  const field = part.getByLabelText("Email address");
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/^This is not a complete email address/);
  await userEvent.type(field, "@example.com{Enter}");
  expect(made.findLast(({ call }) => call === "POST staff/people.add")?.body).toEqual({
    ...{ name: "Rosa", email: "rosa@example.com", locale: "es", role: "staff" },
  });
  expect(part.getByText("Rosa can sign in now.")).toBeVisible();
  expect(field).toHaveValue("");
});

it("shows the log in words, a page at a time", async () => {
  await open();
  const part = getPart("What was done");
  expect(part.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Ana \(ana@example\.com\) saved: Saona Island, Hero, SiteNov 23, 2026/),
  ]);
  await userEvent.click(part.getByRole("button", { name: "Show earlier" }));
  expect(part.getAllByRole("listitem")[1]).toHaveTextContent(/^The server made a link to sign in/);
  expect(part.queryByRole("button")).toBeNull();
});
