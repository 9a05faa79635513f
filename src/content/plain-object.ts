export type Plain = Record<string, unknown>;

/** Tells whether a value is an object of fields: no list, and not null. */
export function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
