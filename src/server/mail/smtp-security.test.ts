/** @jest-environment node */
import { getSmtpSecurity, hasEncryptionParameter } from "./smtp-security";

describe("getSmtpSecurity", () => {
  it.each([
    ["smtp://user:pass@mail.example.com:587", true],
    ["smtp://user@mail.example.com", true],
    ["smtp://user:pass@192.168.1.2:25", true],
    ["smtp://user:pass@0.0.0.0:25", true],
    ["smtp://user:pass@[2001:db8::1]:25", true],
    ["smtp://user:pass@127.0.0.1.example.com", true],
    ["smtp://user:pass@localhost.example.com", true],
    // No password that could be read, and none that leaves the machine.
    ["smtp://mail.example.com:25", false],
    ["smtp://user:pass@localhost:25", false],
    ["smtp://user:pass@LOCALHOST:25", false],
    ["smtp://user:pass@127.0.0.1:25", false],
    ["smtp://user:pass@127.1.2.3", false],
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
