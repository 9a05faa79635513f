import type { BitReader } from "./bit-reader";
import type { JpegComponent } from "./jpeg-frame";

/** What a scan says of each block: which of its 64 values, and which bits of them. */
export interface Spectrum {
  first: number;
  last: number;
  /** Whether earlier scans have brought the higher bits. */
  isRefinement: boolean;
}

export interface BlockPart {
  component: JpegComponent;
  dc: Uint16Array | undefined;
  ac: Uint16Array | undefined;
}

/** Walks over one block; whether its codes are possible. */
export type WalkBlock = (part: BlockPart, block: number) => boolean;

const NOTHING = new Uint16Array(1 << 16);
/** Sixteen zeros in a row. */
const LONG_RUN = 15;

/** The first value of a block: how many bits it has, and they. */
function walkFirstValue(reader: BitReader, { dc = NOTHING }: BlockPart): boolean {
  const size = reader.readSymbol(dc);
  if (size < 0 || size > 15) return false;
  reader.readBits(size);
  return true;
}

/** Walks over the blocks of a JPEG that brings each of them whole. */
export function createBaselineWalk(reader: BitReader): WalkBlock {
  return (part) => {
    const { ac = NOTHING } = part;
    if (!walkFirstValue(reader, part)) return false;
    for (let place = 1; place < 64; place += 1) {
      const symbol = reader.readSymbol(ac);
      const [run, size] = [symbol >> 4, symbol & 15];
      if (symbol < 0) return false;
      if (size === 0 && run !== LONG_RUN) break;
      place += run;
      if (size > 0 && place > 63) return false;
      reader.readBits(size);
    }
    return true;
  };
}

const isNonZero = ({ nonZero }: JpegComponent, block: number, place: number) =>
  (((nonZero[2 * block + (place >> 5)] ?? 0) >>> (place & 31)) & 1) === 1;

function markNonZero({ nonZero }: JpegComponent, block: number, place: number): void {
  const word = 2 * block + (place >> 5);
  nonZero[word] = (nonZero[word] ?? 0) | (1 << (place & 31));
}

/** Walks over the blocks of one scan of a progressive JPEG, which brings some values of each, or one more bit of them. */
export function createProgressiveWalk(reader: BitReader, { first, last, isRefinement }: Spectrum): WalkBlock {
  /** Blocks that have no further values. */
  let ended = 0;
  const readRun = (run: number) => (1 << run) + reader.readBits(run);

  function walkNewValues({ component, ac = NOTHING }: BlockPart, block: number): boolean {
    if (ended > 0) {
      ended -= 1;
      return true;
    }
    for (let place = first; place <= last; place += 1) {
      const symbol = reader.readSymbol(ac);
      const [run, size] = [symbol >> 4, symbol & 15];
      if (symbol < 0) return false;
      if (size === 0 && run !== LONG_RUN) {
        ended = readRun(run) - 1;
        break;
      }
      place += run;
      if (size === 0) continue;
      if (place > last) return false;
      reader.readBits(size);
      markNonZero(component, block, place);
    }
    return true;
  }

  /** Reads one more bit of each value that is not zero, up to the zero behind `zeros` others; gets its place. */
  function refine(component: JpegComponent, block: number, from: number, zeros: number): number {
    let left = zeros;
    for (let place = from; place <= last; place += 1) {
      if (isNonZero(component, block, place)) reader.readBits(1);
      else if (left === 0) return place;
      else left -= 1;
    }
    return last + 1;
  }

  function walkRefinement({ component, ac = NOTHING }: BlockPart, block: number): boolean {
    let place = first;
    for (; ended === 0 && place <= last; place += 1) {
      const symbol = reader.readSymbol(ac);
      const [run, size] = [symbol >> 4, symbol & 15];
      if (symbol < 0 || size > 1) return false;
      if (size === 0 && run !== LONG_RUN) {
        ended = readRun(run);
        break;
      }
      reader.readBits(size);
      place = refine(component, block, place, run);
      if (size === 0) continue;
      if (place > last) return false;
      markNonZero(component, block, place);
    }
    if (ended === 0) return true;
    refine(component, block, place, Infinity);
    ended -= 1;
    return true;
  }

  if (first > 0) return isRefinement ? walkRefinement : walkNewValues;
  if (!isRefinement) return (part) => walkFirstValue(reader, part);
  return () => {
    reader.readBits(1);
    return true;
  };
}
