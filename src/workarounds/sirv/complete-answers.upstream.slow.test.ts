/** @jest-environment node */
import { readPackageFile } from "../../testing/read-package-file";

it.each([
  ["splits a range at its hyphen, whatever it asks for", "range.replace('bytes=', '').split('-')"],
  ["has no look at the weights of encodings", "val.includes('gzip')"],
  ["answers 304 without headers", "res.writeHead(304);"],
  ["names the encoding of HTML alone", "if (ctype === 'text/html') ctype += ';charset=utf-8';"],
  ["sends a file without handling its errors", "fs.createReadStream(file, opts).pipe(res);"],
])("sirv still %s", (_, source) => {
  expect(readPackageFile("sirv/build.mjs")).toContain(source);
});

it("sirv still does not read If-Range", () => {
  expect(readPackageFile("sirv/build.mjs")).not.toMatch(/if-range/i);
});
