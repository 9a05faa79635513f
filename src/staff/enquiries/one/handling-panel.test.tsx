import { act, screen, within } from "@testing-library/react";

import { createEnquiryReply } from "../../../testing/create-enquiry-reply";
import { click, openInbox, passTime, user } from "../../../testing/open-inbox";

afterEach(() => jest.useRealTimers());

const ONE = "GET staff/enquiry?reference=PA-7K2P4";
const ok = (json: object) => ({ status: 200, json });
const getPart = (name: string) => within(screen.getByRole("region", { name }));

it("changes status and person, based on the version that is shown", async () => {
  const made = await openInbox("#PA-7K2P4", {
    "PATCH staff/enquiry": [
      ok(createEnquiryReply({ version: 2, status: "lost" })),
      ok(createEnquiryReply({ version: 3, status: "lost", person: { id: "luis", name: "Luis" } })),
    ],
  });
  const part = getPart("Who and how far");
  await user.selectOptions(part.getByLabelText("Status"), "Lost");
  await passTime(0);
  await user.selectOptions(part.getByLabelText("Given to"), "Luis");
  await passTime(0);
  const bodies = made.filter(({ call }) => call === "PATCH staff/enquiry").map(({ body }) => body);
  expect(bodies).toEqual([
    { reference: "PA-7K2P4", version: 1, status: "lost" },
    { reference: "PA-7K2P4", version: 2, personId: "luis" },
  ]);
  expect(part.getByLabelText("Given to")).toHaveValue("luis");
});

it("sends what is chosen while another choice is on its way, by the version that this one made", async () => {
  const lost = createEnquiryReply({ version: 2, status: "lost" });
  const made = await openInbox("#PA-7K2P4", {
    "PATCH staff/enquiry": [
      { ...ok(lost), afterMs: 500 },
      { ...ok({ ...lost, version: 3, person: { id: "luis", name: "Luis" } }), afterMs: 500 },
    ],
  });
  const part = getPart("Who and how far");
  await user.selectOptions(part.getByLabelText("Status"), "Lost");
  for (const name of ["Ana", "Luis"]) await user.selectOptions(part.getByLabelText("Given to"), name);
  expect(part.getByLabelText("Status")).toHaveValue("lost");
  expect(part.getByLabelText("Given to")).toHaveValue("luis");
  // It is sent although one goes back to the list.
  await act(async () => {
    location.hash = "#";
    await jest.advanceTimersByTimeAsync(0);
  });
  await passTime(1000);
  expect(made.filter(({ call }) => call === "PATCH staff/enquiry").map(({ body }) => body)).toEqual([
    { reference: "PA-7K2P4", version: 1, status: "lost" },
    { reference: "PA-7K2P4", version: 2, personId: "luis" },
  ]);
});

it("says what was refused, though what was chosen next is done", async () => {
  await openInbox("#PA-7K2P4", {
    [ONE]: ok(createEnquiryReply({ status: "booked" })),
    "PATCH staff/enquiry": [
      { status: 409, json: { code: "booked" }, afterMs: 500 },
      ok(createEnquiryReply({ version: 2, status: "booked", person: { id: "luis", name: "Luis" } })),
    ],
  });
  const part = getPart("Who and how far");
  await user.selectOptions(part.getByLabelText("Status"), "Lost");
  await user.selectOptions(part.getByLabelText("Given to"), "Luis");
  await passTime(500);
  expect(part.getByRole("alert")).toHaveTextContent(/^This guest has booked/);
  expect(part.getByLabelText("Status")).toHaveValue("booked");
  expect(part.getByLabelText("Given to")).toHaveValue("luis");
});

it("says that somebody else was faster, and shows what is there now", async () => {
  await openInbox("#PA-7K2P4", {
    [ONE]: [ok(createEnquiryReply()), ok(createEnquiryReply({ version: 2, status: "booked" }))],
    "PATCH staff/enquiry": { status: 409, json: { code: "conflict" } },
  });
  const part = getPart("Who and how far");
  await user.selectOptions(part.getByLabelText("Status"), "Lost");
  await passTime(0);
  expect(part.getByRole("alert")).toHaveTextContent(/^Somebody else changed this enquiry/);
  expect(part.getByLabelText("Status")).toHaveValue("booked");
});

it("says that a booking has to be cancelled before its enquiry is lost", async () => {
  await openInbox("#PA-7K2P4", {
    [ONE]: ok(createEnquiryReply({ status: "booked" })),
    "PATCH staff/enquiry": { status: 409, json: { code: "booked" } },
  });
  const part = getPart("Who and how far");
  await user.selectOptions(part.getByLabelText("Status"), "Lost");
  await passTime(0);
  expect(part.getByRole("alert")).toHaveTextContent(/^This guest has booked and holds places\. Cancel/);
  expect(part.getByLabelText("Status")).toHaveValue("booked");
});

it("releases what is no spam", async () => {
  const made = await openInbox("#PA-7K2P4", {
    [ONE]: ok(createEnquiryReply({ isHeld: true })),
    "PATCH staff/enquiry": ok(createEnquiryReply({ version: 2 })),
  });
  await click(screen.getByRole("button", { name: "It is no spam" }));
  expect(made.at(-1)?.body).toEqual({ reference: "PA-7K2P4", version: 1, isHeld: false });
  expect(screen.queryByRole("button", { name: "It is no spam" })).toBeNull();
});
