/** @jest-environment node */
import { getMailboxKey, toMessage } from "./message";

const FROM = { name: "Palmarena", address: "enquiries@palmarena.example" };
const MAIL = { id: "own", label: "l", to: "ana@example.com", subject: "S", text: "t", html: "<p>t</p>" };

describe("a mail in a conversation", () => {
  it("answers the last mail and names all of them, ours by the Message-IDs that they were sent under", () => {
    expect(toMessage({ ...MAIL, thread: ["receipt", "<1@mail.example>"] }, FROM)).toMatchObject({
      messageId: "<own@palmarena.example>",
      inReplyTo: "<1@mail.example>",
      references: ["<receipt@palmarena.example>", "<1@mail.example>"],
    });
  });

  it("has no such headers when it begins one", () => {
    expect(toMessage({ ...MAIL, thread: [] }, FROM)).not.toHaveProperty("inReplyTo");
    expect(toMessage(MAIL, FROM)).not.toHaveProperty("references");
  });

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
