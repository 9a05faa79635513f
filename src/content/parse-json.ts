/** Parses JSON: gets the value, or why the text is none. */
export function parseJson(source: string): { value?: unknown; reason?: string } {
  try {
    return { value: JSON.parse(source) as unknown };
  } catch (error) {
    return { reason: String(error) };
  }
}
