/** Returns the code of an error of Node, a database or a mail server (`ENOENT`, `SQLITE_BUSY` …), if it has one. */
export function getErrorCode(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  const { code } = error;
  return typeof code === "string" || typeof code === "number" ? String(code) : undefined;
}
