import { screen, within } from "@testing-library/react";
import { getBodies, ok } from "../../testing/fake-staff-calls";

import { createEnquiryReply } from "../../testing/create-enquiry-reply";
import { getPart, click, openInbox, passTime, user } from "../../testing/open-inbox";

afterEach(() => jest.useRealTimers());

const ONE = "GET staff/enquiries.get?reference=PA-7K2P4";

it("changes status and person, based on the version that is shown", async () => {
  const made = await openInbox("#PA-7K2P4", {
    "POST staff/enquiries.change": [
      ok(createEnquiryReply({ version: 2, status: "answered" })),
      ok(createEnquiryReply({ version: 3, status: "answered", person: { id: "luis", name: "Luis" } })),
    ],
  });
  const part = getPart("Who and how far");
  await user.selectOptions(part.getByLabelText("Status"), "Waiting for the guest");
  await passTime(0);
  await user.selectOptions(part.getByLabelText("Given to"), "Luis");
  await passTime(0);
  const bodies = getBodies(made, "POST staff/enquiries.change");
  expect(bodies).toEqual([
    { reference: "PA-7K2P4", version: 1, status: "answered" },
    { reference: "PA-7K2P4", version: 2, personId: "luis" },
  ]);
  expect(part.getByLabelText("Given to")).toHaveValue("luis");
});

it("says that somebody else was faster, and shows what is there now", async () => {
  await openInbox("#PA-7K2P4", {
    [ONE]: [ok(createEnquiryReply()), ok(createEnquiryReply({ version: 2, status: "booked" }))],
    "POST staff/enquiries.change": { status: 409, json: { code: "conflict" } },
  });
  const part = getPart("Who and how far");
  await user.selectOptions(part.getByLabelText("Status"), "Waiting for us");
  await passTime(0);
  expect(part.getByRole("alert")).toHaveTextContent(/^Somebody else changed this enquiry/);
  expect(part.getByLabelText("Status")).toHaveValue("booked");
});

it.each([
  ["the price", { reason: "price" }],
  ["Not said", {}],
])("asks why an enquiry is lost: %s", async (choice, reason) => {
  const made = await openInbox("#PA-7K2P4", {
    "POST staff/enquiries.change": ok(createEnquiryReply({ version: 2, status: "lost" })),
  });
  const status = getPart("Who and how far").getByLabelText("Status");
  await user.selectOptions(status, "Lost");
  expect(status).toHaveValue("new");
  const dialog = within(screen.getByRole("dialog", { name: "Why was it lost?" }));
  await user.selectOptions(dialog.getByRole("combobox"), choice);
  await click(dialog.getByRole("button", { name: "It is lost" }));
  expect(made.at(-1)?.body).toEqual({ reference: "PA-7K2P4", version: 1, status: "lost", ...reason });
  expect(status).toHaveValue("lost");
});
