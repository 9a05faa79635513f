/** @jest-environment node */

import { createMailReader } from "./poll-mailbox";
import { REPLY_LIMITS } from "./parse-mail";

const MB = 1024 * 1024;
const reader = createMailReader();
afterAll(reader.close);

const read = (mail: string | Buffer, { isWhole = true, fileLimit = 10 * MB } = {}) =>
  reader.read("reply", { raw: Buffer.from(mail), isWhole, fileLimit });

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

describe("the text of a mail", () => {
  test.each<[string, string, Buffer | string]>([
    ["its character set is named", '; charset="iso-8859-1"', Buffer.from("Ma\xf1ana", "latin1")],
    ["none is named", "", Buffer.from("Ma\xf1ana", "latin1")],
    ["UTF-8 is named and it is none", "; charset=utf-8", Buffer.from("Ma\xf1ana", "latin1")],
    ["none is named and it is UTF-8", "", "Mañana"],
    ["an unknown one is named", "; charset=x-unknown-9", "Mañana"],
    ["UTF-7 is named", "; charset=utf-7", "Mañana"],
  ])("is read where %s", async (_, charset, bytes) => {
    const mail = Buffer.concat([
      Buffer.from(`Content-Type: text/plain${charset}\r\n\r\n`),
      Buffer.from(bytes),
    ]);
    expect(await read(mail)).toMatchObject({ text: "Mañana" });
  });

  test("is made of HTML where there is no plain text, without its programs", async () => {
    const { text, earlier } = await read(
      `${HTML}<style>p{}</style><script>alert(1)</script><p>Yes,<br>please</p>` +
        '<div class="gmail_quote">On Monday, 5 May, Ana wrote:<blockquote>Old</blockquote></div>',
    );
    expect([text, earlier]).toEqual(["Yes,\nplease", "On Monday, 5 May, Ana wrote:\n\n> Old"]);
  });

  test("has no null bytes, no control characters and no half letters", async () => {
    const { text } = await read("Content-Type: text/plain; charset=utf-8\r\n\r\na\u0000b\u0007c\u202Ed\r\n");
    expect(text).toBe("abcd");
  });
});

describe("the files of a mail", () => {
  test("are kept byte for byte under a clean name", async () => {
    const bytes = Buffer.from([0, 1, 2, 255]);
    const { text, files } = await read(
      `${MIXED}${TEXT}${attach("../../etc/pass\u202Ewd.exe", bytes)}--b--\r\n`,
    );
    expect(text).toBe("Hello");
    expect(files).toEqual([{ name: "passwd.exe", bytes: 4, content: new Uint8Array(bytes) }]);
  });

  test("of more than 10 MB are listed, and not kept", async () => {
    const large = Buffer.alloc(REPLY_LIMITS.file + 1, 7);
    const { files } = await read(
      `${MIXED}${TEXT}${attach("large.mov", large)}${attach("s", Buffer.from("x"))}--b--`,
    );
    expect(files).toMatchObject([
      { name: "large.mov", bytes: REPLY_LIMITS.file + 1, content: undefined },
      { name: "s", bytes: 1 },
    ]);
    expect(files[1]?.content).toBeDefined();
  });

  test("are kept up to 25 MB in all, and 30 of them", async () => {
    const part = attach("a", Buffer.alloc(9 * MB));
    const { files } = await read(`${MIXED}${part.repeat(3)}${attach("b", Buffer.from("x")).repeat(40)}--b--`);
    expect(files.map(({ content }) => content !== undefined).slice(0, 4)).toEqual([true, true, false, true]);
    expect(files).toHaveLength(REPLY_LIMITS.files);
  });

  test("are kept but for the one at which the mail was cut off", async () => {
    const half = attach("half.jpg", Buffer.alloc(200_000, 7)).slice(0, 100_000);
    const { text, files } = await read(`${MIXED}${TEXT}${attach("a.txt", Buffer.from("a"))}${half}`, {
      isWhole: false,
    });
    expect(text).toBe("Hello");
    expect(files.map(({ name, content }) => [name, content?.length])).toEqual([
      ["a.txt", 1],
      ["half.jpg", undefined],
    ]);
  });
});

describe("a hostile mail", () => {
  test.each<[string, string | Buffer]>([
    ["with 5,000 levels", `${nest(5_000)}Content-Type: text/plain\r\n\r\ndeep\r\n`],
    ["with 2,000 parts", `${MIXED}${TEXT.repeat(2_000)}--b--`],
    ["with 10,000 headers", `${"X-A: b\r\n".repeat(10_000)}\r\nHello\r\n`],
    ["with a header of 5 MB", `X-A: ${"b".repeat(5_000_000)}\r\n\r\nHello\r\n`],
    ["of null bytes", Buffer.alloc(100_000)],
    ["of nothing", ""],
    ["whose HTML is 900 quotes deep", `${HTML}${"<blockquote>".repeat(900)}${"<p>a".repeat(96_500)}`],
    ["whose HTML is 100,000 levels deep", `${HTML}${"<div>".repeat(100_000)}Hi`],
    ["whose HTML is a large table", `${HTML}<table>${"<tr><td>x".repeat(44_000)}`],
    ["whose HTML has 2 MB", `${HTML}<table>${"<tr><td>x".repeat(200_000)}`],
  ])("%s is read or refused in seconds, and the next one is read", async (_, mail) => {
    const result = await read(mail).catch((error: unknown) => error as Error);
    if (result instanceof Error)
      expect(result.message).toMatch(/^The mail (was not read in time|cannot be read)\.$/);
    else expect(result.text.length).toBeLessThanOrEqual(REPLY_LIMITS.text + 2);
    expect(await read(`${MIXED}${TEXT}--b--`)).toEqual({ text: "Hello", earlier: "", files: [] });
  });

  test("that would take minutes is given up after two seconds", async () => {
    const html = `${HTML}${"<blockquote>".repeat(250)}${"<p>a".repeat(96_500)}`;
    await expect(read(html)).rejects.toThrow("not read in time");
  });
});
