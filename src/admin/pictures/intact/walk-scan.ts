import { BitReader } from "./bit-reader";
import type { JpegFrame } from "./jpeg-frame";
import { createBaselineWalk, createProgressiveWalk, type BlockPart, type Spectrum } from "./walk-block";

export interface ScanTables {
  dc: readonly (Uint16Array | undefined)[];
  ac: readonly (Uint16Array | undefined)[];
  /** Units between two restart markers; 0 without them. */
  restartInterval: number;
}

/** Surplus bytes that programs write at most; damage leaves far more. */
const UNREAD_MAX = 16;
const FIRST_RESTART = 0xd0;
const RESTARTS = 8;

interface ScanHeader extends Spectrum {
  parts: BlockPart[];
}

function readHeader(
  segment: Uint8Array,
  { components }: JpegFrame,
  { dc, ac }: ScanTables,
): ScanHeader | undefined {
  const [count = 0] = segment;
  const parts = Array.from({ length: count }, (_, index) => {
    const [id, tables = 0] = segment.subarray(1 + 2 * index);
    const component = components.find((one) => one.id === id);
    return component && { component, dc: dc[tables >> 4], ac: ac[tables & 15] };
  }).filter((part) => part !== undefined);
  const [first = 0, last = 63, approximation = 0] = segment.subarray(1 + 2 * count);
  if (count === 0 || parts.length < count || last > 63 || first > last) return undefined;
  return { parts, first, last, isRefinement: approximation >> 4 > 0 };
}

type WalkUnit = (column: number, row: number) => boolean;

/** A unit of one colour alone is a block; of several colours it holds blocks of each. */
function createUnitWalk(
  parts: readonly BlockPart[],
  walkBlock: (part: BlockPart, block: number) => boolean,
): WalkUnit {
  const [only] = parts;
  if (only && parts.length === 1)
    return (column, row) => walkBlock(only, row * only.component.stride + column);
  return (column, row) => {
    for (const part of parts) {
      const { across, down, stride } = part.component;
      for (let y = row * down; y < (row + 1) * down; y += 1)
        for (let x = column * across; x < (column + 1) * across; x += 1)
          if (!walkBlock(part, y * stride + x)) return false;
    }
    return true;
  };
}

/**
 * Walks over the compressed part of a scan that begins at `start`, without computing a pixel. Gets the place of the marker behind it;
 * nothing when the codes are impossible, too few or too many.
 */
export function walkScan(
  bytes: Uint8Array,
  start: number,
  segment: Uint8Array,
  frame: JpegFrame,
  tables: ScanTables,
): number | undefined {
  const header = readHeader(segment, frame, tables);
  if (!header) return undefined;
  const { parts } = header;
  const [only] = parts;
  const [columns, rows] =
    only && parts.length === 1
      ? [only.component.columns, only.component.rows]
      : [frame.unitColumns, frame.unitRows];
  let next = start;
  const total = columns * rows;
  const interval = tables.restartInterval || total;
  for (let from = 0; from < total; from += interval) {
    const reader = new BitReader(bytes, next);
    const walkBlock = frame.isProgressive
      ? createProgressiveWalk(reader, header)
      : createBaselineWalk(reader);
    const walkUnit = createUnitWalk(parts, walkBlock);
    for (let unit = from; unit < Math.min(total, from + interval); unit += 1)
      if (!walkUnit(unit % columns, Math.floor(unit / columns)) || reader.isOverrun) return undefined;
    const { position, unread } = reader.skipToMarker();
    if (unread > UNREAD_MAX) return undefined;
    const isLast = from + interval >= total;
    if (isLast) return position;
    if (bytes[position + 1] !== FIRST_RESTART + ((from / interval) % RESTARTS)) return undefined;
    next = position + 2;
  }
  return next;
}
