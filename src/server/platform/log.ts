import { stderr, stdout } from "node:process";

/** References, codes and figures. Never what a person typed, never an address. */
type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

function write(level: "info" | "error", event: string, fields: LogFields): void {
  const line = `${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`;
  (level === "error" ? stderr : stdout).write(line);
}

export const log = {
  info: (event: string, fields: LogFields = {}) => write("info", event, fields),
  error: (event: string, fields: LogFields = {}) => write("error", event, fields),
};

/** Returns the code of an error of Node, a database or a mail server (`ENOENT`, `SQLITE_BUSY` …), if it has one. */
export function getErrorCode(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  const { code } = error;
  return typeof code === "string" || typeof code === "number" ? String(code) : undefined;
}

/** Returns what may be logged of an error. Not its message: databases and mail servers may repeat the visitor's input in it. */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  // Names without values.
  if (error.name === "EnvironmentError" && "settings" in error)
    return { error: error.name, settings: String(error.settings) };
  const code = getErrorCode(error);
  const where = error.stack
    ?.split("\n")
    .filter((line) => line.startsWith("    at "))
    .slice(0, 3)
    .join(" ")
    .replace(/\s+/g, " ");
  return { error: error.name, code, where };
}
