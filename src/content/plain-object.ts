export type Plain = Record<string, unknown>;

/** Tells whether a value is an object of fields: no list, and not null. */
export function isPlain(value: unknown): value is Plain {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Parses JSON: gets the value, or why the text is none. */
export function parseJson(source: string): { value?: unknown; reason?: string } {
  try {
    return { value: JSON.parse(source) as unknown };
  } catch (error) {
    return { reason: String(error) };
  }
}
