import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getPart } from "../../testing/open-inbox";

import { fakeStaffCalls, SIGNED_IN, type FakeCalls, ok } from "../../testing/fake-staff-calls";
import { polyfillDialog } from "../../testing/polyfill-dialog";
import type { PublishedReview, ReviewsReply } from "../shell/client";
import { ReviewsPage } from "./reviews-page";

jest.mock("../shell/go-to");
polyfillDialog();
afterEach(() => sessionStorage.clear());

const WORDS = { offer: "saona-island", locale: "es", stars: 1, name: "Ana", country: "ES" } as const;
const WAITING = {
  ...{ ...WORDS, id: "one", reference: "PA-7K2P4", text: "Dos horas de retraso, y nadie avisó." },
  ...{ tripDay: "2027-01-20", writtenAt: Date.parse("2027-01-21T15:00:00.000Z") },
};
const PUBLISHED: PublishedReview = {
  ...{ offer: "saona-island", locale: "it", stars: 4, name: "Luca", country: "IT" },
  ...{ text: "Una giornata bellissima.", file: "r1", date: "2027-01-12", answer: "" },
};
const NOTHING: ReviewsReply = { waiting: [], published: [], declined: [], removals: [], canPublish: true };
const REVIEWS: ReviewsReply = { ...NOTHING, waiting: [WAITING], published: [PUBLISHED] };

const CALLS: FakeCalls = {
  ...SIGNED_IN,
  "GET staff/reviews.list": ok(REVIEWS),
  "POST staff/reviews.decide": ok({ ...NOTHING, published: [PUBLISHED] }),
};

async function open(calls: FakeCalls = {}) {
  const made = fakeStaffCalls({
    ...{ ...CALLS, ...calls },
    "GET /admin/entries.json": { status: 200, json: [{ key: "saona-island", locale: "en", title: "Saona" }] },
    "GET /admin/settings.json": { status: 200, json: {} },
  });
  render(<ReviewsPage />);
  await act(async () => undefined);
  return made;
}
const getDialog = () => within(screen.getByRole("dialog"));
const getPosted = (made: Awaited<ReturnType<typeof open>>) =>
  made.filter(({ call }) => call.startsWith("POST")).map(({ body }) => body);

it("shows what waits with the guest's own words, in their language, and whose enquiry it belongs to", async () => {
  await open();
  const waiting = getPart("Waiting for you");
  expect(waiting.getByText("1 of 5 stars", { exact: false })).toBeVisible();
  expect(waiting.getByText(WAITING.text)).toHaveAttribute("lang", "es");
  expect(waiting.getByText(/^Ana, Spain/)).toBeVisible();
  expect(waiting.getByRole("heading", { name: /^Saona, Wednesday, January 20, 2027/ })).toBeVisible();
  expect(waiting.getByRole("link", { name: "Enquiry PA-7K2P4" })).toHaveAttribute(
    "href",
    "/admin/enquiries#PA-7K2P4",
  );
  expect(waiting.queryByRole("textbox", { name: WAITING.text })).toBeNull();
});

it("publishes a bad review as it stands, with an answer", async () => {
  const made = await open();
  const waiting = getPart("Waiting for you");
  await userEvent.click(waiting.getByText("Add an answer"));
  await userEvent.type(waiting.getByRole("textbox", { name: "Our answer" }), "Lo sentimos.");
  await userEvent.click(waiting.getByRole("button", { name: "Publish: review by Ana" }));
  expect(getPosted(made)).toEqual([{ decision: "publish", id: "one", answer: "Lo sentimos." }]);
  expect(screen.getByText(/^Published\./)).toBeVisible();
  expect(getPart("Waiting for you").getByText("None is waiting.")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Waiting for you" })).toHaveFocus();
});

it("declines for one of four reasons only, none of which is that it is a bad one", async () => {
  const made = await open();
  await userEvent.click(screen.getByRole("button", { name: "Decline: review by Ana" }));
  expect(getDialog().getByText(/a bad one is no reason/)).toBeVisible();
  const reason = getDialog().getByRole("combobox", { name: "Reason" });
  expect(
    within(reason)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["not about the trip", "insults or threatens somebody", "holds personal data", "is an advert"]);
  await userEvent.selectOptions(reason, "holds personal data");
  await userEvent.type(getDialog().getByRole("textbox"), "Sin apellidos.");
  await userEvent.click(getDialog().getByRole("button", { name: "Decline" }));
  expect(getPosted(made)).toEqual([
    { decision: "decline", id: "one", reason: "personal-data", note: "Sin apellidos." },
  ]);
  expect(screen.getByText("Declined. The guest gets a mail.")).toBeVisible();
});

it("answers a published review, and takes one off the website for a reason", async () => {
  const made = await open();
  const published = getPart("On the website");
  await userEvent.click(published.getByText("Add an answer"));
  await userEvent.type(published.getByRole("textbox"), "Grazie!");
  await userEvent.click(published.getByRole("button", { name: "Save the answer" }));
  await userEvent.click(published.getByRole("button", { name: "Take off the website: review by Luca" }));
  await userEvent.click(getDialog().getByRole("button", { name: "Take off the website" }));
  expect(getPosted(made)).toEqual([
    { decision: "answer", file: "r1", answer: "Grazie!", before: "" },
    { decision: "remove", file: "r1", reason: "not-the-trip", note: "" },
  ]);
});

const BY_LUIS = { status: 200, json: { ...NOTHING, published: [{ ...PUBLISHED, answer: "Da Luis." }] } };

it("shows the answer of a colleague who was faster below one's own, which stays", async () => {
  const made = await open({
    "GET staff/reviews.list": [{ status: 200, json: REVIEWS }, BY_LUIS],
    "POST staff/reviews.decide": [{ status: 409, json: { code: "conflict" } }, BY_LUIS],
  });
  const published = getPart("On the website");
  await userEvent.click(published.getByText("Add an answer"));
  await userEvent.type(published.getByRole("textbox"), "Grazie!");
  const save = published.getByRole("button", { name: "Save the answer" });
  await userEvent.click(save);
  expect(screen.getByRole("alert")).toHaveTextContent(/^Somebody else was faster/);
  expect(published.getByRole("textbox")).toHaveValue("Grazie!");
  expect(published.getByText("Da Luis.", { selector: "blockquote" })).toBeVisible();
  await userEvent.click(save);
  expect(getPosted(made)).toMatchObject([{ before: "" }, { before: "Da Luis." }]);
});

it("keeps what was typed over the sign-in when the session has ended", async () => {
  await open({ "POST staff/reviews.decide": { status: 401, json: { code: "unauthorized" } } });
  const getAnswer = () => getPart("Waiting for you").getByRole("textbox", { name: "Our answer" });
  const decline = () => userEvent.click(screen.getByRole("button", { name: "Decline: review by Ana" }));
  await userEvent.click(getPart("Waiting for you").getByText("Add an answer"));
  await userEvent.type(getAnswer(), "Lo sentimos.");
  await decline();
  await userEvent.type(getDialog().getByRole("textbox"), "Sin apellidos.");
  await userEvent.click(getDialog().getByRole("button", { name: "Decline" }));
  expect(screen.getByRole("alert")).toHaveTextContent(/^You are signed out\. What you typed stays here/);
  cleanup();
  await open();
  expect(getAnswer()).toBeVisible();
  expect(getAnswer()).toHaveValue("Lo sentimos.");
  await decline();
  expect(getDialog().getByRole("textbox")).toHaveValue("Sin apellidos.");
});
