import { screen, within } from "@testing-library/react";

import type { EnquiryEvent } from "../../domain/contracts/inbox";
import { createEnquiryReply, RECEIVED } from "../../testing/create-enquiry-reply";
import { ok, type FakeCalls } from "../../testing/fake-staff-calls";
import { click, openInbox, passTime, user } from "../../testing/open-inbox";

afterEach(() => jest.useRealTimers());

const ONE = "GET staff/enquiries.get?reference=PA-7K2P4";
const ANSWER = "POST staff/enquiries.answer";
const DRAFT = "POST staff/enquiries.saveDraft";
const say = (it: string) => ({ en: `${it} (en)`, es: it, it });
const ANSWERS: FakeCalls = {
  "GET staff/enquiries.readyAnswers": ok({
    answers: [
      { key: "yes", title: say("Sì"), text: say("Ciao {{name}}, {{offer}} costa {{price}}.") },
      { key: "cafe", title: say("Caffè"), text: say("Il caffè è incluso.") },
    ],
  }),
};

const getField = () => screen.getByLabelText<HTMLTextAreaElement>("Answer in Italiano");
const getSend = (name = "Send by mail") => screen.getByRole("button", { name });
const BY_LUIS: EnquiryEvent = {
  ...{ id: "e2", at: Date.parse("2026-11-23T13:59:00.000Z"), who: "Luis", kind: "answered", channel: "mail" },
  ...{ text: "Certo!", state: null },
};
const ANSWERED = createEnquiryReply({ version: 2, status: "answered", events: [RECEIVED, BY_LUIS] });

it("fills in a ready-made answer in the guest's language, and asks for what nobody knows before it is sent", async () => {
  const made = await openInbox("#PA-7K2P4", { ...ANSWERS, [ANSWER]: ok(ANSWERED) });
  await click(screen.getByText("Ready-made answers"));
  await user.type(screen.getByLabelText("Search the answers"), "sì");
  await click(screen.getByRole("button", { name: "Sì (en)" }));
  expect(getField()).toHaveValue("Ciao Carla, Isola Saona costa {{price}}.");
  expect(getField()).toHaveAttribute("lang", "it");
  await click(getSend());
  expect(made.filter(({ call }) => call === ANSWER)).toEqual([]);
  expect(getField()).toHaveAccessibleDescription(/^Fill in what is still open/);
  const { selectionStart, selectionEnd } = getField();
  expect(getField().value.slice(selectionStart, selectionEnd)).toBe("{{price}}");
  await user.keyboard("195 USD");
  await click(getSend());
  expect(made.find(({ call }) => call === ANSWER)?.body).toMatchObject({
    ...{ reference: "PA-7K2P4", version: 1, channel: "mail", text: "Ciao Carla, Isola Saona costa 195 USD." },
  });
  expect(screen.getByText(/^Sent\./)).toBeVisible();
  expect(getField()).toHaveValue("");
});

it("shows the mail in a frame that runs nothing", async () => {
  await openInbox("#PA-7K2P4", {
    "POST staff/enquiries.preview": ok({
      subject: "Isola Saona (PA-7K2P4)",
      html: "<p>Certo!</p><script>1</script>",
    }),
  });
  await user.type(getField(), "Certo!");
  await click(screen.getByRole("button", { name: "Preview" }));
  const dialog = within(screen.getByRole("dialog", { name: "The mail as the guest gets it" }));
  expect(dialog.getByText("Subject: Isola Saona (PA-7K2P4)")).toBeVisible();
  const frame = dialog.getByTitle("The mail as the guest gets it");
  expect(frame).toHaveAttribute("sandbox", "");
  expect(frame).toHaveAttribute("srcdoc", "<p>Certo!</p><script>1</script>");
});

