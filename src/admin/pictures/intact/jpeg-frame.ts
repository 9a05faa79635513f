/** One colour of a JPEG, and what earlier scans have said of it. */
export interface JpegComponent {
  id: number;
  /** Blocks beside each other, and below each other, in a unit of an interleaved scan. */
  across: number;
  down: number;
  /** Blocks that the picture needs, without those that only fill units. */
  columns: number;
  rows: number;
  /** Blocks in a row, with those that fill units. */
  stride: number;
  /** Of each block, which of its 64 values are not zero: two words of bits. */
  nonZero: Uint32Array;
  isScanned: boolean;
}

export interface JpegFrame {
  isProgressive: boolean;
  components: JpegComponent[];
  /** Units of an interleaved scan. */
  unitColumns: number;
  unitRows: number;
}

const BLOCK = 8;

/** Reads the header of a frame (SOF0, SOF1, SOF2); nothing for one that is not taken apart here, such as one without a height. */
export function readFrame(segment: Uint8Array, isProgressive: boolean): JpegFrame | undefined {
  const view = new DataView(segment.buffer, segment.byteOffset, segment.byteLength);
  if (segment.length < 6) return undefined;
  const [precision, height, width, count] = [
    view.getUint8(0),
    view.getUint16(1),
    view.getUint16(3),
    view.getUint8(5),
  ];
  if (precision !== 8 || height === 0 || width === 0 || segment.length < 6 + 3 * count) return undefined;
  const sampling = Array.from({ length: count }, (_, index) => {
    const factors = view.getUint8(7 + 3 * index);
    return { id: view.getUint8(6 + 3 * index), across: factors >> 4, down: factors & 15 };
  });
  if (sampling.length === 0 || sampling.some(({ across, down }) => across < 1 || down < 1)) return undefined;
  const most = {
    across: Math.max(...sampling.map(({ across }) => across)),
    down: Math.max(...sampling.map(({ down }) => down)),
  };
  const unitColumns = Math.ceil(width / (BLOCK * most.across));
  const unitRows = Math.ceil(height / (BLOCK * most.down));
  const components = sampling.map(({ id, across, down }) => ({
    ...{ id, across, down, isScanned: false },
    columns: Math.ceil(Math.ceil((width * across) / most.across) / BLOCK),
    rows: Math.ceil(Math.ceil((height * down) / most.down) / BLOCK),
    stride: unitColumns * across,
    nonZero: new Uint32Array(isProgressive ? 2 * unitColumns * across * unitRows * down : 0),
  }));
  return { isProgressive, components, unitColumns, unitRows };
}
