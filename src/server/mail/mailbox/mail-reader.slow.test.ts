/** @jest-environment node */
import { createMailReader } from "./mail-reader";
import { REPLY_LIMITS } from "./parse-mail";

const BYTES = 39 * 1024 * 1024;
const MIXED = 'Content-Type: multipart/mixed; boundary="b"\r\n\r\n';
const PLAIN = "Content-Type: text/plain\r\n\r\n";
const reader = createMailReader();
afterAll(reader.close);

const read = (mail: string) => reader.read("reply", { raw: Buffer.from(mail), isWhole: true, fileLimit: 0 });

test.each([
  ["of 39 MB of lines", PLAIN + `${"x".repeat(74)}\r\n`.repeat(BYTES / 76)],
  ["of 39 MB of quotes", PLAIN + "> a\r\n".repeat(BYTES / 5)],
  ["of 39 MB of empty lines", PLAIN + "\r\n".repeat(BYTES / 2)],
  ["with 20,000 parts", MIXED + `--b\r\n${PLAIN}Hello\r\n`.repeat(20_000)],
])("a mail %s is read or refused in seconds, and the next one is read", async (_, mail) => {
  const result = await read(mail).catch((error: unknown) => error as Error);
  if (result instanceof Error)
    expect(result.message).toMatch(/^The mail (was not read in time|cannot be read)\.$/);
  else expect(result.text.length).toBeLessThanOrEqual(REPLY_LIMITS.text + 2);
  expect((await read(`${PLAIN}Hello`)).text).toBe("Hello");
});
