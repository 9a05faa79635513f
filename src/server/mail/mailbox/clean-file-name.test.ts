import { cleanFileName } from "./read-reply";

test.each<[string | undefined, string]>([
  ["Pasaporte Núñez.pdf", "Pasaporte Núñez.pdf"],
  ["../../etc/passwd", "passwd"],
  ["C:\\Windows\\calc.exe", "calc.exe"],
  ['a"b<c>|d?.jpg', "a_b_c__d_.jpg"],
  [".htaccess", "htaccess"],
  ["photo\u202Egpj.exe", "photogpj.exe"],
  ["two\r\nlines\u0000.txt", "two lines.txt"],
  ["", "file"],
  [undefined, "file"],
  ["...", "file"],
])("%j becomes %j", (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});

test("a name of a hundred thousand dots is cleaned at once", () => {
  const began = performance.now();
  expect(cleanFileName(`x${".".repeat(100_000)}x`)).toMatch(/^x$/);
  expect(performance.now() - began).toBeLessThan(1000);
});

test("a long name keeps its ending", () => {
  const name = cleanFileName(`${"ñ".repeat(300)}.jpeg`);
  expect([...name]).toHaveLength(120);
  expect(name).toMatch(/ñ\.jpeg$/);
});
