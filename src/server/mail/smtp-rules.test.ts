/** @jest-environment node */
import { getSmtpSecurity, hasEncryptionParameter, isAddressGone, isRefusedForGood } from "./smtp-rules";

const isForGood = (text: string, command = "RCPT TO") =>
  isRefusedForGood({ command, status: Number(text.slice(0, 3)), text });

describe("a mail is tried again after", () => {
  it.each([
    "450 4.2.0 greylisted",
    "550 5.4.5 Daily user sending quota exceeded",
    "550 5.2.2 mailbox full",
    "552 mailbox full, without a code",
    "550 4.7.1 a transient code in a permanent reply",
    "550 5.3.1 mail system full",
    "530 5.7.0 authentication required",
    "530 authentication required, without a code",
    "550 5.7.26 multiple authentication checks failed",
    "550 5.7.28 mail flood detected",
  ])("%s", (text) => {
    expect([isForGood(text), isForGood(text, "DATA")]).toEqual([false, false]);
  });
});

describe("a mail is given up after", () => {
  it.each([
    "550 no such user, without a code",
    "550 5.1.1 no such user",
    "550 5.2.1 mailbox disabled",
    "554 5.6.0 media error",
    "554 5.7.1 refused by policy",
    "554 refused, without a code",
    "550 the code 4.2.2 stands only in the text",
  ])("%s", (text) => {
    expect(isForGood(text)).toBe(true);
  });
});

describe("an address that no mail will ever reach", () => {
  it.each<[text: string, isGone: boolean]>([
    ["550 5.1.1 User unknown", true],
    ["550 5.1.10 Recipient not found", true],
    ["550-5.2.1 The account is disabled", true],
    ["550 No such user here", true],
    ["550 5.0.0 Unknown", true],
    ["552 5.2.2 Mailbox full", false],
    ["550 5.7.1 Blocked", false],
    ["550 5.1.8 Sender's domain not found", false],
    ["450 4.1.1 Try later", false],
    ["550 4.2.1 Try later", false],
  ])("is told by %j: %s", (text, isGone) => {
    const status = Number(text.slice(0, 3));
    expect(isAddressGone({ command: "RCPT TO", status, text })).toBe(isGone);
    expect(isAddressGone({ command: "DATA", status, text })).toBe(false);
  });
});

describe("getSmtpSecurity", () => {
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
  ])("requires STARTTLS for %s: %s", (url, requireTLS) => {
    expect(getSmtpSecurity(url, false)).toEqual({ requireTLS, tls: { rejectUnauthorized: true } });
    expect(getSmtpSecurity(url, true)).toEqual({ requireTLS: false, tls: { rejectUnauthorized: false } });
  });
});

it.each(["requireTLS=false", "ignoreTLS=true", "opportunisticTLS=true", "tls.rejectUnauthorized=false"])(
  "knows that %s changes the encryption",
  (parameter) => {
    expect(hasEncryptionParameter(`smtp://user:pass@mail.example.com?${parameter}`)).toBe(true);
    expect(hasEncryptionParameter("smtp://user:pass@mail.example.com?name=site.example")).toBe(false);
  },
);
