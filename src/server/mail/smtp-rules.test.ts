/** @jest-environment node */
import { getSmtpSecurity, hasEncryptionParameter, isAddressGone, isRefusedForGood } from "./smtp-rules";

it.each<[reply: string, end: "again" | "given up" | "gone"]>([
  ["450 4.2.0 greylisted", "again"],
  ["550 5.4.5 Daily user sending quota exceeded", "again"],
  ["550 5.2.2 mailbox full", "again"],
  ["552 mailbox full, without a code", "again"],
  ["550 4.7.1 a transient code in a permanent reply", "again"],
  ["550 5.3.1 mail system full", "again"],
  ["530 5.7.0 authentication required", "again"],
  ["530 authentication required, without a code", "again"],
  ["550 5.7.26 multiple authentication checks failed", "again"],
  ["550 5.7.28 mail flood detected", "again"],
  ["550 5.1.8 Sender's domain not found", "again"],
  ["554 5.6.0 media error", "given up"],
  ["554 5.7.1 refused by policy", "given up"],
  ["554 refused, without a code", "given up"],
  ["550 no such user, without a code", "gone"],
  ["550 5.1.1 no such user", "gone"],
  ["550 5.1.10 Recipient not found", "gone"],
  ["550-5.2.1 mailbox disabled", "gone"],
  ["550 5.0.0 Unknown", "gone"],
  ["550 the code 4.2.2 stands only in the text", "gone"],
])("a mail that is answered by %j is tried %s", (text, end) => {
  const reply = { command: "RCPT TO", status: Number(text.slice(0, 3)), text };
  expect([isRefusedForGood(reply), isAddressGone(reply)]).toEqual([end !== "again", end === "gone"]);
  const data = { ...reply, command: "DATA" };
  expect([isRefusedForGood(data), isAddressGone(data)]).toEqual([end !== "again", false]);
});

it.each([
  ["smtp://user:pass@mail.example.com:587", true],
  ["smtp://user:pass@[2001:db8::1]:25", true],
  ["smtp://user:pass@127.0.0.1.example.com", true],
  ["smtp://user:pass@localhost.example.com", true],
  // No password that could be read, and none that leaves the machine.
  ["smtp://mail.example.com:25", false],
  ["smtp://user:pass@localhost:25", false],
  ["smtp://user:pass@127.0.0.1:25", false],
  ["smtp://user:pass@[::1]:25", false],
  // Encrypted from the first byte.
  ["smtps://user:pass@mail.example.com", false],
])("STARTTLS is required for %s: %s", (url, requireTLS) => {
  expect(getSmtpSecurity(url, false)).toEqual({ requireTLS, tls: { rejectUnauthorized: true } });
  expect(getSmtpSecurity(url, true)).toEqual({ requireTLS: false, tls: { rejectUnauthorized: false } });
});

it.each(["requireTLS=false", "ignoreTLS=true", "opportunisticTLS=true", "tls.rejectUnauthorized=false"])(
  "%s changes the encryption",
  (parameter) => {
    expect(hasEncryptionParameter(`smtp://user:pass@mail.example.com?${parameter}`)).toBe(true);
    expect(hasEncryptionParameter("smtp://user:pass@mail.example.com?name=site.example")).toBe(false);
  },
);
