import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's folder, whatever folder the command was started in. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

export function inRoot(...parts) {
  return join(ROOT, ...parts);
}
