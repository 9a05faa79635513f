/** @jest-environment node */
import { gzipSync } from "node:zlib";
import { Readable } from "node:stream";

import { readReply, REPLY_LIMITS } from "./read-reply";

const MB = 1024 * 1024;
const read = (mail: string | Buffer) => readReply(Readable.from(slice(Buffer.from(mail))));

function* slice(mail: Buffer) {
  for (let start = 0; start < mail.length; start += 65_536) yield mail.subarray(start, start + 65_536);
}

const MIXED = 'Content-Type: multipart/mixed; boundary="b"\r\n\r\n';
const TEXT = "--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nHello\r\n";
const HTML = "Content-Type: text/html\r\n\r\n";
const encode = (bytes: Buffer) => bytes.toString("base64").replace(/.{76}/g, "$&\r\n");
const attach = (name: string, bytes: Buffer) =>
  `--b\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="${name}"\r\n` +
  `Content-Transfer-Encoding: base64\r\n\r\n${encode(bytes)}\r\n`;
const nest = (depth: number) =>
  Array.from(
    { length: depth },
    (_, level) => `Content-Type: multipart/mixed; boundary="n${level}"\r\n\r\n--n${level}\r\n`,
  ).join("");

describe("the files of a mail", () => {
  test("are kept up to 25 MB in all, and 30 of them", async () => {
    const part = attach("a", Buffer.alloc(9 * 1024 * 1024));
    const { files } = await read(`${MIXED}${part.repeat(3)}${attach("b", Buffer.from("x")).repeat(40)}--b--`);
    expect(files.map(({ content }) => content !== undefined).slice(0, 4)).toEqual([true, true, false, true]);
    expect(files).toHaveLength(REPLY_LIMITS.files);
  });

  test("are never opened: what would unpack to a gigabyte stays what it is", async () => {
    const packed = gzipSync(Buffer.alloc(50 * 1024 * 1024));
    const before = process.memoryUsage().rss;
    const { files } = await read(`${MIXED}${TEXT}${attach("bomb.gz", packed)}--b--`);
    expect(files[0]?.content?.equals(packed)).toBe(true);
    expect(process.memoryUsage().rss - before).toBeLessThan(40 * 1024 * 1024);
  });

  test("of more than 40 MB loses the file that was being read", async () => {
    const parts = [20, 9, 5].map((size) => attach(`${size}.jpg`, Buffer.alloc(size * MB, 7)));
    const { files } = await read(`${MIXED}${TEXT}${parts.join("")}--b--`);
    expect(files.map(({ name, content }) => [name, content?.length])).toEqual([
      ["20.jpg", undefined],
      ["9.jpg", 9 * MB],
      ["5.jpg", undefined],
    ]);
  });
});

describe("a hostile mail", () => {
  test.each<[string, string | Buffer, string]>([
    [
      "of 50 MB",
      Buffer.concat([Buffer.from(MIXED + TEXT), Buffer.alloc(50 * MB, `${"x".repeat(74)}\r\n`)]),
      "Hello",
    ],
    ["with 5,000 levels", `${nest(5_000)}Content-Type: text/plain\r\n\r\ndeep\r\n`, ""],
    ["with 20,000 parts", `${MIXED}${TEXT.repeat(20_000)}--b--`, ""],
    ["with 10,000 headers", `${"X-A: b\r\n".repeat(10_000)}\r\nHello\r\n`, "Hello"],
    ["with a header of 5 MB", `X-A: ${"b".repeat(5_000_000)}\r\n\r\nHello\r\n`, ""],
    ["of null bytes", Buffer.alloc(100_000), ""],
    ["of nothing", "", ""],
    ["whose HTML is 100,000 levels deep", `${HTML}${"<div>".repeat(100_000)}Hi`, ""],
    ["whose HTML is a large table", `${HTML}<table>${"<tr><td>x".repeat(44_000)}`, "xxx"],
    ["whose HTML has 2 MB", `${HTML}<table>${"<tr><td>x".repeat(200_000)}`, ""],
  ])("%s is read as far as that is safe, within seconds", async (_, mail, start) => {
    const began = performance.now();
    const { text, files } = await read(mail);
    expect([text.slice(0, start.length), text !== "", files]).toEqual([start, start !== "", []]);
    expect(text.length).toBeLessThanOrEqual(REPLY_LIMITS.text + 2);
    expect(performance.now() - began).toBeLessThan(30_000);
  });
});
