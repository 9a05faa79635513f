import { screen, within } from "@testing-library/react";
import { ok } from "../../testing/fake-staff-calls";

import type { EnquiryEvent } from "../../domain/contracts/inbox";
import {
  createBooking,
  createEnquiryReply,
  createEnquiryRow,
  createListReply,
} from "../../testing/create-enquiry-reply";
import { getPart, click, openInbox, passTime, user } from "../../testing/open-inbox";

afterEach(() => jest.useRealTimers());

const ONE = "GET staff/enquiries.get?reference=PA-7K2P4";
const at = Date.parse("2026-11-23T13:30:00.000Z");

it("shows the guest, what was chosen with its price, and what is known of the day", async () => {
  await openInbox("#PA-7K2P4");
  const guest = getPart("Guest");
  expect(guest.getByRole("link", { name: "carla@example.com" })).toHaveAttribute(
    "href",
    "mailto:carla@example.com",
  );
  expect(guest.getByText("Buongiorno, è possibile?")).toHaveAttribute("lang", "it");
  const chosen = getPart("What the guest chose");
  expect(chosen.getByText("2 adults × $75 + 1 child × $45 = $195")).toBeVisible();
  expect(chosen.getByText(/The sea is rough/)).toBeVisible();
});

const base = { id: "e2", at, who: "Ana" };
const delivered = { status: "delivered", reason: null } as const;
it.each<[EnquiryEvent, RegExp]>([
  [
    { ...base, kind: "answered", channel: "mail", text: "Sì!", state: { status: "bounced", reason: "x" } },
    /^Ana answered by mail.*did NOT arrive.*Sì!Send it again$/,
  ],
  [
    { ...base, who: null, kind: "bounced", mail: "visitor-quote", cause: "no-mailbox", reason: "dsn-5.1.1" },
    /^Did not arrive: no such mailbox .* · Quote to the guestReach the guest another way:Call \+393331234567Open WhatsApp$/,
  ],
  [
    { ...base, kind: "status", before: "answered", status: "lost", reason: "dates" },
    /^Ana: Waiting for the guest → Lost \(the dates\)/,
  ],
  [
    { ...base, kind: "trip-cancelled", tripIds: ["t1"], by: "weather", text: "Mare mosso", state: delivered },
    /^Ana cancelled because of the weather: Isola Saona, Sat, Dec 5.*delivered.*Mare mosso$/,
  ],
  [
    { ...base, kind: "paid", cents: -5000, day: "2026-11-22", method: "card" },
    /^Ana noted a refund: \$50, card/,
  ],
])("says in words what happened: %j", async (event, words) => {
  const enquiry = createEnquiryReply({ events: [event], booking: createBooking() });
  await openInbox("#PA-7K2P4", { [ONE]: ok(enquiry) });
  expect(getPart("Timeline").getByRole("listitem")).toHaveTextContent(words);
});

it("offers the files of a reply to download, and says where one is that was too large", async () => {
  const files = [
    { id: "f 1", name: "passport.pdf", bytes: 1_250_000, isKept: true },
    { id: "f2", name: "film.mov", bytes: 48_000_000, isKept: false },
  ];
  const reply = {
    ...base,
    who: null,
    kind: "reply",
    from: "carla@example.com",
    subject: "Re: Saona",
    text: "Ecco",
    files,
  } as const;
  await openInbox("#PA-7K2P4", { [ONE]: ok(createEnquiryReply({ events: [reply] })) });
  const link = screen.getByRole("link", { name: /^Download passport\.pdf \(1\.3 MB\)/ });
  expect(link).toHaveAttribute("href", "/api/staff/reply-file?id=f+1");
  expect(link).toHaveAttribute("download", "passport.pdf");
  expect(screen.getByText(/film\.mov \(48 MB\): not kept here/)).toBeVisible();
});

it("shows a mail from another address as unverified, and takes it in with one press", async () => {
  const reply = {
    ...base,
    who: null,
    kind: "reply",
    from: "luis@work.example",
    subject: "PA-7K2P4",
    text: "Ecco",
    files: [],
    isUnverified: true,
  } satisfies EnquiryEvent;
  const taken = {
    ...base,
    id: "e3",
    kind: "reply-accepted",
    replyId: "e2",
    sender: "luis@work.example",
  } as const;
  const made = await openInbox("#PA-7K2P4", {
    [ONE]: ok(createEnquiryReply({ events: [reply] })),
    "POST staff/enquiries.acceptReply": ok(createEnquiryReply({ version: 2, events: [reply, taken] })),
  });
  expect(getPart("Timeline").getByRole("listitem")).toHaveTextContent(
    /^A mail from another address: PA-7K2P4 .*from luis@work\.example.*Not verified/,
  );
  await click(screen.getByRole("button", { name: "It is from the guest: take it in" }));
  expect(made.at(-1)).toMatchObject({ body: { reference: "PA-7K2P4", id: "e2" } });
  expect(getPart("Timeline").queryByText(/^Not verified/)).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /take it in/ })).not.toBeInTheDocument();
});

it("deletes after a question that says what goes, and says what went", async () => {
  const deleted = {
    enquiries: 2,
    events: 7,
    mails: 3,
    mailFiles: 0,
    drafts: 0,
    quotes: 1,
    bookings: 1,
    files: 0,
    subscriptions: 1,
  };
  const trip = { offer: null, date: null };
  const other = { id: "other", reference: "PA-00009", status: "lost", createdAt: at, ...trip } as const;
  const made = await openInbox("#PA-7K2P4", {
    [ONE]: ok(createEnquiryReply({ others: [other] })),
    "GET staff/enquiries.list": [ok(createListReply([createEnquiryRow()])), ok(createListReply([]))],
    "POST staff/enquiries.delete": ok(deleted),
  });
  await user.type(screen.getByLabelText("Note for us"), "Calls back.");
  for (const key of ["kept quote ana PA-7K2P4", "kept answer ana PA-00009", "kept answer ana PA-00010"])
    sessionStorage.setItem(key, "{}");
  await click(screen.getByRole("button", { name: "Delete…" }));
  const dialog = within(screen.getByRole("dialog", { name: "Delete for good?" }));
  await click(
    dialog.getByRole("checkbox", { name: /other enquiries of carla@example\.com and the newsletter/ }),
  );
  await click(dialog.getByRole("button", { name: "Delete for good" }));
  await passTime(0);
  expect(made.find(({ call }) => call === "POST staff/enquiries.delete")?.body).toEqual({
    reference: "PA-7K2P4",
    all: true,
  });
  expect(location.hash).toBe("");
  // Nothing about the guest stays in the window, either.
  expect(Object.keys(sessionStorage)).toEqual(["kept answer ana PA-00010"]);
  expect(
    screen.getByText(
      "Deleted: 2 enquiries, 7 lines of the timeline, 3 mails, 1 quote, 1 booking, 1 newsletter address.",
    ),
  ).toBeVisible();
  expect(screen.getByText(/^No enquiry yet/)).toBeVisible();
});

it("begins where its status is chosen for who comes by a mail's “answered, booked or lost?”", async () => {
  await openInbox("#PA-7K2P4/status");
  expect(getPart("Who and how far").getByLabelText("Status")).toHaveFocus();
});
