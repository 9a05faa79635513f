/** Longest code in bits. */
const LONGEST = 16;

/**
 * Creates the table that finds a symbol by the next 16 bits: its code's length times 256, plus the symbol; 0 for no code. `counts` says
 * how many codes there are of each length, from 1 bit on. Gets nothing for counts that cannot be.
 */
export function createHuffmanTable(counts: Uint8Array, symbols: Uint8Array): Uint16Array | undefined {
  const table = new Uint16Array(1 << LONGEST);
  let [place, index] = [0, 0];
  for (const [shorter, count] of counts.entries()) {
    const width = 1 << (LONGEST - shorter - 1);
    for (let each = 0; each < count; each += 1) {
      const symbol = symbols[index];
      if (symbol === undefined || place + width > table.length) return undefined;
      table.fill(((shorter + 1) << 8) | symbol, place, place + width);
      place += width;
      index += 1;
    }
  }
  return table;
}
