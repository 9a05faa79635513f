import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { getBodies, ok, fakeStaffCalls, SIGNED_IN, type FakeCalls } from "../../testing/fake-staff-calls";
import { polyfillDialog } from "../../testing/polyfill-dialog";
import type { LetterReply, LettersReply } from "../shell/client";
import { NewsletterPage } from "./newsletter-page";

polyfillDialog();

const FIGURES = {
  recipients: { en: 3, es: 2, it: 5 },
  ...{ waiting: 4, sent: 3, failed: 1, bounced: 1, left: 1, unsubscribed: 1 },
};
const preview = (subject: string) => ({
  ...{ subject, preheader: "They are back", html: `<p>${subject}</p>`, text: `${subject} as text` },
});
const LETTER: LetterReply = {
  ...{ key: "whales", version: "v1", state: "draft", startedAt: null, who: null },
  ...{ figures: null, isChanged: false, subscribers: { en: 3, es: 2, it: 5 } },
  previews: { en: preview("Whales"), es: preview("Ballenas"), it: preview("Balene") },
};
const SENDING: LetterReply = {
  ...LETTER,
  ...{ state: "sending", who: "Bea", startedAt: Date.parse("2026-11-23T14:00:00.000Z"), figures: FIGURES },
};
const LIST: LettersReply = {
  letters: [
    { key: "whales", subject: "Whales", state: "draft", startedAt: null, figures: null },
    {
      ...{ key: "rain", subject: "Rain" },
      state: "sending",
      startedAt: Date.parse("2026-11-23T14:00:00.000Z"),
      figures: FIGURES,
    },
  ],
  subscribers: { en: 3, es: 2, it: 5 },
  undeliverable: [
    { email: "gone@example.com", at: Date.parse("2026-11-22T14:00:00.000Z"), reason: "smtp-550" },
  ],
};

async function open(hash: string, calls: FakeCalls = {}) {
  history.replaceState(null, "", `/admin/letters${hash}`);
  const made = fakeStaffCalls({
    ...SIGNED_IN,
    "GET staff/letters.list": ok(LIST),
    "GET staff/letters.get?key=whales": ok(LETTER),
    ...calls,
  });
  render(<NewsletterPage />);
  await act(async () => undefined);
  await act(async () => undefined);
  return made;
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("the list of letters", () => {
  it("says how each stands, and who would get one now", async () => {
    await open("");
    const list = within(screen.getByRole("region", { name: "All letters" }));
    const rows = list.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(rows[0]).toBe("WhalesDraft");
    expect(rows[1]).toMatch(/^RainSent on Nov 23, 2026, 10:00.AMSending: 5 of 9$/);
    expect(list.getByRole("progressbar", { name: "Sending: 5 of 9" })).toHaveValue(5);
    const subscribers = within(screen.getByRole("region", { name: "Who gets a letter now" }));
    expect(subscribers.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "3",
      "2",
      "5",
      "10",
    ]);
    expect(subscribers.getByText("gone@example.com")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Write a letter" })).toHaveAttribute(
      "href",
      "/admin#/collections/letters/new",
    );
  });
});

describe("one letter", () => {
  it.each([
    ["somebody else was faster", "conflict", "Somebody has sent this letter, or changed it"],
    ["the last subscriber has left meanwhile", "no-subscribers", "Nobody has confirmed a subscription yet"],
  ])("says so when %s", async (_, code, words) => {
    await open("#whales", { "POST staff/letters.send": { status: 409, json: { code } } });
    await press("Send to all…");
    await userEvent.click(
      within(screen.getByRole("dialog")).getByRole("button", { name: "Send to 10 people" }),
    );
    expect(screen.getByRole("alert")).toHaveTextContent(words);
  });

  it("stops and goes on, with its figures, and without following who reads it", async () => {
    const stopped = ok({ ...SENDING, state: "stopped" });
    const made = await open("#whales", {
      "GET staff/letters.get?key=whales": [ok({ ...SENDING, isChanged: true }), stopped, ok(SENDING)],
      "POST staff/letters.change": [stopped, ok(SENDING)],
    });
    const figures = within(screen.getByRole("region", { name: "Figures" }));
    expect(figures.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      ...["10", "3", "4", "1", "1", "1", "1"],
    ]);
    expect(figures.getByText(/^We do not follow who opens a letter/)).toBeVisible();
    expect(figures.getByText(/^Sent by Bea on/)).toBeVisible();
    expect(figures.getByText(/^The letter in the editor says something else/)).toBeVisible();
    await press("Stop");
    expect(screen.getByText("Stopped: 5 of 9")).toBeVisible();
    await press("Go on");
    expect(screen.getByText("Sending: 5 of 9")).toBeVisible();
    expect(getBodies(made, "POST staff/letters.change")).toEqual([
      { key: "whales", state: "stopped" },
      { key: "whales", state: "sending" },
    ]);
  });
});
