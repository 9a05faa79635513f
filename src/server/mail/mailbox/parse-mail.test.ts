/** @jest-environment node */
import { parseHeaders } from "./parse-mail";

const parse = (...lines: string[]) => parseHeaders(Buffer.from(`${lines.join("\r\n")}\r\n\r\n`));

const REPLY = [
  "From: =?UTF-8?Q?Ana_P=C3=A9rez?= <Ana@Example.com>",
  "To: Office <Office@example.com>, guests: Ana <ana@guest.example>;",
  "Cc: bea@example.com",
  "Subject: =?UTF-8?B?UmU6IFtQQS03SzJQNF0gwqFIb2xhIQ==?=",
  "Message-ID: <own@example.com>",
  "In-Reply-To: <third@site.example>",
  "References: <first@site.example>",
  "\t<second@site.example> <third@site.example>",
];

test("sender, subject and thread are read as a mail program reads them", async () => {
  expect(await parse(...REPLY)).toEqual({
    messageId: "<own@example.com>",
    from: "ana@example.com",
    recipients: ["office@example.com", "ana@guest.example", "bea@example.com"],
    subject: "Re: [PA-7K2P4] ¡Hola!",
    answers: ["third@site.example", "third@site.example", "second@site.example", "first@site.example"],
    isAutomatic: false,
    isDeliveryReport: false,
  });
});

test.each([
  "Auto-Submitted: auto-replied",
  "Auto-Submitted: auto-generated; owner=x",
  "Precedence: bulk",
  "Precedence: auto_reply",
  "X-Autoreply: yes",
  "X-Autorespond: holiday",
  "Return-Path: <>",
  "Content-Type: multipart/report; report-type=delivery-status; boundary=x",
])("%s says that no person wrote it", async (line) => {
  expect(await parse(...REPLY, line)).toMatchObject({ isAutomatic: true });
});

test.each([
  "Auto-Submitted: no",
  "Precedence: normal",
  "Precedence: list",
  "List-ID: <staff.hotel.example>",
  "X-Loop: agency",
  "Return-Path: <ana@example.com>",
  "Content-Type: text/plain",
])("%s is a person's", async (line) => {
  expect(await parse(...REPLY, line)).toMatchObject({ isAutomatic: false });
});

test.each<[string, string]>([
  ["nothing", ""],
  ["10,000 headers", "X-A: b\r\n".repeat(10_000)],
  ["a thread of 5 MB", `References: ${"<a@b> ".repeat(900_000)}`],
  ["a line of 2 MB", `Subject: ${"x".repeat(2_000_000)}`],
  ["null bytes", "\0".repeat(1_000)],
  ["no colon", "this is no header at all"],
])("%s is read without harm", async (_, text) => {
  const { answers, messageId } = await parseHeaders(Buffer.from(`${text}\r\n\r\n`));
  expect(answers.length).toBeLessThan(50);
  expect(messageId).toBe("");
});
