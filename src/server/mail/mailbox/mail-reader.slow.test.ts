/** @jest-environment node */
import { createMailReader } from "./mail-reader";
import { REPLY_LIMITS } from "./received-mail";

const BYTES = 39 * 1024 * 1024;
const PLAIN = "Content-Type: text/plain\r\n\r\n";
const reader = createMailReader();
afterAll(reader.close);

const read = (mail: string) => reader.read("reply", { raw: Buffer.from(mail), isWhole: true, fileLimit: 0 });

test.each([
  ["of lines", `${"x".repeat(74)}\r\n`.repeat(BYTES / 76)],
  ["of quotes", "> a\r\n".repeat(BYTES / 5)],
  ["of empty lines", "\r\n".repeat(BYTES / 2)],
])("a mail of 39 MB %s is read or refused in seconds, and the next one is read", async (_, text) => {
  const result = await read(PLAIN + text).catch((error: unknown) => error as Error);
  if (result instanceof Error)
    expect(result.message).toMatch(/^The mail (was not read in time|cannot be read)\.$/);
  else expect(result.text.length).toBeLessThanOrEqual(REPLY_LIMITS.text + 2);
  expect((await read(`${PLAIN}Hello`)).text).toBe("Hello");
});
