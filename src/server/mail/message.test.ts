/** @jest-environment node */
import { toMessage } from "./message";

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
