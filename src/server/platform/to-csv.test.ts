/** @jest-environment node */
import { toCsv } from "./csv";

/** Reads CSV as a spreadsheet program does that parts cells by `separator`: quotes count at the beginning of a cell alone. */
function parse(csv: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = "";
  let isQuoted = false;
  const text = csv.replace(/^\uFEFF/, "");
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? "";
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') cell += text[(at += 1)] ?? "";
      else isQuoted = false;
    } else if (letter === '"' && cell === "") isQuoted = true;
    else if (letter === separator || letter === "\r" || letter === "\n") {
      rows.at(-1)?.push(cell);
      cell = "";
      if (letter === "\r" && text[at + 1] === "\n") at += 1;
      if (letter !== separator) rows.push([]);
    } else cell += letter;
  }
  return rows.slice(0, -1);
}

/** Text without the characters that programs ignore. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u;

function listFormulas(text: string): string[] {
  const csv = toCsv({ header: ["reference", "message", "name"], rows: [["PA-1", text, text]] });
  return [",", ";", "\t", "|"]
    .flatMap((separator) => parse(csv, separator).flat())
    .filter((cell) => FORMULA.test(cell));
}

describe("no cell of a table is a formula, whatever it is parted by", () => {
  it.each([
    ...["=1+1", "+1", "-1", "@SUM(1)", "＝1", "＋1", "－1", "＠x", "﹦1", "−1"],
    ...[" =1", "\u00A0=1", "\u3000=1", "\uFEFF=1", "\u200B=1", "\u202E=1", "\0=1", '"=1', ' " =1'],
    ...["a;=1", "a; =1", "a,=1", "a\t=1", "a|=1", "a\n=1", "a\r\n=1", "a\r=1", "a\v=1", "a\f=1", "a\u0085=1"],
    ...["a\u2028=1", ";=1", ";;=1", "a\n\n=1", 'a;"=1', 'a";=1', 'a";"=1', 'a"";""=1', "a;\uFEFF=1", "a;＝1"],
    ...['=HYPERLINK("http://x.example";"Open")', "hola;=cmd|'/C calc'!A0"],
  ])("%j", (text) => {
    expect(listFormulas(text)).toEqual([]);
  });
});

describe("what a cell says can still be read", () => {
  const write = (text: string) => parse(toCsv({ header: ["h"], rows: [[text]] }), ",")[1]?.[0];

  it.each([
    ["+1 809 555 0123", "(+1) 809 555 0123"],
    ["+1-809-555-0123", "(+1) 809 555 0123"],
    ["+34600123456", "(+34) 600 12 34 56"],
    ["+1 809 555 0123 (Ana)", "'+1 809 555 0123 (Ana)"],
    ["+1-2", "'+1-2"],
    ["809-555-0123", "809-555-0123"],
    ["ana@example.com", "ana@example.com"],
    ["Ana-María O'Neill", "Ana-María O'Neill"],
    ["2 adults; 1 child, e.g. on 3 May - or later", "2 adults; 1 child, e.g. on 3 May - or later"],
    ['say "hi"\nplease', 'say "hi"\nplease'],
    ["we are:\n- two\n- three", "we are:\n'- two\n'- three"],
    ["a;=1", "a;'=1"],
    ["\tx", "'\tx"],
    ["\0x", "'\0x"],
  ])("%j", (text, cell) => {
    expect(write(text)).toBe(cell);
  });
});
