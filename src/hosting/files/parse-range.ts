export interface ByteRange {
  start: number;
  /** The last byte, which belongs to it. */
  end: number;
}

/**
 * Parses a `Range` header for a file of so many bytes (RFC 9110, section 14): `undefined` when the whole file is the answer,
 * as for several ranges at once, which no player needs; `"unsatisfiable"` when there is nothing there.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | "unsatisfiable" | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== "" && to !== "" && Number(to) < start) return undefined;
  return start >= size || (from === "" && Number(to) === 0) ? "unsatisfiable" : { start, end };
}
