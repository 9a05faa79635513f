/** Writes a time in milliseconds as ISO 8601. */
export function toIso(time: number): string {
  return new Date(time).toISOString();
}

/** The same for what has perhaps never happened. */
export function toIsoOrNull(time: number | null): string | null {
  return time === null ? null : toIso(time);
}
