/** @jest-environment node */
import { getMailboxKey } from "./message";

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
