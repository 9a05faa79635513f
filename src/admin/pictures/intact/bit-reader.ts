const MARKER = 0xff;

/** Reads bits of the compressed part of a JPEG, which ends at the next marker; behind its end there are only zeros. */
export class BitReader {
  private bits = 0;
  private count = 0;
  /** How many bits of `count` are zeros from behind the end. */
  private borrowed = 0;

  constructor(
    private readonly bytes: Uint8Array,
    private position: number,
  ) {}

  private fill(): void {
    while (this.count <= 16) {
      const byte = this.bytes[this.position];
      const isStuffed = byte === MARKER && this.bytes[this.position + 1] === 0;
      if (byte === undefined || (byte === MARKER && !isStuffed)) {
        this.bits <<= 8;
        this.borrowed += 8;
      } else {
        this.bits = (this.bits << 8) | byte;
        this.position += isStuffed ? 2 : 1;
      }
      this.count += 8;
    }
  }

  /** Reads a symbol by a table of `createHuffmanTable`; -1 for a code that the table does not have. */
  readSymbol(table: Uint16Array): number {
    this.fill();
    const entry = table[(this.bits >>> (this.count - 16)) & 0xffff] ?? 0;
    if (entry === 0) return -1;
    this.count -= entry >>> 8;
    return entry & 0xff;
  }

  /** Reads up to 16 bits as a number. */
  readBits(length: number): number {
    this.fill();
    this.count -= length;
    return (this.bits >>> this.count) & ((1 << length) - 1);
  }

  /** Whether more was read than there is. */
  get isOverrun(): boolean {
    return this.count < this.borrowed;
  }

  /** Goes to the next marker; gets its place, and how many whole bytes were left before it. */
  skipToMarker(): { position: number; unread: number } {
    let unread = Math.max(0, (this.count - this.borrowed) >> 3);
    const { bytes } = this;
    let { position } = this;
    const isMarker = () =>
      bytes[position] === MARKER && bytes[position + 1] !== 0 && bytes[position + 1] !== MARKER;
    for (; position < bytes.length && !isMarker(); position += 1) if (bytes[position] !== MARKER) unread += 1;
    return { position, unread };
  }
}
