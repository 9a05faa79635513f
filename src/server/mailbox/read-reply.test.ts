/** @jest-environment node */
import { gzipSync } from "node:zlib";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";

import { readReply, REPLY_LIMITS } from "./read-reply";

const read = (mail: string | Buffer) => readReply(Readable.from(slice(Buffer.from(mail))));

function* slice(mail: Buffer) {
  for (let start = 0; start < mail.length; start += 65_536) yield mail.subarray(start, start + 65_536);
}

const MIXED = 'Content-Type: multipart/mixed; boundary="b"\r\n\r\n';
const TEXT = "--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nHello\r\n";
const encode = (bytes: Buffer) => bytes.toString("base64").replace(/.{76}/g, "$&\r\n");
const attach = (name: string, bytes: Buffer) =>
  `--b\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="${name}"\r\n` +
  `Content-Transfer-Encoding: base64\r\n\r\n${encode(bytes)}\r\n`;

describe("the text of a mail", () => {
  test("is its plain text, in any character set", async () => {
    const mail = Buffer.concat([
      Buffer.from('Content-Type: text/plain; charset="iso-8859-1"\r\n\r\nMa'),
      Buffer.from([0xf1]),
      Buffer.from("ana a las 8\r\n"),
    ]);
    expect(await read(mail)).toEqual({ text: "Mañana a las 8", files: [] });
  });

  test("is made of HTML where there is no plain text, without its programs and pictures", async () => {
    const { text } = await read(
      "Content-Type: text/html\r\n\r\n<style>p{}</style><script>alert(1)</script><p>Yes,<br>please</p>" +
        '<img src="http://x.example/1.gif"><div class="gmail_quote">On Monday Ana wrote:<blockquote>Old</blockquote></div>',
    );
    expect(text).toBe("Yes,\nplease");
  });

  test("has no null bytes, no control characters and no half letters", async () => {
    const { text } = await read("Content-Type: text/plain; charset=utf-8\r\n\r\na\u0000b\u0007c\u202Ed\r\n");
    expect(text).toBe("abcd");
  });

  test("is limited", async () => {
    const { text } = await read(`Content-Type: text/plain\r\n\r\n${"word ".repeat(100_000)}`);
    expect([...text]).toHaveLength(REPLY_LIMITS.text + 2);
  });

  test.each(["x-unknown-9", "utf-7", "'; drop table", "utf-16"])(
    "is read under the charset %s",
    async (name) => {
      const { text } = await read(`Content-Type: text/plain; charset="${name}"\r\n\r\nHello there\r\n`);
      expect(typeof text).toBe("string");
    },
  );
});

describe("the files of a mail", () => {
  test("are kept byte for byte under a clean name", async () => {
    const bytes = Buffer.from([0, 1, 2, 255]);
    const mail = `${MIXED}${TEXT}${attach("../../etc/pass\u202Ewd.exe", bytes)}--b--\r\n`;
    expect(await read(mail)).toEqual({
      text: "Hello",
      files: [{ name: "passwd.exe", bytes: 4, content: bytes }],
    });
  });

  test("of more than 10 MB are listed, and not kept", async () => {
    const large = Buffer.alloc(REPLY_LIMITS.file + 1, 7);
    const { files } = await read(
      `${MIXED}${TEXT}${attach("large.mov", large)}${attach("s", Buffer.from("x"))}--b--`,
    );
    expect(files).toMatchObject([
      { name: "large.mov", bytes: REPLY_LIMITS.file + 1, content: undefined },
      { name: "s", bytes: 1, content: Buffer.from("x") },
    ]);
  });

  test("are kept up to less where a host hands out less", async () => {
    const mail = `${MIXED}${attach("a", Buffer.alloc(101))}${attach("b", Buffer.alloc(100))}--b--`;
    const { files } = await readReply(Readable.from(slice(Buffer.from(mail))), undefined, 100);
    expect(files.map(({ content }) => content?.length)).toEqual([undefined, 100]);
  });

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

  test("include a forwarded mail as it is", async () => {
    const inner = "--b\r\nContent-Type: message/rfc822\r\n\r\nSubject: inner\r\n\r\ninner text\r\n";
    const { text, files } = await read(`${MIXED}${TEXT}${inner}--b--`);
    expect(text).toBe("Hello");
    expect(files).toHaveLength(1);
  });
});

