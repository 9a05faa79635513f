import { screen } from "@testing-library/react";

import { createEnquiryReply, createListReply } from "../../testing/create-enquiry-reply";
import { click, openInbox, user } from "../../testing/open-inbox";

const DUE = { "GET staff/enquiries.list?view=due": { status: 200, json: createListReply([]) } };
const MAKE = "POST staff/enquiries.make";
const refuse = (fields: object) => ({ status: 422, json: { code: "invalid", fields } });

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

it("notes what a guest has asked, and leads to it", async () => {
  const made = await openInbox("#new-enquiry", {
    ...DUE,
    [MAKE]: { status: 200, json: createEnquiryReply() },
  });
  expect(screen.getByRole("heading", { name: "New enquiry" })).toHaveFocus();
  await user.type(screen.getByLabelText("Name"), "Rosa");
  await user.type(screen.getByLabelText("What the guest wants to know"), "Boat for six?");
  await click(screen.getByRole("button", { name: "Note the enquiry" }));
  expect(made.filter(({ call }) => call === MAKE)).toEqual([
    {
      call: MAKE,
      body: {
        guest: { name: "Rosa", phone: "", email: "", lang: "en", source: "" },
        message: "Boat for six?",
        key: expect.any(String) as string,
      },
    },
  ]);
  expect(location.hash).toBe("#PA-7K2P4");
});

it("says at the field what is missing, keeps what was typed, and sends it again under the same key", async () => {
  const made = await openInbox("#new-enquiry", {
    ...DUE,
    [MAKE]: [
      refuse({ "guest.name": "required" }),
      { status: 500, json: {} },
      refuse({ message: "required" }),
    ],
  });
  const save = screen.getByRole("button", { name: "Note the enquiry" });
  await click(save);
  expect(screen.getByLabelText("Name")).toHaveAccessibleDescription("Fill in this field.");
  await user.type(screen.getByLabelText("Phone"), "809");
  await click(save);
  await click(save);
  const keys = made.filter(({ call }) => call === MAKE).map(({ body }) => (body as { key: string }).key);
  expect(keys[2]).toBe(keys[1]);
  expect(keys[1]).not.toBe(keys[0]);
  expect(screen.getByLabelText("What the guest wants to know")).toHaveAccessibleDescription(
    "Fill in this field.",
  );
  expect(screen.getByLabelText("Phone")).toHaveValue("809");
});
