/** @jest-environment node */
import { createClient } from "./watch-mailbox";

const create = (url: string) => createClient({ url, folder: "INBOX" }).options;

test("the user's name and the password are read as they were written into the address", () => {
  expect(create("imaps://ana%40x.example:p%2Fw%23@imap.x.example/")).toMatchObject({
    ...{ host: "imap.x.example", port: 993, secure: true },
    auth: { user: "ana@x.example", pass: "p/w#" },
  });
});

test("without TLS from the start STARTTLS is demanded, but for this machine", () => {
  expect(create("imap://a:b@imap.x.example/")).toMatchObject({ port: 143, secure: false, doSTARTTLS: true });
  expect(create("imap://a:b@127.0.0.1:1143/")).toMatchObject({ port: 1143, doSTARTTLS: false });
});

test("certificates are checked, and nothing is logged", () => {
  const { tls, logger } = create("imaps://a:b@imap.x.example/");
  expect([tls?.rejectUnauthorized ?? true, logger]).toEqual([true, false]);
});