describe("a hostile mail", () => {
  const nested = (depth: number) => {
    const opened = Array.from(
      { length: depth },
      (_, level) => `Content-Type: multipart/mixed; boundary="n${level}"\r\n\r\n--n${level}\r\n`,
    );
    return `${opened.join("")}Content-Type: text/plain\r\n\r\ndeep\r\n`;
  };

  test.each<[string, () => string | Buffer]>([
    [
      "of 50 MB",
      () =>
        Buffer.concat([
          Buffer.from(`${MIXED}${TEXT}`),
          Buffer.alloc(50 * 1024 * 1024, `${"x".repeat(74)}\r\n`),
        ]),
    ],
    ["with 5,000 levels", () => nested(5_000)],
    ["with 20,000 parts", () => `${MIXED}${TEXT.repeat(20_000)}--b--`],
    ["with 10,000 headers", () => `${"X-A: b\r\n".repeat(10_000)}\r\nHello\r\n`],
    ["with a header of 5 MB", () => `X-A: ${"b".repeat(5_000_000)}\r\n\r\nHello\r\n`],
    ["of null bytes", () => Buffer.alloc(100_000)],
    ["without an end", () => `${MIXED}${TEXT}${attach("a", Buffer.from("abc")).slice(0, -6)}`],
    ["of nothing", () => ""],
    [
      "whose HTML is 100,000 levels deep",
      () => `Content-Type: text/html\r\n\r\n${"<div>".repeat(100_000)}Hi`,
    ],
    [
      "whose HTML is a large table",
      () => `Content-Type: text/html\r\n\r\n<table>${"<tr><td>x".repeat(44_000)}`,
    ],
    ["whose HTML has 2 MB", () => `Content-Type: text/html\r\n\r\n<table>${"<tr><td>x".repeat(200_000)}`],
    [
      "with a name that contradicts itself",
      () =>
        `${MIXED}--b\r\nContent-Disposition: attachment; filename*0*=%FF%FE; filename*1=x\r\n\r\nabc\r\n--b--`,
    ],
  ])(
    "%s is read, or left out, within seconds",
    async (_, make) => {
      const started = performance.now();
      const { text, files } = await read(make());
      expect(text.length).toBeLessThan(REPLY_LIMITS.text + 100);
      expect(files.length).toBeLessThanOrEqual(REPLY_LIMITS.files);
      expect(performance.now() - started).toBeLessThan(15_000);
    },
    30_000,
  );

  test("that does not end in time loses the file that was being read, and keeps those before it", async () => {
    const half = attach("half.jpg", Buffer.alloc(200_000, 7)).slice(0, 100_000);
    let chunks = 0;
    async function* begin() {
      yield Buffer.from(`${MIXED}${TEXT}${attach("whole.txt", Buffer.from("whole"))}${half}`);
      await sleep(20);
      yield Buffer.from("more");
    }
    const { text, files } = await readReply(Readable.from(begin()), () => (chunks += 1) > 1);
    expect(text).toBe("Hello");
    expect(files.map(({ name, content }) => [name, content?.toString()])).toEqual([
      ["whole.txt", "whole"],
      ["half.jpg", undefined],
    ]);
  });

  test("of more than 40 MB loses the file that was being read", async () => {
    const parts = [20, 9, 5].map((size) => attach(`${size}.jpg`, Buffer.alloc(size * 1024 * 1024, 7)));
    const { files } = await read(`${MIXED}${TEXT}${parts.join("")}--b--`);
    expect(files.map(({ name, content }) => [name, content?.length])).toEqual([
      ["20.jpg", undefined],
      ["9.jpg", 9 * 1024 * 1024],
      ["5.jpg", undefined],
    ]);
  });

  test("that does not end in time is read until then", async () => {
    let chunks = 0;
    async function* trickle() {
      yield Buffer.from(`${MIXED}${TEXT}${attach("a", Buffer.alloc(1_000))}`);
      await Promise.resolve();
      yield Buffer.from("--b\r\n");
      await new Promise(() => undefined);
    }
    const isOver = () => (chunks += 1) > 1;
    const { text, files } = await readReply(Readable.from(trickle()), isOver);
    expect([text, files.length]).toEqual(["Hello", 1]);
  });
});
