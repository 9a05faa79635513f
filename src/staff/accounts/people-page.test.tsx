import { screen, within } from "@testing-library/react";

import { getBodies, ME, type FakeCalls, ok } from "../../testing/fake-staff-calls";
import { click, getPart, openStaffPage, passTime, user } from "../../testing/open-inbox";
import type { PeopleReply } from "../shell/client";
import { PeoplePage } from "./people-page";

jest.mock("../shell/go-to");

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
const open = (calls: FakeCalls = {}) =>
  openStaffPage(PeoplePage, "/admin/people", {
    "GET staff/people.list": ok(PEOPLE),
    "GET staff/people.log": ok({ lines: [LINE], next: "one" }),
    "GET staff/people.log?before=one": ok({
      lines: [{ ...LINE, who: "", email: null, action: "link-made", subject: "" }],
    }),
    ...calls,
  });

async function select(field: Element, option: string) {
  await user.selectOptions(field, option);
  await passTime(0);
}
const confirm = (name: string) => click(within(screen.getByRole("dialog")).getByRole("button", { name }));

it("is for owners", async () => {
  const made = await open({ "GET staff/me.get": ok({ ...ME, role: "staff" }) });
  expect(screen.getByText(/^Only owners see the people/)).toBeVisible();
  expect(made.map(({ call }) => call)).not.toContain("GET staff/people.list");
});

it("changes a role, ends sessions, takes access away and gives it back", async () => {
  const made = await open({ "POST staff/people.change": ok({}) });
  await select(screen.getByLabelText("Role: Luca"), "Owner");
  expect(screen.getByText("Luca: Owner from now on.")).toBeVisible();
  await click(screen.getByRole("button", { name: "Sign out everywhere: Luca" }));
  await click(screen.getByRole("button", { name: "Take access away: Luca" }));
  await confirm("Take access away");
  await click(screen.getByRole("button", { name: "Give access back: Eva" }));
  expect(getBodies(made, "POST staff/people.change")).toEqual([
    { id: "luca", role: "owner" },
    { id: "luca", endSessions: true },
    { id: "luca", isDisabled: true },
    { id: "eva", isDisabled: false },
  ]);
});

it("asks before one gives up being an owner, and says why the last one cannot", async () => {
  const made = await open({ "POST staff/people.change": { status: 409, json: { code: "last-owner" } } });
  await select(screen.getByLabelText("Role: Ana"), "Staff");
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
  await user.type(part.getByLabelText("Name"), "Rosa");
  await user.type(part.getByLabelText("Email address"), "rosa");
  await user.selectOptions(part.getByLabelText("Language"), "Español");
  await click(part.getByRole("button", { name: "Add a person" }));
  const field = part.getByLabelText("Email address");
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/^This is not a complete email address/);
  await user.type(field, "@example.com{Enter}");
  await passTime(0);
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
  await click(part.getByRole("button", { name: "Show earlier" }));
  expect(part.getAllByRole("listitem")[1]).toHaveTextContent(/^The server made a link to sign in/);
  expect(part.queryByRole("button")).toBeNull();
});
