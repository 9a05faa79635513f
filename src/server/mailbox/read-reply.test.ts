/** @jest-environment node */
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

  test("is read as UTF-8 where its character set is unknown", async () => {
    for (const name of ["x-unknown-9", "utf-7", "'; drop table"])
      expect(await read(`Content-Type: text/plain; charset="${name}"\r\n\r\nMañana\r\n`)).toEqual({
        text: "Mañana",
        files: [],
      });
  });
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

  test("include a forwarded mail as it is", async () => {
    const inner = "--b\r\nContent-Type: message/rfc822\r\n\r\nSubject: inner\r\n\r\ninner text\r\n";
    const { text, files } = await read(`${MIXED}${TEXT}${inner}--b--`);
    expect(text).toBe("Hello");
    expect(files).toHaveLength(1);
  });
});

describe("a mail", () => {
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
