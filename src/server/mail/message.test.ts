/** @jest-environment node */
import { getMailboxKey, toMessage } from "./message";

const FROM = { name: "Palmarena", address: "enquiries@palmarena.example" };
const MAIL = { id: "own", label: "l", to: "ana@example.com", subject: "S", text: "t", html: "<p>t</p>" };

describe("a mail in a conversation", () => {
  it.each(["<a b@c>", "<a@b>\r\nBcc: x@example.com", "<>", "<<a@b>>"])(
    "takes no Message-ID of a stranger that is none: %j",
    (id) => {
      expect(JSON.stringify(toMessage({ ...MAIL, thread: ["receipt", id] }, FROM))).not.toContain("Bcc");
      expect(toMessage({ ...MAIL, thread: ["receipt", id] }, FROM)).toMatchObject({
        inReplyTo: "<receipt@palmarena.example>",
      });
    },
  );
});

it("says that a program has written it, unless a person has", () => {
  expect(toMessage(MAIL, FROM).headers).toHaveProperty(["Auto-Submitted"], "auto-generated");
  expect(toMessage({ ...MAIL, isPersonal: true }, FROM).headers).not.toHaveProperty(["Auto-Submitted"]);
});

it.each([
  ["Ana@Example.com", "ana@example.com"],
  ["ana+news@example.com", "ana@example.com"],
  ["ana+a+b@example.com", "ana@example.com"],
  ["a.na@example.com", "a.na@example.com"],
  ["+ana@example.com", "+ana@example.com"],
  ["A.N.A+x@GoogleMail.com", "ana@gmail.com"],
  ["a.na@gmail.com", "ana@gmail.com"],
])("%s leads into the mailbox %s", (email, mailbox) => {
  expect(getMailboxKey(email)).toBe(mailbox);
});
