/** A statement may have only so many values; the longest of our rows has 26. */
const MAX_ROWS = 500;
/** PostgreSQL ends a statement after ten seconds, however large it is. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Divides rows, in their order, into groups for one statement each: of 500 rows and 4 MB at most, or one larger row. */
export function toBatches<Row>(rows: readonly Row[], getBytes: (row: Row) => number): Row[][] {
  const batches: Row[][] = [];
  let room = 0;
  for (const row of rows) {
    const bytes = getBytes(row);
    const last = batches.at(-1);
    if (last === undefined || last.length >= MAX_ROWS || bytes > room) {
      batches.push([row]);
      room = MAX_BYTES - bytes;
    } else {
      last.push(row);
      room -= bytes;
    }
  }
  return batches;
}
