import { sniffFile } from "./upload-rules";

const toBytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ["\xff\xd8\xff\xe0\0\x10JFIF", "JPEG"],
  ["\x89PNG\r\n\x1a\n", "PNG"],
  ["RIFF\x10\0\0\0WEBPVP8 ", "WebP"],
  ["GIF89a", "GIF"],
  ["%PDF-1.7", "PDF"],
  ["\0\0\0\x18ftypheic\0\0", "HEIC"],
  ["\0\0\0\x18ftypavif\0\0", "AVIF"],
  ["\0\0\0\x14ftypqt  ", "MOV"],
  ["\0\0\0\x18ftypisom", "MP4"],
  ["\x1aE\xdf\xa3", "WebM"],
  ['<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg">', "SVG"],
  ["<!doctype html><p>", undefined],
  ["", undefined],
])("knows %j by its first bytes", (start, kind) => {
  expect(sniffFile(toBytes(start))).toBe(kind);
});
