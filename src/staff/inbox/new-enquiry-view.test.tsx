import { screen } from "@testing-library/react";

import { createEnquiryReply } from "../../testing/create-enquiry-reply";
import { click, openInbox, user } from "../../testing/open-inbox";

const MAKE = "POST staff/enquiries.make";

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

it("notes what a guest has asked, and leads to it", async () => {
  const made = await openInbox("#new-enquiry", { [MAKE]: { status: 200, json: createEnquiryReply() } });
  expect(screen.getByRole("heading", { name: "New enquiry" })).toHaveFocus();
  await user.type(screen.getByLabelText("Name"), "Rosa");
  await user.type(screen.getByLabelText("What the guest wants to know"), "Boat for six?");
  await click(screen.getByRole("button", { name: "Note the enquiry" }));
  expect(made.filter(({ call }) => call === MAKE)).toEqual([
    {
      call: MAKE,
      body: {
        guest: { name: "Rosa", lastname: "", phone: "", email: "", lang: "en", source: "" },
        message: "Boat for six?",
        key: expect.any(String) as string,
      },
    },
  ]);
  expect(location.hash).toBe("#PA-7K2P4");
});