it("opens WhatsApp with the same text, and notes it when one says so", async () => {
  const made = await openInbox("#PA-7K2P4", { [ANSWER]: ok(ANSWERED) });
  await user.type(getField(), "Certo!");
  const link = screen.getByRole("link", { name: "Open WhatsApp with this text" });
  expect(link).toHaveAttribute("href", "https://wa.me/393331234567?text=Certo!");
  link.addEventListener("click", (event) => event.preventDefault());
  expect(screen.queryByRole("button", { name: "Note it as answered" })).toBeNull();
  await click(link);
  await click(screen.getByRole("button", { name: "Note it as answered" }));
  expect(made.find(({ call }) => call === ANSWER)?.body).toMatchObject({
    channel: "whatsapp",
    text: "Certo!",
  });
});

describe("the draft", () => {
  it("begins with what the server has, is saved after a pause, and deleted once it was sent", async () => {
    const made = await openInbox("#PA-7K2P4", {
      [ONE]: ok(createEnquiryReply({ draft: "Gentile" })),
      [ANSWER]: ok(ANSWERED),
    });
    const saves = () =>
      made.filter(({ call }) => call === DRAFT).map(({ body }) => (body as { text: string }).text);
    expect(getField()).toHaveValue("Gentile");
    await user.type(getField(), " Carla");
    expect(saves()).toEqual([]);
    await passTime(800);
    expect(saves()).toEqual(["Gentile Carla"]);
    expect(screen.getByText("Draft saved.")).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
    await click(getSend());
    await passTime(0);
    expect(saves().at(-1)).toBe("");
  });

  it("keeps what is typed while the answer is on its way", async () => {
    const made = await openInbox("#PA-7K2P4", { [ANSWER]: { ...ok(ANSWERED), afterMs: 500 } });
    await user.type(getField(), "Ciao");
    await click(getSend());
    await user.type(getField(), " Carla");
    await passTime(500);
    expect(screen.getByText(/^Sent\./)).toBeVisible();
    expect(getField()).toHaveValue("Ciao Carla");
    await passTime(800);
    expect(made.findLast(({ call }) => call === DRAFT)?.body).toMatchObject({ text: "Ciao Carla" });
  });
});

describe("two people at once", () => {
  it("are told when the other one was faster: the text stays, what happened is shown, and it can be sent anyway", async () => {
    const made = await openInbox("#PA-7K2P4", {
      [ONE]: [ok(createEnquiryReply()), ok(ANSWERED)],
      [ANSWER]: [{ status: 409, json: { code: "conflict" } }, ok({ ...ANSWERED, version: 3 })],
    });
    await user.type(getField(), "Anche da me!");
    await click(getSend());
    await passTime(0);
    const part = within(screen.getByRole("region", { name: "Answer" }));
    expect(part.getByRole("alert")).toHaveTextContent(/^Not sent: something happened/);
    expect(part.getByText(/^Luis answered by mail/)).toBeVisible();
    expect(getField()).toHaveValue("Anche da me!");
    await click(getSend("Send it anyway"));
    const versions = made
      .filter(({ call }) => call === ANSWER)
      .map(({ body }) => (body as { version: number }).version);
    expect(versions).toEqual([1, 2]);
    expect(getField()).toHaveValue("");
  });
});

it("sends the same answer under the same key until it has arrived, and another one under another", async () => {
  const made = await openInbox("#PA-7K2P4", {
    [ANSWER]: ["offline", "offline", { status: 502 }, ok(ANSWERED)],
  });
  await user.type(getField(), "Ciao");
  await click(getSend());
  await click(getSend());
  await user.type(getField(), "!");
  await click(getSend());
  const getKeys = () =>
    made.filter(({ call }) => call === ANSWER).map(({ body }) => (body as { key: string }).key);
  const keys = getKeys();
  expect(keys[1]).toBe(keys[0]);
  expect(getField()).toHaveValue("Ciao!");
  // The same words once more are another answer, when the first one has arrived.
  await click(getSend());
  expect(getField()).toHaveValue("");
  await user.type(getField(), "Ciao!");
  await click(getSend());
  expect(getKeys()[2]).not.toBe(keys[0]);
  expect(getKeys()[3]).toBe(getKeys()[2]);
  expect(getKeys()[4]).not.toBe(getKeys()[3]);
});
