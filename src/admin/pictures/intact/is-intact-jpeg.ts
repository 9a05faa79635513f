import { createHuffmanTable } from "./huffman-table";
import { readFrame, type JpegFrame } from "./jpeg-frame";
import { walkScan, type ScanTables } from "./walk-scan";

const MARKER = 0xff;
const CODES = { start: 0xd8, end: 0xd9, tables: 0xc4, restarts: 0xdd, scan: 0xda } as const;
/** Baseline, extended, progressive. Others (arithmetic codes, lossless) are rare, and left to the decoder. */
const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2];
const PROGRESSIVE = 0xc2;
const OTHER_FRAMES: readonly number[] = [0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf];

type MutableTables = { [Name in "dc" | "ac"]: (Uint16Array | undefined)[] } & Pick<
  ScanTables,
  "restartInterval"
>;

/** Reads the tables of a segment; whether they are possible. */
function takeTables(segment: Uint8Array, { dc, ac }: MutableTables): boolean {
  let place = 0;
  while (place < segment.length) {
    const [kind = 0] = segment.subarray(place);
    const counts = segment.subarray(place + 1, place + 17);
    const total = counts.reduce((sum, count) => sum + count, 0);
    const table = createHuffmanTable(counts, segment.subarray(place + 17, place + 17 + total));
    if (counts.length < 16 || !table) return false;
    (kind >> 4 === 0 ? dc : ac)[kind & 15] = table;
    place += 17 + total;
  }
  return true;
}

/** Finds the next marker from a place on; its code, and where its segment begins. */
function findMarker(bytes: Uint8Array, from: number): { code: number; start: number } | undefined {
  let place = from;
  while (place < bytes.length && bytes[place] !== MARKER) place += 1;
  while (bytes[place] === MARKER) place += 1;
  const code = bytes[place];
  return code === undefined ? undefined : { code, start: place + 1 };
}

/**
 * Tells whether a JPEG is whole: every code of its compressed parts is possible, and there are as many as its size asks for. Decoders of
 * browsers draw what is left of a damaged one, with grey or wrong colours, and say nothing. Only what is surely damaged is not whole.
 */
export function isIntactJpeg(bytes: Uint8Array): boolean {
  const tables: MutableTables = { dc: [], ac: [], restartInterval: 0 };
  let frame: JpegFrame | undefined;
  let place = 2;
  for (;;) {
    const marker = findMarker(bytes, place);
    const isScanned = frame?.components.every((component) => component.isScanned) ?? false;
    if (!marker || marker.code === CODES.end)
      // Some cameras forget the end; of a progressive one nobody could tell what is missing.
      return isScanned && (marker !== undefined || frame?.isProgressive === false);
    const { code, start } = marker;
    const length = ((bytes[start] ?? 0) << 8) | (bytes[start + 1] ?? 0);
    const segment = bytes.subarray(start + 2, start + length);
    place = start + length;
    if (length < 2 || place > bytes.length) return false;
    if (OTHER_FRAMES.includes(code)) return true;
    if (FRAMES.includes(code)) {
      frame = readFrame(segment, code === PROGRESSIVE);
      if (!frame) return true;
    }
    if (code === CODES.tables && !takeTables(segment, tables)) return false;
    if (code === CODES.restarts) tables.restartInterval = ((segment[0] ?? 0) << 8) | (segment[1] ?? 0);
    if (code !== CODES.scan) continue;
    const next = frame && walkScan(bytes, place, segment, frame, tables);
    if (frame === undefined || next === undefined) return false;
    for (const component of frame.components) if (isIn(segment, component.id)) component.isScanned = true;
    place = next;
  }
}

/** Whether a scan's header names a colour. */
function isIn(segment: Uint8Array, id: number): boolean {
  const [count = 0] = segment;
  return Array.from({ length: count }, (_, index) => segment[1 + 2 * index]).includes(id);
}
